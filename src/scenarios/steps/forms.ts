import { STEPS } from '../../game/index.js';
import type { Step, StepKey, Verb } from './step.js';

/** What may stand in a place of a step. */
export type Slot =
  /** Names that the set-up knows, or that a `name` step gave. */
  | 'object'
  | 'player'
  | 'side'
  | 'sides'
  | 'anyone'
  | 'targets'
  | 'choices'
  | 'stackItem'
  /** From creature to what it attacks (null: whatever it may attack), from blocker to what it blocks. */
  | 'attacks'
  | 'blocks'
  | 'recipients'
  | 'bands'
  /** Plain values. */
  | 'count'
  | 'flag'
  | 'text'
  | 'newName'
  | 'ability'
  | 'newest'
  | 'true'
  | 'then'
  /** Things with a form of their own. */
  | 'until'
  | 'table'
  | 'effects'
  | 'steps';

/** A form of step: what it means, what stands behind its verb, and what may stand beside it. */
export interface Form {
  says: string;
  main: Slot;
  more?: Partial<Record<StepKey, Slot>>;
  /** Must stand beside it. */
  needs?: StepKey[];
  example: Step;
}

const DECISION = { kind: 'text', of: 'object', by: 'side', slot: 'text', ifAsked: 'true' } as const;

/** Every form of step by its verb. The schema, the reader and its messages are all made from this table. */
export const FORMS: Record<Verb, Form> = {
  cast: {
    says: 'A player casts a spell. Players who have priority before them pass, as long as that changes nothing else; with `now` nobody does.',
    main: 'object',
    more: { by: 'player', targets: 'targets', x: 'count', stack: 'count', now: 'true' },
    example: { cast: 'beacon', by: 'Ada', targets: ['Ben'] },
  },
  activate: {
    says: 'A player activates an ability of an object; `ability` is its place among the abilities, counted from 0, or its label.',
    main: 'object',
    more: { by: 'player', ability: 'ability', targets: 'targets', x: 'count', stack: 'count', now: 'true' },
    example: { activate: 'rod', by: 'Ada', targets: ['ogre'] },
  },
  play: {
    says: 'A player plays a land, or another card as the rules let it be played.',
    main: 'object',
    more: { by: 'player', now: 'true' },
    example: { play: 'forest', by: 'Ada' },
  },
  attack: {
    says: 'Attackers are declared: each creature with what it attacks, null where there is no choice. The others stay home. Play goes on to the declare attackers step.',
    main: 'attacks',
    more: { by: 'side', bands: 'bands' },
    example: { attack: { ogre: 'Dan' } },
  },
  block: {
    says: 'Blockers are declared: each creature with the attacker, or the attackers, that it blocks. Other creatures of the same side do not block. Play goes on to the declare blockers step.',
    main: 'blocks',
    more: { by: 'side' },
    example: { block: { wall: 'ogre' } },
  },
  pass: {
    says: 'A player or team passes priority.',
    main: 'sides',
    example: { pass: 'Ada' },
  },
  resolve: {
    says: 'Everybody passes until the top of the stack (or the thing that is named, or all there is) has resolved.',
    main: 'stackItem',
    example: { resolve: 'top' },
  },
  until: {
    says: 'Everybody passes, and nobody attacks or blocks, until something is so.',
    main: 'until',
    example: { until: { step: 'upkeep', of: 'Ben' } },
  },
  choose: {
    says: 'An open decision is answered. With `ifAsked` the step is left out where nobody is asked.',
    main: 'choices',
    more: DECISION,
    example: { choose: 'Ben', by: 'Ada' },
  },
  pay: {
    says: 'An offer to pay, or to do something optional, is taken or not.',
    main: 'flag',
    more: { by: 'side', of: 'object', ifAsked: 'true' },
    example: { pay: true, by: 'Ada' },
  },
  assign: {
    says: 'Combat damage: each creature with the one who is dealt its damage.',
    main: 'recipients',
    more: { by: 'side' },
    example: { assign: { ogre: 'Dan' } },
  },
  open: {
    says: 'The decision that is open now is that of this player or team, and stays open.',
    main: 'side',
    more: { kind: 'text', ifAsked: 'true' },
    example: { open: 'Ben' },
  },
  keep: {
    says: 'Players or teams keep their opening hands.',
    main: 'sides',
    example: { keep: 'Ada' },
  },
  mulligan: {
    says: 'A player takes a mulligan.',
    main: 'player',
    example: { mulligan: 'Ada' },
  },
  concede: {
    says: 'Players or teams concede, together.',
    main: 'sides',
    example: { concede: 'Ada' },
  },
  leave: {
    says: 'Players or teams leave the game, together.',
    main: 'sides',
    example: { leave: ['Ada', 'Ben'] },
  },
  instruct: {
    says: 'Something happens that no card of the scenario does, in the vocabulary of cards.',
    main: 'effects',
    more: { by: 'player', source: 'object', targets: 'targets', x: 'count', n: 'count', marker: 'count' },
    example: { instruct: [{ effect: 'loseLife', player: { player: 'you' }, amount: 3 }], by: 'Ada' },
  },
  hold: {
    says: 'Play is held before anybody would get priority, so that state-based actions have not been checked yet; or goes on.',
    main: 'flag',
    example: { hold: true },
  },
  name: {
    says: 'The newest token (of a player) is called so from here on.',
    main: 'newName',
    more: { token: 'newest', of: 'player' },
    needs: ['token'],
    example: { name: 'wolf', token: 'newest', of: 'Ada' },
  },
  look: {
    says: 'A player looks at the hand of another.',
    main: 'player',
    more: { at: 'player' },
    needs: ['at'],
    example: { look: 'Ada', at: 'Ben' },
  },
  use: {
    says: 'A player could use an object now: some option of theirs is about it, or about something of the player that is named.',
    main: 'anyone',
    more: { by: 'player' },
    needs: ['by'],
    example: { use: 'rod', by: 'Ada' },
  },
  table: {
    says: 'Another table is tried: the parts of the set-up that are given replace its own. It is legal when the rules have nothing against it.',
    main: 'table',
    example: { table: { players: ['Ben', 'Ada'], teams: { Sun: ['Ben', 'Ada'] } } },
  },
  compare: {
    says: 'A game of so many players, otherwise like this one, is set up beside it for checks that ask for it.',
    main: 'count',
    example: { compare: 16 },
  },
  try: {
    says: 'The steps are tried as one: when one of them is not legal, nothing of them happens. With `undo` nothing of them happens in any case; `legal(id)` says what became of them.',
    main: 'steps',
    more: { then: 'then' },
    needs: ['then'],
    example: { id: 'reach', try: [{ attack: { ogre: 'Dan' } }], then: 'undo' },
  },
};

