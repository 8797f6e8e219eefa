import type {
  Amount,
  Characteristics,
  Cost,
  Duration,
  Effect,
  ObjectFilter,
  ObjectRef,
  PlayerRef,
  Shield,
  Zone,
} from '../../game/index.js';
import type { Cursor } from './cursor.js';
import {
  readAmount,
  readCondition,
  readEither,
  readFilter,
  readObject,
  readPlayer,
  readTargets,
} from './references.js';
import { COLORS, keyword, SUPERTYPES, singular, TYPES } from './words.js';

const ZONES: Record<string, Zone> = {
  battlefield: 'battlefield',
  graveyard: 'graveyard',
  exile: 'exile',
  hand: 'hand',
  library: 'library',
};

const STEPS: Record<string, 'untap' | 'upkeep' | 'draw' | 'turn'> = {
  'draw step': 'draw',
  'untap step': 'untap',
  'upkeep step': 'upkeep',
  'next turn': 'turn',
};

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
    effects.push(...next);
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

function readEffect(c: Cursor): Effect[] | undefined {
  for (const reading of [
    readPrefixed,
    readLife,
    readDamage,
    readControl,
    readCards,
    readChoices,
    readObjects,
    readTurns,
    readProtection,
    readOutcome,
    readWith,
  ]) {
    const effects = c.attempt(() => reading(c));
    if (effects) return effects;
  }
  return undefined;
}

const until = (c: Cursor): Duration | undefined => {
  if (c.take('until = eot') || c.take('eot') || c.take('this turn')) return { until: 'endOfTurn' };
  if (c.take('while = attached')) return { until: 'attached' };
  if (c.take('while = on stack') || c.take('while = onstack')) return { until: 'onStack' };
  if (c.take('permanent')) return { until: 'permanent' };
  return undefined;
};

/** `may …`, `if … -> …`, `each opponent loseLife(X)`, `target t:player -> mill(t,2)`, `until=…: static …`. */
function readPrefixed(c: Cursor): Effect[] | undefined {
  if (c.take('may :') || c.take('may')) {
    const targets = readTargets(c);
    const effects = readEffect(c);
    if (!effects) return undefined;
    return [{ effect: 'may', player: { player: 'you' }, effects: targets ? effects : effects }];
  }
  if (c.take('if')) {
    const condition = readCondition(c);
    if (!condition || !c.take('->')) return undefined;
    return [{ effect: 'if', condition, then: readEffects(c) }];
  }
  if (c.take('until = your next turn : static cantcast (')) {
    const player = readPlayer(c);
    if (!player || !c.take(')')) return undefined;
    return [{ effect: 'restrict', player, cant: ['cast'], duration: { until: 'nextTurn' } }];
  }
  if (readTargets(c)) return readEffects(c);
  return undefined;
}

/** Life totals. */
function readLife(c: Cursor): Effect[] | undefined {
  const call = c.oneOf('setlife (', 'gainlife (', 'loselife (', 'paylife (');
  if (call) {
    const player = readPlayer(c);
    if (!player || !c.take(',')) return undefined;
    if (call === 'paylife (' && c.take('any amount')) {
      c.need(')');
      return [{ effect: 'payLife', player, amount: 'any' }];
    }
    const amount = readAmount(c);
    if (amount === undefined || !c.take(')')) return undefined;
    if (call === 'setlife (') return [{ effect: 'setLife', player, to: amount }];
    if (call === 'paylife (') return [{ effect: 'payLife', player, amount }];
    return [{ effect: call === 'gainlife (' ? 'gainLife' : 'loseLife', player, amount }];
  }
  if (c.take('exchangelife (')) {
    const a = readPlayer(c);
    c.need(',');
    const b = readPlayer(c);
    return a && b && c.take(')') ? [{ effect: 'exchangeLife', a, b }] : undefined;
  }
  if (c.take('redistributelife (')) {
    const player = readPlayer(c);
    if (player?.player !== 'each') return undefined;
    if (c.take(',')) c.take('any way');
    return c.take(')') ? [{ effect: 'redistributeLife', among: player.filter ?? {} }] : undefined;
  }
  if (c.take('addpoison (')) {
    const player = readPlayer(c);
    c.need(',');
    const amount = readAmount(c);
    return player && amount !== undefined && c.take(')') ? [{ effect: 'poison', player, amount }] : undefined;
  }
  if (c.take('removeallpoison (')) {
    const player = readPlayer(c);
    return player && c.take(')') ? [{ effect: 'losePoison', player, amount: 'all' }] : undefined;
  }
  const player = readPlayer(c);
  if (!player) return undefined;
  const word = c.oneOf(
    'loses',
    'gains',
    'loselife (',
    'gainlife (',
    'may paylife (',
    'paylife (',
    'addpoison (',
  );
  if (!word) return undefined;
  if (word === 'addpoison (') {
    const amount = readAmount(c);
    return amount !== undefined && c.take(')') ? [{ effect: 'poison', player, amount }] : undefined;
  }
  if (word.endsWith('paylife (')) {
    if (!c.take('any amount )')) return undefined;
    return [{ effect: 'payLife', player, amount: 'any' }];
  }
  const amount = readAmount(c);
  if (amount === undefined || !(word.endsWith('(') ? c.take(')') : c.take('life'))) return undefined;
  return [{ effect: /^gain/.test(word) ? 'gainLife' : 'loseLife', player, amount }];
}

