import type { ObjectRef, PlayerFilter, PlayerRef, TargetSpec } from '../../../src/game/index.js';
import type { Cursor } from './cursor.js';
import { readFilter, readPlayer } from './references.js';
import { singular } from './words.js';

/**
 * Reads the targets of a spell or ability: `target t:creature|player, u:another creature|player ->`,
 * `for each opponent o: target permanent o controls ->`. The names are bound.
 */
export function readTargets(c: Cursor): boolean {
  return (
    c.attempt(() => {
      let forEach: PlayerFilter | undefined;
      if (c.take('for')) {
        const who = readPlayer(c);
        if (who?.player !== 'each') return undefined;
        forEach = who.filter ?? {};
        const name = c.name();
        if (name) c.names.set(name, { as: 'player', ref: { player: 'it' } });
        if (!c.take(':')) return undefined;
      }
      // "up to 2 target creatures": fewer may be taken.
      const upTo = c.attempt(() => (c.take('up to') ? c.number() : undefined));
      if (!c.take('target')) return undefined;
      let more = true;
      while (more) {
        const spec: TargetSpec = {};
        let name: string | undefined;
        const several: string[] = [];
        // "t,u:players" declares two targets of one kind.
        while (c.peek(1) === ',' && /^[a-z]$/.test(c.peek()) && /^[a-z]$/.test(c.peek(2))) {
          several.push(c.name() as string);
          c.need(',');
        }
        if (c.peek(1) === ':') {
          name = c.name();
          c.need(':');
        }
        const least = c.number();
        if (least !== undefined) {
          spec.min = least;
          spec.max = least;
          if (c.take('. .')) spec.max = c.number() ?? least;
        } else if (upTo !== undefined) {
          spec.min = 0;
          spec.max = upTo;
        }
        const wasAnother = c.take('another');
        if (wasAnother) spec.another = true;
        const kinds = readTargetKinds(c);
        if (!kinds) return undefined;
        Object.assign(spec, kinds);
        if (forEach) spec.forEach = forEach;
        if (name === undefined) name = c.name();
        for (const other of several) {
          c.targets.push({ ...spec });
          bindTarget(c, other, spec, c.targets.length - 1);
        }
        if (several.length > 0) spec.another = true;
        c.targets.push(spec);
        const index = c.targets.length - 1;
        if (c.take('( you choose )')) spec.chooser = 'you';
        else if (c.take('( chosen by opponent')) {
          c.name();
          c.need('you choose )');
          spec.chooser = 'opponent';
        }
        bindTarget(c, name ?? (index === 0 ? 'target' : `target${index + 1}`), spec, index);
        more = false;
        if (c.take(',') || c.take(';')) {
          c.take('target');
          more = true;
        }
        if (more && c.peek(1) !== ':') return undefined;
      }
      return c.take('->') ? true : undefined;
    }) ?? false
  );
}

function bindTarget(c: Cursor, name: string, spec: TargetSpec, index: number): void {
  const player: PlayerRef = { player: 'target', index };
  const object: ObjectRef = { object: 'target', index };
  if (spec.players && spec.objects) c.names.set(name, { as: 'either', player, object });
  else if (spec.players) c.names.set(name, { as: 'player', ref: player });
  else c.names.set(name, { as: 'object', ref: object });
}

const PLAYERS: Readonly<Record<string, PlayerFilter>> = {
  player: {},
  opponent: { who: 'opponents' },
  teammate: { who: 'teammates' },
};

/** `creature|player`, `players`, `opponent`, `instant|sorcery spell`. */
function readTargetKinds(c: Cursor): TargetSpec | undefined {
  const spec: TargetSpec = {};
  for (;;) {
    const one = singular(c.peek());
    const players = PLAYERS[one];
    if (players) {
      c.at++;
      spec.players = players;
    } else {
      const filter = readFilter(c);
      if (!filter) return spec.players || spec.objects ? spec : undefined;
      spec.objects = spec.objects
        ? { ...spec.objects, types: [...(spec.objects.types ?? []), ...(filter.types ?? [])] }
        : filter;
    }
    if (!c.take('|')) return spec;
  }
}
