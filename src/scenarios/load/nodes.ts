import { insteadOf, nearest, ScenarioError } from '../error.js';
import type { JsonNode, Source } from '../json/parse.js';

export type ObjectNode = JsonNode & { kind: 'object' };
export type StringNode = JsonNode & { kind: 'string' };

/** Reads the parts of a scenario file by their shapes, and notes every slip with its place. */
export class NodeReader {
  readonly source: Source;
  readonly slips: ScenarioError[] = [];

  constructor(source: Source) {
    this.source = source;
  }

  /** Notes what goes wrong in one part, so that the others are looked at as well. */
  attempt<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      this.slips.push(error);
      return undefined;
    }
  }

  /** Notes a slip and goes on. */
  readonly slip = (at: number, reason: string): void => {
    this.slips.push(this.source.error(at, reason));
  };

  object(node: JsonNode, what: string): ObjectNode {
    if (node.kind !== 'object')
      throw this.source.error(node.at, `${what} is written in { } , not as ${kindName(node)}`);
    return node;
  }

  array(node: JsonNode, what: string): JsonNode[] {
    if (node.kind !== 'array')
      throw this.source.error(node.at, `${what} is a list in [ ], not ${kindName(node)}`);
    return node.items;
  }

  string(node: JsonNode, what: string): StringNode {
    if (node.kind !== 'string')
      throw this.source.error(node.at, `${what} is a text in quotes, not ${kindName(node)}`);
    return node;
  }

  get(node: ObjectNode, key: string): JsonNode | undefined {
    const value = node.entries.get(key)?.value;
    return value?.kind === 'null' ? undefined : value;
  }

  need(node: ObjectNode, key: string, what: string): JsonNode {
    const value = this.get(node, key);
    if (!value) throw this.source.error(node.at, `${what} has no "${key}"`);
    return value;
  }

  optionalText(node: ObjectNode, key: string): string | undefined {
    const value = this.get(node, key);
    return value ? this.string(value, `"${key}"`).value : undefined;
  }

  /** A key that nearly is a known one is a slip of the pen; other unknown keys are remarks. */
  spelling(node: ObjectNode, known: readonly string[]): void {
    for (const [key, { key: at }] of node.entries) {
      if (known.includes(key)) continue;
      const guess = nearest(key, known);
      if (guess !== undefined) this.slip(at, `"${key}" means nothing here; did you mean "${guess}"?`);
    }
  }

  player(node: { at: number }, name: string, players: string[]): void {
    if (players.includes(name)) return;
    throw this.source.error(
      node.at,
      `there is no player "${name}"; ${insteadOf(name, players, `the players are ${players.slice(0, 8).join(', ')}`)}`,
    );
  }
}

/** What a part of a file is, for messages. */
export function kindName(node: JsonNode): string {
  switch (node.kind) {
    case 'object':
      return 'an object';
    case 'array':
      return 'a list';
    case 'string':
      return `"${node.value.slice(0, 30)}"`;
    case 'null':
      return 'null';
    default:
      return String(node.value);
  }
}
