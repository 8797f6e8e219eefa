import {
  type Decision,
  type Game,
  type GameEvent,
  nameOfStep,
  type Option,
  type Step,
} from '../game/index.js';
import { deckCard } from './cards.js';

/** The step that a turn is in, as people say it. */
export function stepWords(step: Step | null): string {
  return step === null ? 'before the first turn' : nameOfStep(step);
}

/** An object as it is called at this table: its name, and for creatures their power and toughness. */
export function objectWords(game: Game, id: string): string {
  const object = game.state.objects.get(id);
  if (object === undefined) return id;
  if (object.ability !== null) return `ability of ${object.ability.source}`;
  if (!object.exists || !game.types(id).includes('creature')) return id;
  return `${id} ${game.power(id)}/${game.toughness(id)}`;
}

/** One way of answering, as a line of a numbered list. */
export function optionWords(game: Game, decision: Decision, option: Option): string {
  const named = (id: string): string => {
    const object = game.state.objects.get(id);
    if (object === undefined) return id;
    const whose = object.zone === 'battlefield' ? ` of ${object.controller}` : '';
    return `${objectWords(game, id)}${whose}`;
  };
  const several = decision.players.length > 1;
  switch (option.type) {
    case 'pass':
      return 'pass';
    case 'cast': {
      const text = deckCard(game.state.objects.get(option.object)?.card ?? '')?.text;
      return `${several ? `${option.player}: ` : ''}cast ${option.object}${text === undefined ? '' : ` (${text})`}`;
    }
    case 'playLand':
      return `${several ? `${option.player}: ` : ''}play ${option.object}`;
    case 'activate':
      return `${several ? `${option.player}: ` : ''}${
        option.label === 'deploy'
          ? `deploy ${named(option.object)} to a teammate`
          : `use ${named(option.object)}`
      }`;
    case 'player':
      return option.player;
    case 'object':
      return named(option.object);
    case 'team':
      return `team ${option.team}`;
    case 'none':
      return 'none';
    case 'mode':
      return option.mode;
    case 'number':
      return String(option.number);
    case 'pile':
      return `pile ${option.pile}`;
    case 'color':
      return option.color;
    case 'yes':
    case 'no':
      return option.type;
    case 'attack':
      return `attack ${sideWords(game, option.defender)}${option.band === undefined ? '' : ` in a band with ${option.band}`}`;
    case 'stayHome':
      return 'stay at home';
    case 'block':
      return `block ${named(option.attacker)}`;
    case 'noBlock':
      return 'do not block';
    case 'keep':
      return 'keep this hand';
    case 'mulligan':
      return 'take a mulligan';
    case 'stack':
      return `the stack of turn marker ${option.stack}`;
  }
}

function sideWords(game: Game, name: string): string {
  return game.state.teams[name] === undefined ? name : `team ${name}`;
}

/** Slots of questions about how much mana is paid; others are about life. */
const MANA = ['mana', 'assist'];

/** What a decision asks, as a sentence without its full stop. */
export function questionWords(game: Game, decision: Decision): string {
  const object = decision.object === undefined ? '' : objectWords(game, decision.object);
  switch (decision.kind) {
    case 'startingPlayer':
      return 'who begins';
    case 'mulligan':
      return 'is this hand good enough';
    case 'bottomCard':
      return 'which card goes to the bottom of the library';
    case 'scry':
      return 'put the top card of the library on the bottom';
    case 'openingHand':
      return 'begin the game with a card on the battlefield';
    case 'priority':
      return 'what will you do';
    case 'chooseStack':
      return `on which stack does ${object} go`;
    case 'chooseX':
      return `how much is X for ${object}`;
    case 'target':
      return `what does ${object} target`;
    case 'choosePlayer':
    case 'chooseOpponent':
      return `which player, for ${object}`;
    case 'substitute':
      return 'who chooses instead of the player who has left';
    case 'chooseObject':
      return `which one, for ${object}`;
    case 'chooseMode':
      return `which way, for ${object}`;
    case 'chooseColor':
      return `which colour, for ${object}`;
    case 'chooseMember':
      return 'which member of the team';
    case 'choosePile':
      return 'which pile';
    case 'partition':
      return `into which pile does ${object} go`;
    case 'may':
      return `do it, for ${object}`;
    case 'payment':
      return `pay, for ${object}`;
    case 'amount':
      return `how much ${MANA.includes(decision.slot ?? '') ? 'mana' : 'life'} is paid${object === '' ? '' : ` for ${object}`}`;
    case 'orderTriggers':
      return 'which ability goes on the stack first';
    case 'orderDraws':
      return 'who draws first';
    case 'defendingPlayer':
      return 'who is the defending player';
    case 'attack':
      return `what does ${object} do`;
    case 'block':
      return `what does ${object} do`;
    case 'damageOrder':
      return `which one does ${object} damage next`;
    case 'damageRecipient':
      return `who is dealt the damage of ${object}`;
    case 'assignDamage':
      return `how much damage does ${object} deal to ${decision.slot ?? 'it'}`;
    case 'sacrifice':
      return 'what is sacrificed';
    case 'discard':
      return 'which card is discarded';
    case 'legend':
      return 'which one stays';
    case 'redistribute':
      return `whose life total does ${decision.slot ?? 'the player'} get`;
    case 'activePlayer':
      return 'who is the active player for this';
  }
}