/** Damage, prevention aside. */
function readDamage(c: Cursor): Effect[] | undefined {
  if (!c.take('dealdamage (')) return undefined;
  const source = readObject(c);
  if (!source || !c.take(',')) return undefined;
  // The recipient may be "each player p" behind the amount that speaks of p.
  const start = c.at;
  const bound = /each (?:player|opponent) ([a-z])\s*\)/i.exec(c.text.slice(c.tokens[start]?.start ?? 0))?.[1];
  if (bound && !c.names.has(bound)) c.names.set(bound, { as: 'player', ref: { player: 'it' } });
  const amount = readAmount(c);
  if (amount === undefined || !c.take(',')) return undefined;
  const to = readEither(c);
  if (!to) return undefined;
  if (bound) c.take(bound);
  const all = [to];
  while (c.take('and')) {
    const more = readEither(c);
    if (!more) return undefined;
    all.push(more);
  }
  if (!c.take(')')) return undefined;
  return all.map((one): Effect => {
    const effect: Effect = { effect: 'damage', amount, to: one };
    return source.object === 'self' ? effect : { ...effect, source };
  });
}

/** Who controls what, and attaching. */
function readControl(c: Cursor): Effect[] | undefined {
  if (c.take('gaincontrol (')) {
    let object: ObjectRef | undefined = readObject(c);
    if (object) c.need(',');
    else if (c.targets.length > 0) object = { object: 'target', index: c.targets.length - 1 };
    c.need('by =');
    const by = readPlayer(c);
    let duration: Duration = { until: 'permanent' };
    if (c.take(',')) duration = until(c) ?? duration;
    return object && by && c.take(')') ? [{ effect: 'control', object, by, duration }] : undefined;
  }
  if (c.take('controlplayer (')) {
    const player = readPlayer(c);
    c.need(', by =');
    const by = readPlayer(c);
    if (c.take(', during = next turn of')) readPlayer(c);
    return player && by && c.take(')') ? [{ effect: 'controlPlayer', player, by }] : undefined;
  }
  if (c.take('attach (')) {
    const object = readObject(c);
    c.need(',');
    const to = readEither(c);
    return object && to && c.take(')') ? [{ effect: 'attach', object, to }] : undefined;
  }
  return undefined;
}

