import type { Amount, Condition, PlayerFilter, PlayerRef } from '../../game/index.js';
import { WHOSE_COIN } from './coins.js';
import { OPPONENTS, YOU } from './constants.js';
import { nextTarget, ORDINALS, ordinal } from './mentioned.js';
import { readNoun } from './nouns.js';
import { POSSESSORS } from './objects.js';
import { Phrases } from './phrases.js';
import { addTarget, mention, type Scope, same, set } from './reader.js';
import type { Parts, Reader, Rules } from './rules.js';

const IT: PlayerRef = { player: 'it' };
const SIDES = [
  ['left', 'left'],
  ['right', 'right'],
] as const;

/** Players by their names in words: as a subject, and as an owner. */
const GROUPS: readonly [string, string, PlayerRef][] = [
  ['each player', "each player's", { player: 'each' }],
  ['each opponent', "each opponent's", OPPONENTS],
  ['each other player', "each other player's", { player: 'each', filter: { who: 'others' } }],
  ['each teammate', "each teammate's", { player: 'each', filter: { who: 'teammates' } }],
  ['defending player', "defending player's", { player: 'defending' }],
  ['attacking player', "attacking player's", { player: 'attacking' }],
  ['the active player', "the active player's", { player: 'active' }],
  ['enchanted player', "enchanted player's", { player: 'enchanted' }],
  ['the chosen player', "the chosen player's", { player: 'chosen', name: 'player' }],
];
const SUBJECTS = new Phrases(GROUPS.map(([name, , ref]) => [name, ref]));
const OWNERS = new Phrases(GROUPS.map(([, own, ref]) => [own, ref]));
/** The same, in other words. */
const SYNONYMS: readonly [string, PlayerRef][] = [
  ['all players', { player: 'each' }],
  ['players', { player: 'each' }],
  ['each of your opponents', OPPONENTS],
  ['your opponents', OPPONENTS],
  ['all other players', { player: 'each', filter: { who: 'others' } }],
];
const TARGETS: readonly [string, PlayerFilter][] = [
  ['target player', {}],
  ['target opponent', { who: 'opponents' }],
];

const HURT = 'previously dealt damage by';

/** Behind players: "who controls a Swamp", "attacking enchanted player". */
export function whichOnes(r: Reader, parts: Parts): PlayerFilter | undefined {
  if (r.take('attacking')) {
    const attacking = readPlayers(r, parts, false);
    return attacking && { attacking };
  }
  const where = WHOSE_COIN.find(([words]) => r.take(words))?.[1] ?? whoDoes(r, parts);
  return where && { where };
}

/** "other than target player", behind players. */
function exceptSome(r: Reader, parts: Parts): PlayerFilter | undefined {
  if (!r.take('other than')) return undefined;
  const not = readPlayers(r, parts, false);
  return not && not.player !== 'each' && not.player !== 'you' ? { not } : undefined;
}

/** "who controls a Swamp", behind the players of whom it has to be so. */
function whoDoes(r: Reader, parts: Parts): Condition | undefined {
  if (!r.take('who')) return undefined;
  const before = r.scope.subject;
  r.scope.subject = IT;
  const where = (parts.get('predicate') as Rules<Condition>).readWith(r, { subject: IT });
  set(r.scope, 'subject', before);
  return where;
}

export function sayWho(where: Condition, t: Scope, parts: Parts): string | undefined {
  const coin = WHOSE_COIN.find(([, own]) => same(own, where))?.[0];
  if (coin) return coin;
  const before = t.subject;
  t.subject = IT;
  const said = (parts.get('predicate') as Rules<Condition>).sayWith(where, t, { subject: IT }, true);
  set(t, 'subject', before);
  return said && `who ${said}`;
}

