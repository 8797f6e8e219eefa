import type { Amount, Condition, Effect, ObjectFilter } from '../../game/index.js';
import { readNoun } from './nouns.js';
import { type Scope, same } from './reader.js';
import type { Parts, Reader, Rules } from './rules.js';

/** What each player is asked to have done, and the words for having done it. */
const VERBS: Readonly<Partial<Record<Effect['effect'], readonly [base: string, past: string]>>> = {
  discard: ['discard', 'discarded'],
  sacrifice: ['sacrifice', 'sacrificed'],
  draw: ['draw', 'drew'],
  mill: ['mill', 'milled'],
  loseLife: ['lose', 'lost'],
};

/** The effect itself, or the one that a player may have done. */
const doneIn = (deed: Effect | undefined): Effect | undefined =>
  deed?.effect === 'may' ? deed.effects[0] : deed;

/** How many were asked for, where that is not one: who has fewer cannot do it, though those go as well. */
function askedFor(deed: Effect | undefined): Amount | undefined {
  const count = deed?.effect === 'sacrifice' || deed?.effect === 'discard' ? deed.count : undefined;
  return count === 1 || count === 'all' || count === 'any' ? undefined : count;
}

/** Words that say again what a player did, as "sacrificed a creature this way". */
function again(r: Reader, parts: Parts, form: 0 | 1): '' | undefined {
  const deed = doneIn(r.scope.last.deed);
  const verb = deed && VERBS[deed.effect]?.[form];
  if (!verb || !r.take(verb)) return undefined;
  if (deed.effect === 'sacrifice') {
    const filter = r.take('a') || r.take('an') ? readNoun(r, parts, false) : undefined;
    const plain = ({ controller: _, ...rest }: ObjectFilter) => rest;
    if (!filter || !same(plain(filter), plain(deed.filter))) return undefined;
  } else if (!(r.take('a card') || r.take('cards') || r.take('life'))) return undefined;
  return r.take('this way') ? '' : undefined;
}

/** Puts "who does", "who didn't" and "who discarded a card this way" among what players can be asked. */
export function defineDeeds(parts: Parts): void {
  const reads = (words: readonly string[], form: 0 | 1, before: readonly string[]) => ({
    read: (r: Reader): '' | undefined => {
      const { deed } = r.scope.last;
      if (deed === undefined || (askedFor(deed) !== undefined && /^c.*t$/.test(r.peek()))) return undefined;
      const told = r.attempt(() =>
        before.length === 0 || before.some((one) => r.take(one)) ? again(r, parts, form) : undefined,
      );
      return told ?? (words.some((one) => r.take(one)) ? '' : undefined);
    },
    say: (_: unknown, t: Scope) => (t.last.deed === undefined ? undefined : words[0]),
  });
  parts.define('did', reads(['did', 'does'], 1, []));
  parts.define('didnt', reads(["didn't", "doesn't", "can't", "couldn't"], 0, ["didn't"]));
  parts.define('short', {
    read: (r: Reader): Amount | undefined => {
      const count = askedFor(r.scope.last.deed);
      return count !== undefined && r.oneOf("can't", "couldn't") ? count : undefined;
    },
    say: (count: Amount, t: Scope) => (same(askedFor(t.last.deed), count) ? "can't" : undefined),
  });
  const left = { amount: 'remembered', name: 'did', of: '$subject' };
  (parts.get('predicate') as Rules<Condition>)
    .add('<did>', { if: 'compare', left, is: '>=', right: 1 })
    .add('<short>', { if: 'compare', left, is: '<', right: '$short' })
    .add('<didnt>', { if: 'compare', left, is: '==', right: 0 });
  (parts.get('stated') as Rules<Condition>).add(['no one does', 'no one did', 'no player does'], {
    if: 'compare',
    left: { amount: 'remembered', name: 'did', of: { player: 'each' } },
    is: '==',
    right: 0,
  });
}