/** Cards in hand, library, graveyard and exile. */
function readCards(c: Cursor): Effect[] | undefined {
  for (const kind of ['draw', 'mill', 'discard'] as const)
    if (c.take(`${kind} (`)) {
      const player = readPlayer(c);
      c.need(',');
      const count = readAmount(c);
      return player && count !== undefined && c.take(')') ? [{ effect: kind, player, count }] : undefined;
    }
  if (c.take('discard hand')) return [{ effect: 'discard', player: { player: 'you' }, count: 'all' }];
  if (c.take('ante ( top card )')) return [{ effect: 'ante', player: { player: 'you' }, count: 1 }];
  if (c.take('draw')) {
    const count = readAmount(c);
    return count === undefined ? undefined : [{ effect: 'draw', player: { player: 'you' }, count }];
  }
  if (c.take('shuffle self'))
    return [
      { effect: 'shuffle', player: { player: 'owner', of: { object: 'self' } }, with: { object: 'self' } },
    ];
  if (c.take('shuffle (')) {
    const player = readPlayer(c);
    return player && c.take(')') ? [{ effect: 'shuffle', player }] : undefined;
  }
  if (c.take('search ( library (')) {
    const of = readPlayer(c);
    c.need(') ,');
    const filter = readFilter(c);
    let chooser: PlayerRef | undefined;
    if (c.take(', chooser =')) chooser = readPlayer(c);
    if (!of || !filter || !c.take(')')) return undefined;
    return [{ effect: 'search', of, filter, ...(chooser ? { chooser } : {}) }];
  }
  if (c.take('reveal ( top')) {
    const count = readAmount(c);
    c.need(', library');
    const player = readPlayer(c);
    return player && count !== undefined && c.take(')')
      ? [{ effect: 'reveal', player, count, name: 'revealed' }]
      : undefined;
  }
  if (c.take('move (')) {
    const object = readObject(c);
    c.need(',');
    const to = ZONES[c.peek()];
    c.at++;
    let under: PlayerRef | undefined;
    if (c.take(', under =')) under = readPlayer(c);
    return object && to && c.take(')')
      ? [{ effect: 'move', object, to, ...(under ? { under } : {}) }]
      : undefined;
  }
  if (c.take('exile target')) {
    const filter = readFilter(c);
    const name = c.name();
    if (!filter) return undefined;
    c.targets.push({ objects: filter });
    const ref: ObjectRef = { object: 'target', index: c.targets.length - 1 };
    if (name) c.names.set(name, { as: 'object', ref });
    return [{ effect: 'move', object: ref, to: 'exile' }];
  }
  const player = readPlayer(c);
  if (!player) return undefined;
  const kind = c.oneOf('draws', 'discards', 'mills', 'draw (', 'mill (', 'discard (');
  if (!kind) return undefined;
  const verb = kind.replace(/s?( \()?$/, '') as 'draw' | 'discard' | 'mill';
  const count = c.take('a') ? 1 : readAmount(c);
  if (count === undefined) return undefined;
  if (kind.endsWith('(')) {
    if (!c.take(')')) return undefined;
  } else if (!c.oneOf('card', 'cards')) return undefined;
  return [{ effect: verb, player, count }];
}

/** Choices, optional costs, delayed abilities. */
function readChoices(c: Cursor): Effect[] | undefined {
  if (c.take('choose ( opponent')) {
    const name = c.name() ?? 'opponent';
    const chosen: PlayerRef = { player: 'chosen', name };
    c.names.set(name, { as: 'player', ref: chosen });
    c.need(',');
    const choose: Effect = {
      effect: 'choosePlayer',
      chooser: { player: 'you' },
      from: { who: 'opponents' },
      name,
    };
    if (c.take('partition into')) {
      const piles = c.number() ?? 2;
      c.need('piles )');
      const into = Array.from({ length: piles }, (_, i) => `pile ${i + 1}`);
      return [choose, { effect: 'partition', chooser: chosen, of: 'revealed', into }];
    }
    if (c.take('mode {')) {
      const modes: { name: string; effects: Effect[] }[] = [];
      do {
        const start = c.at;
        const effects = readEffects(c);
        modes.push({ name: modeName(effects[0], c, start), effects });
      } while (c.take('|'));
      return c.take('} )') ? [choose, { effect: 'chooseMode', chooser: chosen, modes }] : undefined;
    }
    return undefined;
  }
  if (c.take('choose ( you , mode {')) {
    const modes: { name: string; effects: Effect[] }[] = [];
    do {
      const start = c.at;
      const effects = readEffects(c);
      modes.push({ name: modeName(effects[0], c, start), effects });
    } while (c.take('|'));
    return c.take('} )') ? [{ effect: 'chooseMode', chooser: { player: 'you' }, modes }] : undefined;
  }
  if (c.take('choose ( you , pile ) ->')) {
    const to = ZONES[c.peek()];
    c.at++;
    c.need('; rest ->');
    const rest = ZONES[c.peek()];
    c.at++;
    if (!to || !rest) return undefined;
    return [
      {
        effect: 'choosePile',
        chooser: { player: 'you' },
        from: ['pile 1', 'pile 2'],
        name: 'taken',
        rest: 'rest',
      },
      { effect: 'moveAll', pile: 'taken', to },
      { effect: 'moveAll', pile: 'rest', to: rest },
    ];
  }
  const named = c.oneOf('chooseopponent', 'chooseplayer');
  if (named) {
    const name = c.name() ?? 'player';
    c.names.set(name, { as: 'player', ref: { player: 'chosen', name } });
    return [
      {
        effect: 'choosePlayer',
        chooser: { player: 'you' },
        from: named === 'chooseopponent' ? { who: 'opponents' } : {},
        name,
      },
    ];
  }
  if (c.take('optionalcost (')) {
    const player = readPlayer(c);
    c.need(',');
    const amount = readAmount(c);
    if (!player || amount === undefined) return undefined;
    const cost: Cost = c.take('life') ? { cost: 'life', amount } : { cost: 'mana', amount };
    c.need(')');
    const effect: Effect & { effect: 'mayPay' } = { effect: 'mayPay', player, costs: [cost] };
    if (c.take('then')) {
      const effects = readEffect(c);
      if (!effects) return undefined;
      effect.effects = effects;
    }
    if (c.take('else')) {
      const effects = readEffect(c);
      if (!effects) return undefined;
      effect.else = effects;
    }
    return [effect];
  }
  if (c.take('delayedtrigger (')) {
    c.take('at');
    if (!c.take('next end step ,')) return undefined;
    const object = [...c.names].find(([, meaning]) => meaning.as === 'object')?.[1];
    const effects = readEffects(c);
    if (!c.take(')')) return undefined;
    return [
      {
        effect: 'delayed',
        when: { when: 'stepBegins', step: 'end', whose: {} },
        ...(object?.as === 'object' ? { object: object.ref } : {}),
        effects: object?.as === 'object' ? (renamed(effects, object.ref) as Effect[]) : effects,
      },
    ];
  }
  return undefined;
}

/** The chosen object is called "that" inside a delayed ability, which outlives the choice. */
function renamed(value: unknown, ref: ObjectRef): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, ref));
  if (typeof value !== 'object' || value === null) return value;
  if (JSON.stringify(value) === JSON.stringify(ref)) return { object: 'that' };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamed(item, ref)]));
}