/** "the player with the most life", "the player who controls the most Wizards". */
function leader(r: Reader, parts: Parts): PlayerRef | undefined {
  if (!r.take('the player')) return undefined;
  const most = (where: Condition | undefined): PlayerRef | undefined =>
    where && { player: 'each', filter: { where } };
  if (r.take('with the most life') || r.take('who has the most life'))
    return most(moreThanOthers((of) => ({ amount: 'life', of })));
  if (r.take('who has the most cards in hand') || r.take('with the most cards in hand'))
    return most(moreThanOthers((owner) => ({ amount: 'numberOf', objects: { zone: 'hand', owner } })));
  if (!r.take('who controls the most')) return undefined;
  const filter = readNoun(r, parts, false);
  return most(
    filter && moreThanOthers((controller) => ({ amount: 'numberOf', objects: { ...filter, controller } })),
  );
}

/** Has more of something than each other player; the one who is asked about is `it`, and inside so are the others. */
export function moreThanOthers(of: (who: PlayerRef) => Amount): Condition {
  return {
    if: 'compare',
    left: of(IT),
    is: '>',
    right: { amount: 'max', of: of(IT), over: { who: 'others', of: IT } },
  };
}

/** The one player that "that player" can mean. */
export function thatPlayer(scope: Scope): PlayerRef | undefined {
  if (scope.subject?.player === 'it') return scope.subject;
  const candidates: PlayerRef[] = [...scope.players];
  if (scope.eventPlayer && !candidates.some((one) => same(one, scope.eventPlayer)))
    candidates.push(scope.eventPlayer);
  if (candidates.length === 0) return controllerOfTarget(scope);
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** "target creature an opponent controls": that opponent, where there is one such target. */
function controllerOfTarget(scope: Scope): PlayerRef | undefined {
  const found = scope.targets.flatMap(({ objects, max = 1 }, index) =>
    max === 1 && same(objects?.controller, OPPONENTS) ? [index] : [],
  );
  const [index] = found;
  return found.length === 1 && index !== undefined && scope.targets.length === 1
    ? { player: 'controller', of: { object: 'target', index } }
    : undefined;
}

/** "other players" are those beside whom the event has named, or else beside you; undefined where that could be several. */
export function besides(scope: Scope, filter: PlayerFilter): PlayerFilter | undefined {
  if (filter.who !== 'others') return filter;
  if (scope.eventPlayer) return { ...filter, of: scope.eventPlayer };
  return scope.players.length > 0 ? undefined : filter;
}

/** The other way round: what "other players" has to be said of; undefined where the words would mean others. */
export function saidBesides(scope: Scope, filter: PlayerFilter): PlayerFilter | undefined {
  if (filter.who !== 'others' || !(scope.eventPlayer || scope.players.length > 0)) return filter;
  const { of, ...rest } = filter;
  return scope.eventPlayer && same(of, scope.eventPlayer) ? rest : undefined;
}

/** "you and that player each" */
function together(r: Reader, parts: Parts): PlayerRef | undefined {
  if (!r.take('you and')) return undefined;
  const other = readPlayers(r, parts, false);
  return other && other.player !== 'each' && r.take('each')
    ? { player: 'each', filter: { among: [YOU, other] } }
    : undefined;
}

/** The words with which players begin, as a subject or as owners. */
const BEGINNINGS: ReadonlySet<string> = new Set([
  ...POSSESSORS,
  ...GROUPS.map(([name]) => name.split(' ')[0] as string),
  ...SYNONYMS.map(([name]) => name.split(' ')[0] as string),
  ...['you', 'your', 'target', 'another', 'any', 'they', 'them', 'their'],
]);

/** Reads players, as a subject or, where `whose` says so, as owners. */
export function readPlayers(r: Reader, parts: Parts, whose: boolean): PlayerRef | undefined {
  if (!r.begins(BEGINNINGS)) return undefined;
  const { scope } = r;
  const both =
    !whose && r.peek() === 'you' && r.peek(1) === 'and' ? r.attempt(() => together(r, parts)) : undefined;
  if (both) return both;
  if (r.take(whose ? 'your' : 'you')) return YOU;
  const ref = (whose ? OWNERS : SUBJECTS).read(r);
  if (ref) {
    if (ref.player === 'enchanted' && scope.attachedTo !== 'player') return undefined;
    if (ref.player !== 'each') return ref;
    const all = ref.filter && besides(scope, ref.filter);
    if (ref.filter && !all) return undefined;
    const more = whose ? undefined : r.attempt(() => exceptSome(r, parts) ?? whichOnes(r, parts));
    return all || more ? { player: 'each', filter: { ...all, ...more } } : ref;
  }
  if (!whose && r.take('any number of')) {
    const filter = TARGETS.find(([name]) => r.take(`${name}s each`))?.[1];
    return filter && addTarget(scope, { players: filter, min: 0, max: 20 }).player;
  }
  if (!whose && r.take('each other opponent')) {
    const not = thatPlayer(scope);
    return not && { player: 'each', filter: { who: 'opponents', not } };
  }
  const foes =
    whose || r.peek() !== 'each'
      ? undefined
      : r.attempt((): PlayerRef | undefined => {
          if (!r.take("each of that player's opponents")) return undefined;
          const of = thatPlayer(scope);
          return of && { player: 'each', filter: { who: 'opponents', of } };
        });
  if (foes) return foes;
  if (r.peek() === 'the' && r.peek(2) === 'to')
    for (const [side, name] of SIDES)
      for (const [own, of] of [
        ['your', YOU],
        ['their', scope.subject ?? thatPlayer(scope)],
      ] as const)
        if (of && r.take(`the player to ${own} ${name}${whose ? "'s" : ''}`)) return { player: side, of };
  const most = whose || r.peek() !== 'the' ? undefined : r.attempt(() => leader(r, parts));
  if (most) return most;
  if (!whose) for (const [name, ref] of SYNONYMS) if (r.take(name)) return ref;
  for (const [name, filter] of TARGETS) {
    if (r.take(whose ? `${name}'s` : name)) {
      const by = whose || !r.take(HURT) ? undefined : parts.get('object').read(r);
      const players = by ? { ...filter, hurtBy: by } : filter;
      return mention(scope.players, addTarget(scope, { players }).player);
    }
    if (r.take(whose ? `another ${name}'s` : `another ${name}`))
      return mention(scope.players, addTarget(scope, { players: filter, another: true }).player);
  }
  const numbered = /^the$/.test(r.peek()) ? ordinal(r, whose) : undefined;
  if (numbered !== undefined)
    return scope.targets[numbered]?.players ? { player: 'target', index: numbered } : undefined;
  if (r.take(whose ? "the triggering player's" : 'the triggering player')) return scope.eventPlayer;
  if (
    whose
      ? r.take("that player's") || r.take("that opponent's")
      : r.oneOf('that player', 'that opponent', 'the player', 'that attacking player') !== undefined
  )
    return thatPlayer(scope);
  if (r.take(whose ? 'their' : 'they') || (!whose && r.take('them')))
    return scope.subject ?? thatPlayer(scope);
  return r.attempt((): PlayerRef | undefined => {
    const of = parts.get('possessor').read(r);
    if (of === undefined) return undefined;
    if (r.take(whose ? "controller's" : 'controller')) return { player: 'controller', of };
    return r.take(whose ? "owner's" : 'owner') ? { player: 'owner', of } : undefined;
  });
}

/** Says players; the other way round than `readPlayers`. */
export function sayPlayers(meant: PlayerRef, t: Scope, parts: Parts, whose: boolean): string | undefined {
  const all = meant.player === 'each' ? meant.filter && saidBesides(t, meant.filter) : undefined;
  if (meant.player === 'each' && meant.filter && !all) return undefined;
  const ref: PlayerRef = all ? { player: 'each', filter: all } : meant;
  const own = whose ? "'s" : '';
  if (ref.player === 'you') return whose ? 'your' : 'you';
  if (t.subject && same(t.subject, ref)) return whose ? 'their' : 'they';
  for (const [name, owner, group] of GROUPS) if (same(group, ref)) return whose ? owner : name;
  if (ref.player === 'each' && ref.filter?.among && !whose) {
    const [you, other] = ref.filter.among;
    const who = you?.player === 'you' && other && sayPlayers(other, t, parts, false);
    return who ? `you and ${who} each` : undefined;
  }
  if (ref.player === 'each' && ref.filter?.of && !whose) {
    const { who, of, ...more } = ref.filter;
    return who === 'opponents' && Object.keys(more).length === 0 && same(thatPlayer(t), of)
      ? "each of that player's opponents"
      : undefined;
  }
  if (ref.player === 'each' && ref.filter?.not && !whose) {
    const { not, ...filter } = ref.filter;
    const who = sayPlayers(
      Object.keys(filter).length > 0 ? { player: 'each', filter } : { player: 'each' },
      t,
      parts,
      false,
    );
    const except = who && sayPlayers(not, t, parts, false);
    return except && `${who} other than ${except}`;
  }
  if (ref.player === 'each' && ref.filter?.attacking && !whose) {
    const { attacking, ...filter } = ref.filter;
    const who = sayPlayers({ player: 'each', filter }, t, parts, false);
    const whom = who && sayPlayers(attacking, t, parts, false);
    return whom && `${who} attacking ${whom}`;
  }
  if (ref.player === 'each' && ref.filter?.where && !whose) {
    const { where, ...filter } = ref.filter;
    const every: PlayerRef =
      Object.keys(filter).length === 0 ? { player: 'each' } : { player: 'each', filter };
    const name = GROUPS.find(([, , group]) => same(group, every))?.[0];
    const who = name && sayWho(where, t, parts);
    return who && `${name} ${who}`;
  }
  if (ref.player === 'target') {
    const spec = t.targets[ref.index];
    if (spec === undefined) return undefined;
    if (t.players.some((one) => same(one, ref)))
      return same(thatPlayer(t), ref) ? `that player${own}` : `the ${ORDINALS[ref.index]} target${own}`;
    const { players: meantOnes = {}, another, ...rest } = spec;
    const { hurtBy, ...players } = meantOnes;
    const by = hurtBy && parts.get('object').say(hurtBy, t);
    if (hurtBy && (!by || whose || another || rest.max)) return undefined;
    if (rest.min === 0 && rest.max === 20) {
      const many = TARGETS.find(([, filter]) => same(filter, players))?.[0];
      if (many === undefined || another || whose || !nextTarget(t, ref.index)) return undefined;
      mention(t.players, ref);
      return `any number of ${many}s each`;
    }
    const name = TARGETS.find(([, filter]) => same(filter, players))?.[0];
    if (name === undefined || Object.keys(rest).length > 0 || !nextTarget(t, ref.index)) return undefined;
    mention(t.players, ref);
    return `${another ? 'another ' : ''}${name}${own}${by ? ` ${HURT} ${by}` : ''}`;
  }
  if (ref.player === 'left' || ref.player === 'right') {
    const of =
      ref.of.player === 'you' ? 'your' : sayPlayers(ref.of, t, parts, true) === 'their' ? 'their' : undefined;
    return of && `the player to ${of} ${ref.player}${own}`;
  }
  if (ref.player === 'it') return same(thatPlayer(t), ref) ? `that player${own}` : undefined;
  if (ref.player === 'that') {
    if (!same(t.eventPlayer, ref)) return undefined;
    return same(thatPlayer(t), ref) ? `that player${own}` : `the triggering player${own}`;
  }
  if (ref.player === 'controller' || ref.player === 'owner') {
    const of = parts.get('possessor').say(ref.of, t);
    return of === undefined ? undefined : `${of} ${ref.player}${own}`;
  }
  return undefined;
}