/** What may stand in any step. */
export const COMMON: Record<string, Slot> = { id: 'newName', refused: 'text', says: 'text' };

/** What may be said of a moment. */
export const MOMENTS: Record<string, readonly string[] | Slot> = {
  step: STEPS,
  of: 'side',
  turn: ['this', 'next'],
  priority: 'side',
  stack: ['empty'],
  marker: 'count',
  holder: 'player',
  damage: ['dealt'],
  opening: ['over'],
  result: 'anyone',
  combat: ['another'],
  ended: 'side',
};

export function verbOf(step: Step): Verb {
  const verb = (Object.keys(FORMS) as Verb[]).find((known) => known in step);
  if (verb === undefined) throw new Error('a step without a verb');
  return verb;
}

const name = { type: 'string', minLength: 1 };
const names = { type: 'array', items: name, minItems: 1 };
const oneOrMore = { oneOf: [name, names] };
const choice = { type: ['string', 'integer'] };

const SLOTS: Record<Slot, object> = {
  object: name,
  player: name,
  side: name,
  anyone: name,
  sides: oneOrMore,
  targets: { type: 'array', items: choice },
  choices: { oneOf: [choice, { type: 'array', items: choice, minItems: 1 }] },
  stackItem: { ...name, description: '`top`, `all` or the name of an object' },
  attacks: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
  blocks: { type: 'object', additionalProperties: oneOrMore },
  recipients: { type: 'object', additionalProperties: name },
  bands: { type: 'array', items: names },
  count: { type: 'integer', minimum: 0 },
  flag: { type: 'boolean' },
  text: name,
  newName: name,
  ability: { oneOf: [{ type: 'integer', minimum: 0 }, name] },
  newest: { const: 'newest' },
  true: { const: true },
  then: { enum: ['keep', 'undo'] },
  until: {
    type: 'object',
    minProperties: 1,
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(MOMENTS).map(([key, slot]) => [
        key,
        typeof slot === 'string'
          ? slot === 'count'
            ? { type: 'integer', minimum: 1 }
            : name
          : { enum: slot },
      ]),
    ),
  },
  table: { type: 'object', minProperties: 1 },
  effects: { type: 'array', items: { type: 'object', required: ['effect'] } },
  steps: { type: 'array', minItems: 1, items: { $ref: '#/$defs/step' } },
};

/** The JSON Schema of a step, for the `$defs` of the schema of scenario files. */
export function stepSchema(): object {
  return {
    oneOf: Object.entries(FORMS).map(([verb, form]) => ({
      title: verb,
      description: form.says,
      type: 'object',
      required: [verb, ...(form.needs ?? [])],
      additionalProperties: false,
      properties: Object.fromEntries(
        [[verb, form.main] as const, ...Object.entries(form.more ?? {}), ...Object.entries(COMMON)].map(
          ([key, slot]) => [key, SLOTS[slot as Slot]],
        ),
      ),
      examples: [form.example],
    })),
  };
}