/** A mode is called by its effect's own word. */
function modeName(effect: Effect | undefined, c: Cursor, start: number): string {
  return effect?.effect ?? c.tokens[start]?.word ?? 'nothing';
}

/** Tapping, tokens, changing, countering, copying. */
function readObjects(c: Cursor): Effect[] | undefined {
  for (const kind of ['tap', 'untap'] as const) {
    if (c.take(`${kind} ( self controller creature )`))
      return [
        {
          effect: 'chooseObject',
          chooser: { player: 'you' },
          from: { types: ['creature'], controller: { player: 'controller', of: { object: 'self' } } },
          name: 'creature',
        },
        { effect: kind, object: { object: 'chosen', name: 'creature' } },
      ];
    if (c.take(`${kind} (`)) {
      const object = readObject(c);
      return object && c.take(')') ? [{ effect: kind, object }] : undefined;
    }
    const object = c.attempt(() => (c.take(kind) ? readObject(c) : undefined));
    if (object) return [{ effect: kind, object }];
  }
  for (const kind of ['destroy', 'sacrifice'] as const)
    if (kind === 'destroy' && c.take('destroy (')) {
      const object = readObject(c);
      return object && c.take(')') ? [{ effect: 'destroy', object }] : undefined;
    }
  if (c.take('createtoken (')) {
    const spec = readCharacteristics(c);
    c.need(', under =');
    const under = readPlayer(c);
    return under && c.take(')') ? [{ effect: 'token', spec, under }] : undefined;
  }
  if (c.take('becometype (')) {
    const object = readObject(c);
    c.need(',');
    const spec = readCharacteristics(c);
    return object && c.take(')')
      ? [{ effect: 'become', object, spec, duration: { until: 'permanent' } }]
      : undefined;
  }
  if (c.take('addability (')) {
    const object = readObject(c);
    c.need(',');
    const known = keyword(c.peek());
    if (!object || !known) return undefined;
    c.at++;
    const duration = c.take(',') ? (until(c) ?? { until: 'permanent' }) : { until: 'permanent' };
    return c.take(')')
      ? [{ effect: 'grant', object, keywords: [known], duration: duration as Duration }]
      : undefined;
  }
  if (c.take('modifypt (')) {
    const object = readObject(c);
    c.need(',');
    const power = c.number();
    c.need('/');
    const toughness = c.number();
    const duration = c.take(',') ? (until(c) ?? { until: 'endOfTurn' }) : { until: 'endOfTurn' };
    if (!object || power === undefined || toughness === undefined || !c.take(')')) return undefined;
    return [{ effect: 'pump', object, power, toughness, duration: duration as Duration }];
  }
  if (c.take('counterspell (')) {
    const object = readObject(c);
    if (!object) return undefined;
    const effect: Effect & { effect: 'counter' } = { effect: 'counter', object };
    if (c.take(', to =')) {
      const to = ZONES[c.peek()];
      if (!to) return undefined;
      effect.to = to;
      c.at++;
    }
    c.need(')');
    if (c.take('; permit (')) {
      const who = readPlayer(c);
      c.need(', castfrom (');
      c.at++;
      c.need(',');
      readObject(c);
      c.take(', free');
      c.need(') )');
      if (who) effect.castableBy = who;
    }
    // "each" of several targets is countered.
    const many = object.object === 'target' && (c.targets[object.index]?.max ?? 1) > 1;
    return many ? [{ ...effect, object }] : [effect];
  }
  if (c.take('choosenewtargets (')) {
    const object = readObject(c);
    return object && c.take(')') ? [{ effect: 'retarget', object }] : undefined;
  }
  if (c.take('copyspell (')) {
    const object = readObject(c);
    const by = c.take(', by =') ? readPlayer(c) : undefined;
    return object && c.take(')')
      ? [{ effect: 'copy', object, newTargets: true, ...(by ? { by } : {}) }]
      : undefined;
  }
  if (c.take('sacrifices (') || c.take('sacrifice (')) {
    const who = readPlayer(c);
    c.need(',');
    const filter = readFilter(c);
    return who && filter && c.take(')') ? [{ effect: 'sacrifice', player: who, filter }] : undefined;
  }
  const player = readPlayer(c);
  if (player && c.oneOf('sacrifices', 'sacrifice')) {
    const filter = readFilter(c);
    c.take('( own choice )');
    return filter && [{ effect: 'sacrifice', player, filter }];
  }
  return undefined;
}

