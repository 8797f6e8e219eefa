import type { Condition, Effect, PlayerFilter, PlayerRef } from '../../game/index.js';
import { END_OF_TURN, YOU } from './constants.js';
import { newScope, type Scope, same } from './reader.js';
import type { Parts, Reader } from './rules.js';

type Static = {
  static: 'draws';
  who: PlayerFilter;
  effects: Effect[];
  may?: true;
  butFirst?: true;
  least?: number;
  if?: Condition;
};
type OneShot = Extract<Effect, { effect: 'replaceDraw' }>;
type Body = Pick<Static, 'effects' | 'may'>;

const THAT: PlayerRef = { player: 'that' };
const except = (who: string, whose: string): string =>
  `except the first one ${who} draw in each of ${whose} draw steps`;
const FIRST = except('they', 'their');
const YOUR_FIRST = except('you', 'your');
const SKIPS = ['you may skip that draw', 'that player may skip that draw', 'that player skips that draw'];

/** The scope of a sentence about the player who would draw. */
const scopeOf = (mine: boolean, x: boolean): Scope =>
  newScope('ability', { x, ...(mine ? {} : { eventPlayer: THAT }) });

/** What is done instead: sentences to the end, "you may" before the first, or the draw is only skipped. The last full stop is left. */
function body(r: Reader, parts: Parts, mine: boolean): Body | undefined {
  const skipped = r.oneOf(...SKIPS);
  if (skipped !== undefined && r.peek() === '.')
    return { effects: [], ...(skipped.includes('may') ? { may: true as const } : {}) };
  // Who does something else instead skips the draw in any case.
  if (skipped !== undefined && (skipped.includes('may') || !r.take('and'))) return undefined;
  const may = r.take(mine ? 'you may' : 'that player may');
  const scope = scopeOf(mine, r.scope.x);
  const effects = r.within(scope, () => parts.get('sentences').read(r));
  if (!effects || scope.targets.length > 0 || r.words[r.at - 1] !== '.') return undefined;
  // What follows a choice could ask whether it was made.
  if (may && effects.length > 1) return undefined;
  r.at--;
  return { effects, ...(may ? { may } : {}) };
}

function sayBody({ effects, may }: Body, parts: Parts, mine: boolean, x: boolean): string | undefined {
  const who = mine ? 'you' : 'that player';
  if (effects.length === 0) return may ? `${who} may skip that draw` : 'that player skips that draw';
  const said = parts.get('sentences').say(effects, scopeOf(mine, x))?.replace(/\.$/, '');
  const plain = said && said.charAt(0).toLowerCase() + said.slice(1);
  return plain && (may ? `${who} may ${plain.replace(/^(?:you|they) /, '')}` : plain);
}

/** "if you would draw a card, instead …", without the first word. */
export function defineReplacedDraws(parts: Parts): void {
  parts.define('replacingdraws', {
    read: (r: Reader): Static | undefined => {
      const who = parts.get('anyone').read(r);
      if (!who || !r.take('would draw')) return undefined;
      const several = r.take('two or more cards');
      if (!several && !r.take('a card')) return undefined;
      const butFirst = r.oneOf(FIRST, YOUR_FIRST) !== undefined;
      const held = r.take('while') ? parts.get('condition').read(r) : undefined;
      if (r.words[r.at - 1] === 'while' || !r.take(', instead')) return undefined;
      const own = body(r, parts, same(who, { who: 'you' }));
      return (
        own && {
          static: 'draws',
          who,
          ...own,
          ...(butFirst ? { butFirst: true } : {}),
          ...(several ? { least: 2 } : {}),
          ...(held ? { if: held } : {}),
        }
      );
    },
    say: ({ static: kind, who, effects, may, butFirst, least, ...more }: Static, t: Scope) => {
      if (kind !== 'draws' || Object.keys(more).length > 0) return undefined;
      const mine = same(who, { who: 'you' });
      const named = parts.get('anyone').say(who, t);
      const said = sayBody({ effects, ...(may ? { may } : {}) }, parts, mine, t.x);
      const what = least === undefined ? 'a card' : least === 2 ? 'two or more cards' : undefined;
      const but = butFirst ? ` ${mine ? YOUR_FIRST : FIRST}` : '';
      return named && said && what && `${named} would draw ${what}${but}, instead ${said}`;
    },
  });
}

/** "the next time you would draw a card this turn, instead …", and the same of all draws until end of turn. */
export function nextDraws(r: Reader, parts: Parts): Effect[] | undefined {
  const once = r.take('the next time');
  if (!once && !r.take('until end of turn , if')) return undefined;
  const player = parts.get('player').read(r);
  if (!player || player.player === 'each' || !r.take('would draw a card')) return undefined;
  if ((once && !r.take('this turn')) || !r.take(', instead')) return undefined;
  const own = body(r, parts, same(player, YOU));
  if (!own || own.may) return undefined;
  return [{ effect: 'replaceDraw', player, ...own, ...(once ? { once } : {}), duration: END_OF_TURN }];
}

/** The other way round than `nextDraws`. */
export function sayNextDraws(effect: OneShot, t: Scope, parts: Parts): string | undefined {
  const { player, once, duration } = effect;
  if (!same(duration, END_OF_TURN)) return undefined;
  const who = parts.get('player').say(player, t);
  const said = sayBody(effect, parts, same(player, YOU), t.x);
  const when = once
    ? `the next time ${who} would draw a card this turn`
    : `until end of turn, if ${who} would draw a card`;
  return who && said && `${when}, instead ${said}`;
}
