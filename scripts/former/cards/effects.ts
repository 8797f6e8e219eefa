import type { Effect } from '../../../src/game/index.js';
import { readBan } from './bans.js';
import { readCondition } from './conditions.js';
import type { Cursor } from './cursor.js';
import { readCards } from './effects/cards.js';
import { readChoices } from './effects/choices.js';
import { readControl } from './effects/control.js';
import { readDamage, readProtection } from './effects/damage.js';
import { readLife } from './effects/life.js';
import { readObjects } from './effects/objects.js';
import { readOutcome, readWith } from './effects/outcome.js';
import { readTurns } from './effects/turns.js';
import { readPlayer } from './references.js';
import { readTargets } from './targets.js';

/** Words at which a new ability of the card begins. */
const OPENINGS = new Set(['static', 'trigger', 'activated', 'chardef', 'openinghand', 'spell']);

/** Whether an ability of the card begins here. */
export function opensAbility(c: Cursor): boolean {
  return OPENINGS.has(c.peek()) && [':', '('].includes(c.peek(1));
}

/**
 * Reads a run of effects up to the end or to the next ability: `gainControl(t, by=you, until=EOT); untap(t)`.
 *
 * @throws CardTextError at the first effect that is not understood
 */
export function readEffects(c: Cursor): Effect[] {
  const effects: Effect[] = [];
  if (c.take('no effect')) return effects;
  while (!c.done() && !opensAbility(c)) {
    if ([')', '}', '|', ']'].includes(c.peek())) break;
    const next = c.attempt(() => readEffect(c));
    if (!next) throw c.error('this effect is not understood');
    // "gainLife(you,5) if life(you)<=5": the condition is asked as the effect would happen.
    const condition = c.attempt(() => (c.take('if') ? readCondition(c) : undefined));
    effects.push(...(condition ? [{ effect: 'if', condition, then: next } as const] : next));
    const before = c.at;
    if (!(c.take(';') || c.take(',') || c.take('then') || c.take('and'))) break;
    if (opensAbility(c)) {
      c.at = before;
      break;
    }
  }
  return remembering(effects);
}

/** "that many" is the number of counters that were removed; "total" what was lost or paid before. */
function remembering(effects: Effect[]): Effect[] {
  return effects.map((effect, index) => {
    const later = JSON.stringify(effects.slice(index + 1));
    if (effect.effect === 'losePoison' && later.includes('"that many"'))
      return { ...effect, remember: 'that many' };
    if ((effect.effect === 'loseLife' || effect.effect === 'payLife') && later.includes('"total"'))
      return { ...effect, remember: 'total' };
    return effect;
  });
}

/** Effects that have a shorter name beside their usual one. */
const ALSO: Readonly<Record<string, string>> = {
  damage: 'dealdamage',
  redistribute: 'redistributelife',
  token: 'createtoken',
  control: 'gaincontrol',
  pump: 'modifypt',
  grant: 'addability',
  become: 'becometype',
  counter: 'counterspell',
  copy: 'copyspell',
  retarget: 'choosenewtargets',
  turn: 'extraturn',
  phase: 'extraphase',
  win: 'wingame',
  lose: 'losegame',
};

function readEffect(c: Cursor): Effect[] | undefined {
  const token = c.tokens[c.at];
  const usual = token && c.peek(1) === '(' ? ALSO[token.word] : undefined;
  if (token && usual) c.tokens[c.at] = { ...token, word: usual };
  for (const reading of [
    readPrefixed,
    readLife,
    readDamage,
    readControl,
    readCards,
    (at: Cursor) => readChoices(at, readEffects, readEffect),
    readObjects,
    readTurns,
    readProtection,
    readOutcome,
    readWith,
  ]) {
    const effects = c.attempt(() => reading(c));
    if (effects) return effects;
  }
  // Whoever reads on here reads the word of the text.
  if (token) c.tokens[c.at] = token;
  return undefined;
}

/** `may …`, `if … -> …`, `each opponent loseLife(X)`, `target t:player -> mill(t,2)`, `until=…: static …`. */
function readPrefixed(c: Cursor): Effect[] | undefined {
  if (c.take('may :') || c.take('may')) {
    readTargets(c);
    const effects = readEffect(c);
    if (!effects) return undefined;
    return [{ effect: 'may', player: { player: 'you' }, effects }];
  }
  if (c.take('if')) {
    const condition = readCondition(c);
    if (!condition || !c.take('->')) return undefined;
    return [{ effect: 'if', condition, then: readEffects(c) }];
  }
  if (c.take('until = your next turn : static')) {
    const ban = readBan(c);
    c.need('(');
    const player = readPlayer(c);
    if (!ban || !player || !c.take(')')) return undefined;
    return [{ effect: 'restrict', player, cant: [ban], duration: { until: 'nextTurn' } }];
  }
  const each = c.attempt(() => {
    const who = readPlayer(c);
    return who?.player === 'each' && c.take(':') ? (who.filter ?? {}) : undefined;
  });
  if (each) return [{ effect: 'forEach', players: each, effects: readEffects(c) }];
  if (readTargets(c)) return readEffects(c);
  return undefined;
}