/** Everything in a turn of which a table speaks; the rest is for the log. */
export function isReported(event: GameEvent): boolean {
  const quiet = SENTENCES[event.type]?.quiet ?? true;
  return typeof quiet === 'boolean' ? !quiet : !quiet(event);
}

/** An event as a sentence. What only its owner may know, as which card was drawn, is left out. */
export function eventWords(event: GameEvent): string {
  const known = SENTENCES[event.type];
  if (known !== undefined) return known.say(event);
  const words = [event.team, event.player, event.object, event.amount, event.other, event.from, event.to];
  return [spaced(event.type), ...words.filter((word) => word !== undefined)].join(' ');
}

function spaced(type: string): string {
  return type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

interface Sentence {
  quiet: boolean | ((event: GameEvent) => boolean);
  say(event: GameEvent): string;
}

const who = (event: GameEvent): string =>
  event.team === undefined ? (event.player ?? 'nobody') : `team ${event.team}`;

const loud = (say: (event: GameEvent) => string): Sentence => ({ quiet: false, say });
const quiet = (say: (event: GameEvent) => string): Sentence => ({ quiet: true, say });

function at(event: GameEvent): string {
  const targets = event.detail?.targets;
  return Array.isArray(targets) && targets.length > 0 ? `, targeting ${targets.join(' and ')}` : '';
}

/** Behind what was prevented: the object that prevents it. */
function by({ detail }: GameEvent): string {
  return typeof detail?.by === 'string' ? ` by ${detail.by}` : '';
}

/** Why a player loses, where a state-based action makes the player lose. */
const LOST_FOR: Readonly<Record<string, string>> = {
  life: ', having no life left',
  poison: ', having too many poison counters',
  library: ', having drawn from an empty library',
};

const SENTENCES: Readonly<Record<string, Sentence>> = {
  turnBegan: loud((e) => `${who(e)} begins ${e.detail?.extra === true ? 'an extra turn' : 'a turn'}`),
  startDecided: loud((e) => `${who(e)} will begin`),
  handKept: quiet((e) => `${who(e)} keeps a hand`),
  mulliganTaken: loud((e) => `${who(e)} takes a mulligan`),
  stepBegan: quiet((e) => `${stepWords((e.detail?.step as Step | undefined) ?? null)} of ${who(e)}`),
  cast: loud((e) => `${who(e)} casts ${e.object}${at(e)}`),
  activated: loud((e) => `${who(e)} uses ${e.object}${at(e)}`),
  landPlayed: loud((e) => `${who(e)} plays ${e.object}`),
  triggered: quiet((e) => `an ability of ${e.object} triggers`),
  putOnStack: quiet((e) => `an ability of ${e.object} goes on the stack`),
  resolving: quiet((e) => `${e.object} resolves`),
  fizzled: loud((e) => `${e.object} has no legal target left`),
  countered: loud((e) => `${e.object} is countered`),
  drew: quiet((e) => `${who(e)} draws a card`),
  drawReplaced: loud((e) => `${who(e)} does not draw: ${e.object}`),
  drewFromEmptyLibrary: loud((e) => `${who(e)} cannot draw: the library is empty`),
  discarded: loud((e) => `${e.player} discards ${e.object}`),
  putOnBottom: quiet((e) => `${who(e)} puts a card on the bottom of the library`),
  answered: quiet((e) => `${who(e)} answers ${String(e.detail?.decision ?? '')}`),
  passed: quiet((e) => `${who(e)} passes`),
  attacked: loud((e) => `${e.object} attacks ${e.other}`),
  blocked: loud((e) => `${e.other} of ${e.player} blocks ${e.object}`),
  damageDealt: loud((e) => `${e.object} deals ${e.amount} damage to ${e.other ?? e.player ?? e.team}`),
  damagePrevented: loud((e) => `${e.amount} damage of ${e.object} to ${e.other} is prevented${by(e)}`),
  damageRedirected: loud((e) => `${e.amount} damage of ${e.object} is turned aside to ${e.other}${by(e)}`),
  damageVanished: loud((e) => `${e.amount} damage of ${e.object} is dealt to nobody`),
  damageNotDealt: loud((e) => `${e.object} deals no damage to ${e.other}, who has left`),
  gainPrevented: loud((e) => `${e.player} does not gain ${e.amount} life${by(e)}`),
  lossPrevented: loud((e) => `${e.player} does not lose ${e.amount} life${by(e)}`),
  poisonPrevented: loud((e) => `${e.player} does not get ${e.amount} poison${by(e)}`),
  winPrevented: loud((e) => `${e.player} does not win${by(e)}`),
  lifeLost: loud((e) => `${e.player ?? who(e)} loses ${e.amount} life`),
  lifeGained: loud((e) => `${e.player ?? who(e)} gains ${e.amount} life`),
  lifePaid: loud((e) => `${e.player ?? who(e)} pays ${e.amount} life`),
  lifeSet: quiet((e) => `the life total of ${who(e)} becomes ${e.amount}`),
  teamLifeChanged: loud((e) => `team ${e.team} has ${String(e.detail?.total)} life now`),
  energyChanged: loud((e) => `${e.player ?? who(e)}: ${e.amount} energy`),
  poisonGained: loud((e) => `${e.player ?? who(e)} gets ${e.amount} poison`),
  moved: {
    quiet: (e) => !(e.to === 'battlefield' || (e.from === 'battlefield' && e.to !== 'outside')),
    say: (e) =>
      e.to === 'battlefield'
        ? `${e.object} enters the battlefield under ${e.player}`
        : `${e.object} goes from the ${e.from} to ${e.to === 'hand' || e.to === 'graveyard' || e.to === 'library' ? 'the ' : ''}${e.to}`,
  },
  sacrificed: loud((e) => `${e.player} sacrifices ${e.object}`),
  controlChanged: loud((e) => `${e.player} gains control of ${e.object} from ${e.from}`),
  tokenCreated: loud((e) => `${e.player} gets a token, ${e.object}`),
  extraTurnAdded: loud((e) => `${who(e)} will take an extra turn`),
  turnSkipped: loud((e) => `${who(e)} skips a turn`),
  left: loud((e) => `${e.player} leaves the game`),
  lost: loud((e) => `${e.player} loses the game${LOST_FOR[String(e.detail?.for)] ?? ''}`),
  teamLost: loud((e) => `team ${e.team} loses the game`),
  won: loud((e) => `${e.player} wins the game`),
  teamWon: loud((e) => `team ${e.team} wins the game`),
  drawn: loud((e) => `the game is a draw for ${e.player}`),
  gameOver: loud(() => 'the game is over'),
  markerReceived: loud((e) => `${e.player} receives turn marker ${String(e.detail?.marker)}`),
  markerPassed: quiet((e) => `turn marker ${String(e.detail?.marker)} passes from ${e.from} to ${e.player}`),
  markerDesignated: loud((e) => `turn marker ${String(e.detail?.marker)} is to be removed`),
  markerRemoved: loud((e) => `turn marker ${String(e.detail?.marker)} is removed`),
  rangesFixed: quiet(() => 'who is within whose range of influence changes'),
};
