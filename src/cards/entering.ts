import type { Addition, Amount, Condition, Effect } from '../game/index.js';
import type { Setting } from './abilities.js';
import { CREATURE_TYPES } from './closedClasses.js';
import { THIS_ONE } from './grammar/constants.js';
import { parts, sentences } from './grammar/index.js';
import { WHERE } from './grammar/numbers.js';
import { newScope, type Reader, same } from './grammar/reader.js';
import { moment } from './moments.js';
import type { Piece } from './pieces.js';

/** Whose doing a discarding is. */
const CAUSE = 'a spell or ability an opponent controls';

const STRIVE = 'more to cast for each target beyond the first .';

const BEGINNINGS: ReadonlySet<string> = new Set(['remove', 'if', 'as', 'you', '~', 'cast']);

/** How the card is cast, enters, begins and is kept out. */
export function entering(r: Reader, setting: Setting): Piece | undefined {
  if (!r.begins(BEGINNINGS)) return undefined;
  if (r.take('remove ~ from your deck before playing if you are not playing for ante .'))
    return { ante: true };
  if (
    r.take('if ~ is in your opening hand ,') &&
    r.take('you may begin the game with it on the battlefield .')
  )
    return { openingHand: 'mayBeginOnBattlefield' };
  for (const what of ['color', 'opponent', 'player'] as const)
    if (r.take(`as ~ enters , choose ${what === 'opponent' ? 'an' : 'a'} ${what} .`))
      return { entersChoosing: what };
  if (r.take('as ~ enters , choose a creature type .'))
    return { entersChoosing: { subtype: [...CREATURE_TYPES] } };
  if (r.take('as ~ enters , choose a number .'))
    return { entersChoosing: { number: { least: 0, most: 100 } } };
  const between = r.attempt((): Piece | undefined => {
    if (!r.take('as ~ enters , choose a number between')) return undefined;
    const [least, most] = [parts.get('number').read(r), r.take('and') && parts.get('number').read(r)];
    return typeof least === 'number' && typeof most === 'number' && r.take('.')
      ? { entersChoosing: { number: { least, most } } }
      : undefined;
  });
  if (between) return between;
  const done = r.attempt(() => doing(r, setting));
  if (done) return { entersDoing: done };
  if (r.take('as ~ enters , you may')) {
    r.scope = newScope('static');
    const costs = parts.get('payment').read(r);
    const rest = costs && r.take(". if you don't ,") && (r.take('~') || r.take('it'));
    return rest && r.take('enters tapped .') ? { entersUnless: costs } : undefined;
  }
  if (r.take(`if ${CAUSE} causes you to discard ~ ,`)) {
    if (!r.take('put it onto the battlefield')) return undefined;
    const counters = r.take('with')
      ? (parts.get('counters').read(r) as { kind: string; count: Amount } | undefined)
      : undefined;
    if (counters && (typeof counters.count !== 'number' || !r.take('on it'))) return undefined;
    const rest = r.take('instead of putting it into your graveyard .');
    return rest
      ? {
          discarded: {
            by: { who: 'opponents' },
            to: 'battlefield',
            ...(counters ? { counters: { [counters.kind]: counters.count as number } } : {}),
          },
        }
      : undefined;
  }
  const instead = r.attempt(() => alternative(r, setting));
  if (instead) return { alternative: instead };
  if (r.take('as an additional cost to cast ~ ,')) {
    r.scope = newScope('spell', { x: setting.x });
    const costs = parts.get('payment').read(r);
    const other = costs && (r.take('or') ? parts.get('payment').read(r) : []);
    if (!other || !r.take('.')) return undefined;
    return { additionalCosts: costs, ...(other.length > 0 ? { additionalOr: other } : {}) };
  }
  // A land is played: nobody is asked then.
  if (!setting.types.includes('land') && r.take('you may have ~ enter')) {
    const put = r.attempt(() => (r.take('with') ? parts.get('counters' as 'number').read(r) : undefined)) as
      | { kind: string; count: Amount }
      | undefined;
    if (put)
      return typeof put.count === 'number' && r.take('on it .')
        ? { entersMay: { counters: { [put.kind]: put.count } } }
        : undefined;
    const tapped = r.take('tapped');
    if (!r.take('as a copy of') || !r.oneOf('any', 'a', 'an')) return undefined;
    r.scope = newScope('static', { types: setting.kinds, x: setting.x });
    const of = parts.get('noun').read(r);
    const there = of && (of.zone === 'graveyard' || r.take('on the battlefield') || of.controller);
    const also = r.attempt(() => parts.get('exception').read(r)) as Addition | undefined;
    // What is quoted at the end ends with a full stop of its own.
    return there && (r.take('.') || (also?.abilities !== undefined && r.done))
      ? { copies: { of, ...(tapped ? { tapped } : {}), ...(also ? { also } : {}) } }
      : undefined;
  }
  const strive = r.attempt(() => {
    const more = r.take('~ costs') ? parts.get('manacost').read(r) : undefined;
    return typeof more === 'number' && r.take(STRIVE) ? more : undefined;
  });
  if (strive !== undefined) return { strive };
  if (r.take("you can't cast ~ unless")) {
    const when = parts.get('condition').read(r);
    return when && r.take('.') ? { castOnly: when } : undefined;
  }
  if (r.take('cast ~ only')) {
    const when = moment(r);
    return when && r.take('.') ? { castOnly: when } : undefined;
  }
  const kicked = r.take('if ~ was kicked , it enters');
  if (!kicked && !r.take('~ enters')) return undefined;
  if (!kicked && r.take('tapped .')) return { enters: { tapped: true } };
  r.scope = newScope('static', { x: setting.x });
  const tapped = r.take('tapped');
  if (tapped && (r.peek() === 'unless' || r.peek() === 'if')) {
    const when = entersWhere(r);
    return when && r.take('.') ? { enters: { tapped: true, if: when } } : undefined;
  }
  if (!r.take('with')) return undefined;
  const put = parts.get('counters').read(r) as { kind: string; count: Amount } | undefined;
  if (!put || !r.take('on it')) return undefined;
  const also = kicked && r.take('and with') ? (parts.get('keywords').read(r) as string[] | undefined) : [];
  if (!also) return undefined;
  const each =
    put.count === 1
      ? r.attempt(() => parts.get('scaled').read(r))
      : same(put.count, WHERE)
        ? r.attempt(() => (r.take(', where x is') ? parts.get('quantity').read(r) : undefined))
        : undefined;
  if (each === undefined && same(put.count, WHERE)) return undefined;
  const asked = !kicked && (r.peek() === 'if' || r.peek() === 'unless');
  const when: Condition | undefined = kicked ? { if: 'kicked' } : asked ? entersWhere(r) : undefined;
  if (!r.take('.')) return undefined;
  return {
    enters: {
      ...(tapped ? { tapped: true as const } : {}),
      counters: { [put.kind]: each ?? put.count },
      ...(when ? { if: when } : {}),
    },
    ...(also.length > 0
      ? {
          abilities: [
            { ability: 'static', static: 'grant', which: THIS_ONE, keywords: also, if: { if: 'kicked' } },
          ],
        }
      : {}),
  };
}