/** Extra and skipped turns, phases and steps. */
function readTurns(c: Cursor): Effect[] | undefined {
  if (c.take('extraturn (')) {
    const player = readPlayer(c);
    if (!player) return undefined;
    let count: number | undefined;
    if (c.take(',')) {
      count = c.number();
      if (count === undefined) c.need('after current');
    }
    return c.take(')')
      ? [{ effect: 'extraTurn', player, ...(count === undefined ? {} : { count }) }]
      : undefined;
  }
  if (c.take('extraphase (')) {
    const phases: ('combat' | 'main')[] = [];
    do {
      const phase = c.oneOf('combat', 'main') as 'combat' | 'main' | undefined;
      if (!phase) return undefined;
      phases.push(phase);
    } while (c.take('+'));
    if (c.take(',')) c.need('this turn');
    return c.take(')') ? [{ effect: 'extraPhases', phases }] : undefined;
  }
  if (c.take('skip (')) {
    const what = STEPS[c.oneOf(...Object.keys(STEPS)) ?? ''];
    if (!what) return undefined;
    c.need(',');
    c.take('next turn of');
    const player = readPlayer(c);
    return player && c.take(')') ? [{ effect: 'skip', player, what }] : undefined;
  }
  return undefined;
}

/** Prevention and redirection. */
function readProtection(c: Cursor): Effect[] | undefined {
  if (c.take('preventdamage (')) {
    const shield = readShield(c);
    if (!shield) return undefined;
    return [{ effect: 'shield', shield: shield.shield, duration: shield.duration ?? { until: 'endOfTurn' } }];
  }
  if (c.take('replace ( next')) {
    const amount = readAmount(c);
    c.need('damage to');
    const to = readEither(c);
    c.take('this turn');
    c.need(', redirect to');
    const redirectTo = readEither(c);
    if (amount === undefined || !to || !redirectTo || !c.take(')')) return undefined;
    return [{ effect: 'shield', shield: { to, amount, redirectTo }, duration: { until: 'endOfTurn' } }];
  }
  return undefined;
}

