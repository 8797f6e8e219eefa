import type { Token } from './tokens.js';

/** Who and what an action may name: the names of the scenario. */
export interface Names {
  players: readonly string[];
  teams: readonly string[];
  /** Ids of cards of the set-up, with the names of their cards. */
  objects: ReadonlyMap<string, string>;
  /** Names of cards that may be spoken of without an object, longest first. */
  cards: readonly string[];
  /** Names given to tokens and copies by earlier actions. */
  made: Set<string>;
}

/** What a slot of a pattern caught. */
export type Caught = Record<string, string | number | (string | number)[]>;

type Node =
  | { kind: 'word'; word: string }
  | { kind: 'slot'; name: string; type: string; possessive: boolean }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; options: Node[] }
  | { kind: 'optional'; of: Node };

/**
 * A pattern of words: plain words, `(a|b c)` for a choice, `?` after a word or bracket for what may be missing, and
 * slots `<name:type>`, with `'s` when the genitive is required. Types: `player`, `team`, `side` (player or team),
 * `object`, `thing` (any of them), each with `s` for a list; `number`, `sizes`, `card`, `new` (a name not yet used),
 * `decision` (d1, d2, …), `words` (up to the next sign).
 */
export function compilePattern(text: string): Node {
  const pieces = text.match(/<\w+:\w+>(?:'s)?|[()|?]|[^\s()|?<>]+/g) ?? [];
  let at = 0;
  const choice = (): Node => {
    const options = [sequence()];
    while (pieces[at] === '|') {
      at++;
      options.push(sequence());
    }
    return options.length === 1 ? (options[0] as Node) : { kind: 'choice', options };
  };
  const sequence = (): Node => {
    const parts: Node[] = [];
    while (at < pieces.length && pieces[at] !== '|' && pieces[at] !== ')') {
      const piece = pieces[at++] as string;
      let node: Node;
      if (piece === '(') {
        node = choice();
        at++;
      } else {
        const slot = /^<(\w+):(\w+)>('s)?$/.exec(piece);
        node = slot
          ? {
              kind: 'slot',
              name: slot[1] as string,
              type: slot[2] as string,
              possessive: slot[3] !== undefined,
            }
          : { kind: 'word', word: piece };
      }
      if (pieces[at] === '?') {
        at++;
        node = { kind: 'optional', of: node };
      }
      parts.push(node);
    }
    return parts.length === 1 ? (parts[0] as Node) : { kind: 'sequence', parts };
  };
  return choice();
}

/** How a pattern can begin: with one of some words, or with a slot of one of some types. */
export interface Beginning {
  words: Set<string>;
  slots: Set<string>;
  /** The pattern can match nothing. */
  empty: boolean;
}

/** How a pattern can begin. */
export function beginningOf(node: Node): Beginning {
  switch (node.kind) {
    case 'word':
      return { words: new Set([node.word]), slots: new Set(), empty: false };
    case 'slot':
      return { words: new Set(), slots: new Set([node.type]), empty: false };
    case 'optional':
      return { ...beginningOf(node.of), empty: true };
    case 'choice': {
      const all = node.options.map(beginningOf);
      return {
        words: new Set(all.flatMap((one) => [...one.words])),
        slots: new Set(all.flatMap((one) => [...one.slots])),
        empty: all.some((one) => one.empty),
      };
    }
    case 'sequence': {
      const begin: Beginning = { words: new Set(), slots: new Set(), empty: true };
      for (const part of node.parts) {
        const one = beginningOf(part);
        for (const word of one.words) begin.words.add(word);
        for (const slot of one.slots) begin.slots.add(slot);
        if (!one.empty) {
          begin.empty = false;
          break;
        }
      }
      return begin;
    }
  }
}

/**
 * The words without which a pattern matches nowhere, so that most patterns are put aside at a glance.
 *
 * @returns groups of words; of every group at least one has to stand somewhere in what is matched
 */
export function wordsNeeded(node: Node): string[][] {
  switch (node.kind) {
    case 'word':
      return [[node.word]];
    case 'sequence':
      return node.parts.flatMap(wordsNeeded);
    case 'choice': {
      const groups = node.options.map((option) => wordsNeeded(option)[0]);
      return groups.every((group) => group !== undefined) ? [groups.flat()] : [];
    }
    default:
      return [];
  }
}

/** Whether a slot of a type can begin at a word. */
export function slotBegins(type: string, tokens: Token[], at: number, names: Names): boolean {
  for (const _filler of fillers(type, tokens, at, names)) return true;
  return false;
}

/** A way in which a pattern matches: where it ends and what its slots caught. */
export interface Match {
  end: number;
  caught: Caught;
}

/** Every way in which a pattern matches from a position. */
export function* matches(
  node: Node,
  tokens: Token[],
  at: number,
  names: Names,
  caught: Caught,
): Generator<Match> {
  switch (node.kind) {
    case 'word': {
      const token = tokens[at];
      if (token && (token.word === node.word || (token.possessive && node.word === `${token.word}'s`)))
        yield { end: at + 1, caught };
      return;
    }
    case 'optional':
      yield* matches(node.of, tokens, at, names, caught);
      yield { end: at, caught };
      return;
    case 'choice':
      for (const option of node.options) yield* matches(option, tokens, at, names, caught);
      return;
    case 'sequence':
      yield* sequenceFrom(node.parts, 0, tokens, at, names, caught);
      return;
    case 'slot':
      for (const { end, value, possessive } of fillers(node.type, tokens, at, names))
        if (!node.possessive || possessive) yield { end, caught: { ...caught, [node.name]: value } };
      return;
  }
}

function* sequenceFrom(
  parts: Node[],
  index: number,
  tokens: Token[],
  at: number,
  names: Names,
  caught: Caught,
): Generator<Match> {
  const part = parts[index];
  if (!part) {
    yield { end: at, caught };
    return;
  }
  for (const match of matches(part, tokens, at, names, caught))
    yield* sequenceFrom(parts, index + 1, tokens, match.end, names, match.caught);
}

interface Filler {
  end: number;
  value: string | number | (string | number)[];
  possessive: boolean;
}

/** Colours, modes and answers that a player can pick by a word. */
const CHOICES = new Set(['white', 'blue', 'black', 'red', 'green', 'draw', 'pump', 'yes', 'no', 'none']);

const CLOSES = new Set([',', ';', 'and', ':']);

/** Longer lists than this are not looked for. */
const LONGEST_LIST = 32;

function* fillers(type: string, tokens: Token[], at: number, names: Names): Generator<Filler> {
  const token = tokens[at];
  if (!token) return;
  switch (type) {
    case 'number':
      if (token.number !== undefined) yield { end: at + 1, value: token.number, possessive: false };
      return;
    case 'sizes':
      if (token.kind === 'sizes')
        yield { end: at + 1, value: token.text.split('+').map(Number), possessive: false };
      return;
    case 'new':
      if (token.kind === 'word') yield { end: at + 1, value: token.text, possessive: token.possessive };
      return;
    case 'decision':
      if (/^d\d+$/.test(token.text)) yield { end: at + 1, value: token.text, possessive: false };
      return;
    case 'choice':
      // A word that names no player, team or object: a colour, a mode, a number.
      if (token.number !== undefined && token.kind === 'number')
        yield { end: at + 1, value: [token.number], possessive: false };
      else if (CHOICES.has(token.word)) yield { end: at + 1, value: [token.word], possessive: false };
      return;
    case 'card': {
      for (const name of names.cards) {
        const end = spells(name, tokens, at);
        if (end !== undefined) yield { end, value: name, possessive: false };
      }
      return;
    }
    case 'words': {
      let end = at;
      while (end < tokens.length && !/^[;:]$/.test((tokens[end] as Token).word)) end++;
      for (let stop = end; stop > at; stop--)
        yield { end: stop, value: tokens.slice(at, stop).map((t) => t.text), possessive: false };
      return;
    }
    case 'players':
    case 'teams':
    case 'sides':
    case 'objects':
    case 'things': {
      const ends: Filler[] = [];
      const value: string[] = [];
      let end = at;
      while (value.length < LONGEST_LIST) {
        const item = [...single(type.slice(0, -1), tokens, end, names)][0];
        // "it" stands alone: in "casts a on b and it resolves" the list ends at b.
        if (!item || (item.value === 'it' && value.length > 0)) break;
        value.push(item.value as string);
        end = item.end;
        if (item.value === 'it' && tokens[end] && !CLOSES.has((tokens[end] as Token).word)) break;
        ends.push({ end, value: [...value], possessive: item.possessive });
        let next = end;
        if (tokens[next]?.word === ',') next++;
        if (tokens[next]?.word === 'and' || tokens[next]?.word === 'plus') next++;
        end = next;
      }
      yield* ends.reverse();
      return;
    }
    default:
      yield* single(type, tokens, at, names);
  }
}

/** Words that may stand before the name of what they describe: "the land l", "general G1", "Ada's wall". */
const DESCRIBES = new Set([
  'creature',
  'land',
  'spell',
  'card',
  'permanent',
  'artifact',
  'enchantment',
  'planeswalker',
  'walker',
  'token',
  'player',
  'emperor',
  'general',
  'head',
  'players',
  'creatures',
]);

/** Where the name itself begins, behind an article, a description or its controller. */
function behindDescription(tokens: Token[], at: number, names: Names): number {
  const owned = tokens[at]?.possessive && names.players.includes((tokens[at] as Token).text);
  if (owned) return DESCRIBES.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const from = tokens[at]?.word === 'the' ? at + 1 : at;
  return DESCRIBES.has(tokens[from]?.word ?? '') ? from + 1 : at;
}

/** The names of one kind that begin at a position. */
function* single(type: string, tokens: Token[], at: number, names: Names): Generator<Filler> {
  yield* bare(type, tokens, at, names);
  const behind = behindDescription(tokens, at, names);
  if (behind === at || names.cards.some((card) => spells(card, tokens, at) !== undefined)) return;
  const owned = tokens[at]?.possessive;
  for (const filler of bare(owned ? 'object' : type, tokens, behind, names))
    if ((!owned || ['object', 'thing'].includes(type)) && filler.value !== 'it') yield filler;
}

function* bare(type: string, tokens: Token[], at: number, names: Names): Generator<Filler> {
  const token = tokens[at];
  if (!token) return;
  const found = (value: string, end = at + 1): Filler => ({
    end,
    value,
    possessive: tokens[end - 1]?.possessive ?? false,
  });
  const wants = (kind: string) =>
    type === kind || type === 'thing' || (type === 'side' && (kind === 'player' || kind === 'team'));
  if (wants('player')) {
    if (names.players.includes(token.text)) yield found(token.text);
    else if (['himself', 'herself', 'themself', 'itself'].includes(token.word)) yield found('self');
  }
  if (wants('team')) {
    const next = tokens[at + 1];
    if (token.word === 'team' && next && names.teams.includes(next.text)) yield found(next.text, at + 2);
    else if (names.teams.includes(token.text)) yield found(token.text);
  }
  if (wants('object')) {
    if (names.objects.has(token.text) || names.made.has(token.text)) yield found(token.text);
    else if (token.word === 'it') yield found('it');
    else
      for (const [id, card] of names.objects) {
        const end = spells(card, tokens, at);
        if (end !== undefined) {
          yield found(id, end);
          break;
        }
      }
  }
}

/** Where a name of several words ends when it is spelled from a position. */
function spells(name: string, tokens: Token[], at: number): number | undefined {
  const words = name.toLowerCase().match(/[\p{L}\d_]+(?:-[\p{L}\d_]+)*/gu) ?? [];
  let end = at;
  for (const word of words) {
    const token = tokens[end];
    // A genitive inside a name, as in "Teferi's Moat", was folded into its word.
    if (word === 's' && tokens[end - 1]?.possessive) continue;
    if (token?.word !== word) return undefined;
    end++;
  }
  return words.length > 0 ? end : undefined;
}