const DOINGS: ReadonlySet<string> = new Set(['turn', 'exile', 'you']);

/** What is done as a permanent enters, whatever anybody chooses: nothing that others could be asked for. */
function doing(r: Reader, setting: Setting): Effect[] | undefined {
  if (!r.take('as ~ enters ,') || !DOINGS.has(r.peek())) return undefined;
  r.scope = newScope('ability', { types: setting.kinds });
  const effects = sentences.read(r);
  const [only, more, third] = effects ?? [];
  const exiles = only?.effect === 'chooseObject' && !only.optional && more?.effect === 'move' && !third;
  const fits =
    exiles ||
    (!more && (only?.effect === 'turnDown' || only?.effect === 'repeat' || only?.effect === 'loseLife'));
  return fits && r.scope.targets.length === 0 ? effects : undefined;
}

/** "… unless you control a Swamp", "… if a creature died this turn" */
function entersWhere(r: Reader): Condition | undefined {
  const not = r.take('unless');
  if (!not && !r.take('if')) return undefined;
  const condition = parts.get('condition').read(r);
  return condition && not ? { if: 'not', of: condition } : condition;
}

/** "If …, you may pay {1}{G} rather than pay ~'s mana cost." */
function alternative(r: Reader, setting: Setting): Piece['alternative'] {
  r.scope = newScope('spell', { x: setting.x });
  let condition: Condition | undefined;
  if (r.take('if')) {
    condition = parts.get('condition').read(r);
    if (!condition || !r.take(',')) return undefined;
  }
  if (!r.take('you may')) return undefined;
  if (r.take('cast ~ without paying its mana cost .')) return condition && { if: condition, costs: [] };
  const costs = parts.get('payment').read(r);
  if (!costs || !r.take("rather than pay ~'s mana cost .")) return undefined;
  // X would be announced for what is not paid.
  if (JSON.stringify(costs).includes('"amount":"x"')) return undefined;
  return { ...(condition ? { if: condition } : {}), costs };
}