/** The inside of `preventDamage(…)`, up to its bracket. */
export function readShield(c: Cursor): { shield: Shield; duration?: Duration } | undefined {
  const shield: Shield = { amount: 'all' };
  let duration: Duration | undefined;
  do {
    if (c.take('source =') || c.take('from =')) {
      const from = readFilter(c);
      if (!from) return undefined;
      shield.from = from;
    } else if (c.take('to =')) {
      const to = readEither(c) ?? filterOrNothing(readFilter(c));
      if (!to) return undefined;
      shield.to = to;
    } else if (c.take('amount = all') || c.take('all')) shield.amount = 'all';
    else if (c.take('amount =') || c.take('next')) {
      const amount = readAmount(c);
      if (amount === undefined) return undefined;
      shield.amount = amount;
    } else if (c.take('combat')) shield.combat = true;
    else {
      duration = until(c);
      if (!duration) return undefined;
    }
  } while (c.take(','));
  return c.take(')') ? { shield, ...(duration ? { duration } : {}) } : undefined;
}

function filterOrNothing(filter: ObjectFilter | undefined): { objects: ObjectFilter } | undefined {
  return filter && { objects: filter };
}

/** Winning, losing, drawing, starting again. */
function readOutcome(c: Cursor): Effect[] | undefined {
  for (const [word, effect] of [
    ['wingame (', 'win'],
    ['losegame (', 'lose'],
  ] as const)
    if (c.take(word)) {
      const player = readPlayer(c);
      return player && c.take(')') ? [{ effect, player }] : undefined;
    }
  if (c.peek() === 'drawgame' && c.peek(1) !== '(') {
    c.at++;
    return [{ effect: 'drawGame' }];
  }
  if (c.take('drawgame (')) return c.take(')') ? [{ effect: 'drawGame' }] : undefined;
  if (c.take('restartgame (')) {
    if (c.take('exempt cards exiled with self')) {
      c.need(')');
      return [{ effect: 'restart', keep: { zone: 'exile', owner: { player: 'you' } } }];
    }
    return c.take(')') ? [{ effect: 'restart' }] : undefined;
  }
  return undefined;
}

/** A lone `static`-like sentence that lasts. */
function readWith(c: Cursor): Effect[] | undefined {
  const player = readPlayer(c);
  if (!player) return undefined;
  const word = c.oneOf('cantcast', 'cantgainlife', 'cantloselife', 'cantattack');
  if (!word) return undefined;
  const cant = {
    cantcast: 'cast',
    cantgainlife: 'gainLife',
    cantloselife: 'loseLife',
    cantattack: 'attack',
  } as const;
  return [
    {
      effect: 'restrict',
      player,
      cant: [cant[word as keyof typeof cant]],
      duration: until(c) ?? { until: 'endOfTurn' },
    },
  ];
}

/** `1/1 Myr artifact`, `4/4 flying Horror creature`: a creature unless it says otherwise as well. */
export function readCharacteristics(c: Cursor): Characteristics {
  const spec: Characteristics = {};
  const types: string[] = [];
  const read = (): Amount | undefined => c.number();
  const power = read();
  if (power !== undefined) {
    c.need('/');
    const toughness = read();
    if (toughness === undefined) throw c.error('expected a toughness');
    spec.power = power;
    spec.toughness = toughness;
    types.push('creature');
  }
  for (;;) {
    const word = c.peek();
    const token = c.tokens[c.at];
    if (!token || !/^[a-z]/.test(word)) break;
    const one = singular(word);
    if ((TYPES as readonly string[]).includes(one)) {
      if (!types.includes(one)) types.push(one);
    } else if ((COLORS as readonly string[]).includes(word)) spec.colors = [...(spec.colors ?? []), word];
    else if ((SUPERTYPES as readonly string[]).includes(word))
      spec.supertypes = [...(spec.supertypes ?? []), word];
    else if (keyword(word)) spec.keywords = [...(spec.keywords ?? []), keyword(word) as string];
    else if (/^[A-Z]/.test(token.text)) spec.subtypes = [...(spec.subtypes ?? []), token.text];
    else break;
    c.at++;
  }
  spec.types = types;
  return spec;
}
