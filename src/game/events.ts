import type { EventPattern } from './cards/types.js';
import type { EventType } from './event.js';

/** What an event of one type can change, and which abilities can wait for it. */
interface EventKind {
  /** 0 when nothing that is worked out from the state can have changed; else `CHANGE` with what else it touches. */
  changes: number;
  patterns: readonly EventPattern['when'][];
}

/** Something changed that options or amounts may depend on. */
const CHANGE = 1;
/** What is in play, who controls it or which abilities it has may have changed. */
export const BOARD = 2;
/** A state-based action may have become due although nothing in play asks for more than its printed numbers. */
export const ACTIONS = 4;

/** What players may do with priority may have changed, even where it depends on nothing but what is in play and in hand. */
export const OPTIONS = 8;
/** The same, of one player: the one who drew, or who controls what was tapped. */
export const OWN_OPTIONS = 16;
/** What is in play may have changed only where something there depends on more than what is in play. */
export const TWISTED_BOARD = 32;

/** Which kinds of patterns each type of event can set off. */
const PATTERNS: Partial<Record<EventType, EventPattern['when'][]>> = {
  moved: ['enters', 'buried'],
  tokenCreated: ['enters'],
  attacked: ['attacks'],
  playerAttacked: ['playerAttacked'],
  becameBlocked: ['becomesBlocked'],
  blocked: ['becomesBlocked', 'blocks'],
  untapped: ['untaps'],
  tapped: ['taps'],
  cast: ['casts', 'targeted'],
  countersPut: ['countersPut'],
  countersRemoved: ['lastCounterRemoved', 'counterRemoved'],
  exerted: ['exerted'],
  marked: ['marked'],
  turnedUp: ['turnsUp'],
  transformed: ['transforms'],
  phasedOut: ['phasesOut'],
  phasedIn: ['phasesIn'],
  searched: ['searches'],
  shuffled: ['shuffles'],
  clashed: ['clashes'],
  surveilled: ['surveils'],
  cycled: ['cycles'],
  lifeLost: ['losesLife'],
  lifeGained: ['gainsLife'],
  lost: ['losesGame'],
  left: ['losesGame'],
  damageDealt: ['dealsDamage'],
  damageSummed: ['dealsDamage', 'isDealtDamage'],
  damagePrevented: ['damagePrevented'],
  stepBegan: ['stepBegins'],
  drew: ['draws'],
  unblocked: ['notBlocked'],
  targetsChosen: ['targeted'],
  activated: ['targeted', 'tapsForMana'],
  sacrificed: ['sacrifices'],
  landPlayed: ['playsLand'],
  becameMonarch: ['becomesMonarch'],
  tookInitiative: ['takesInitiative'],
  ventured: ['entersRoom'],
  dungeonCompleted: ['completesDungeon'],
  discarded: ['discards'],
};

/** Events after which nothing that is worked out from the state can have changed. */
const QUIET: EventType[] = [
  'passed',
  'memberPassed',
  'priorityMoved',
  'answered',
  'choiceForced',
  'stepBegan',
  'stepSkipped',
  'turnEnded',
  'resolving',
  'unblocked',
  'playerAttacked',
  'lookedAt',
  'resolved',
  'fizzled',
  'triggered',
  'putOnStack',
  'noAttackers',
  'turnBegan',
  'combatBegan',
  'combatEnded',
  'blockersAsked',
  'blockersDeclared',
  'damageAssigned',
  'damageOrderAnnounced',
  'mulligansDeclared',
  'damageSummed',
];

/** Events that change something, but neither what is in play nor anything that a state-based action looks at. */
const MILD: EventType[] = ['manaSpent', 'manaLost', 'landPlayed', 'shuffled', 'searched', 'surveilled'];

/** The same, for one player. */
const OWN: EventType[] = ['tapped', 'untapped', 'drew'];

/** Events that change neither that nor what players may do as a rule. */
const INERT: EventType[] = [
  'lifeGained',
  // Whatever comes into play or leaves it has been counted by then (`zones/objects.ts`).
  'moved',
  'tokenCreated',
  'ceased',
  'cast',
  'activated',
  'attacked',
  'blocked',
  'becameBlocked',
  'removedFromCombat',
  'targetsChosen',
  'discarded',
  'revealed',
];

/** Events after which a state-based action may be due, although what is in play is the same. */
const HARMFUL: EventType[] = [
  'lifeLost',
  'teamLifeChanged',
  'damageDealt',
  'poisonGained',
  'drewFromEmptyLibrary',
];

/**
 * Events of players who go, and of how far the others then reach. What they leave behind moves with events of its own, and so do
 * permanents under effects that end with it.
 */
const PARTING: EventType[] = [
  'lost',
  'won',
  'left',
  'teamLost',
  'teamWon',
  'gameOver',
  'hiddenCardsLeft',
  'rangesFixed',
  'turnNotBegun',
];

const EVERYTHING = CHANGE | BOARD | ACTIONS | OPTIONS;

const KINDS = new Map<string, EventKind>();
for (const type of QUIET) KINDS.set(type, { changes: 0, patterns: [] });
for (const type of MILD) KINDS.set(type, { changes: CHANGE | OPTIONS, patterns: [] });
for (const type of OWN) KINDS.set(type, { changes: CHANGE | OWN_OPTIONS, patterns: [] });
for (const type of INERT) KINDS.set(type, { changes: CHANGE, patterns: [] });
for (const type of HARMFUL) KINDS.set(type, { changes: CHANGE | ACTIONS, patterns: [] });
for (const type of PARTING)
  KINDS.set(type, { changes: CHANGE | ACTIONS | OPTIONS | TWISTED_BOARD, patterns: [] });
for (const [type, patterns] of Object.entries(PATTERNS)) {
  KINDS.set(type, { changes: KINDS.get(type)?.changes ?? EVERYTHING, patterns });
}

const UNKNOWN: EventKind = { changes: EVERYTHING, patterns: [] };

/** What is known of a type of event; one that is not listed may change anything. */
export function eventKind(type: string): EventKind {
  return KINDS.get(type) ?? UNKNOWN;
}
