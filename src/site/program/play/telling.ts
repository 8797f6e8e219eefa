import { type GameEvent, nameOfStep, type Step } from '../../../game/index.js';

/** The type of an event in words: `damageDealt` is `damage dealt`. */
export function wordsOf(name: string): string {
  return name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
}

type Teller = (event: GameEvent, who: string) => string;

/** What happens most often, in a sentence; {@link tell} has a plain way for everything else. */
const TELLERS: Record<string, Teller> = {
  setUp: () => 'The table is set up',
  lifeSet: ({ amount }, who) => `${who} begins at ${amount} life`,
  stepBegan: ({ detail }, who) => `${who}: ${nameOfStep(detail?.step as Step)} begins`,
  turnBegan: ({ detail }, who) => `Turn ${String(detail?.number ?? '')} begins: ${who}`,
  turnEnded: (_, who) => `The turn of ${who} ends`,
  passed: (_, who) => `${who} passes`,
  answered: ({ detail }, who) => `${who} answers: ${optionWords(detail?.option)}`,
  drew: ({ object }, who) => `${who} draws ${object}`,
  moved: ({ object, from, to }) => `${object} goes from ${from} to ${to}`,
  cast: ({ object, detail }, who) => `${who} casts ${object}${targets(detail)}`,
  activated: ({ object, detail }, who) => `${who} activates ${object}${targets(detail)}`,
  resolving: ({ object }) => `${object} begins to resolve`,
  resolved: ({ object }) => `${object} has resolved`,
  ceased: ({ object }) => `${object} ceases to exist`,
  tapped: ({ object }) => `${object} is tapped`,
  untapped: ({ object }) => `${object} is untapped`,
  triggered: ({ object }) => `${object} triggers`,
  putOnStack: ({ object }, who) => `${who} puts the ability of ${object} on the stack`,
  damageDealt: ({ object, other, amount }) => `${object} deals ${amount} damage to ${other}`,
  lifeLost: ({ amount }, who) => `${who} loses ${amount} life`,
  lifeGained: ({ amount }, who) => `${who} gains ${amount} life`,
  teamLifeChanged: ({ team, detail }) => `${team} is at ${String(detail?.total ?? '?')} life`,
  attacked: ({ object, other }) => `${object} attacks ${other}`,
  blocked: ({ object, other }) => `${other} blocks ${object}`,
  left: ({ detail }, who) => `${who} leaves the game${detail?.reason ? ` (${String(detail.reason)})` : ''}`,
  lost: (_, who) => `${who} loses the game`,
  won: (_, who) => `${who} wins the game`,
  drawn: (_, who) => `For ${who} the game is a draw`,
  teamLost: (_, who) => `${who} loses the game`,
  teamWon: (_, who) => `${who} wins the game`,
  teamDrawn: (_, who) => `For ${who} the game is a draw`,
  gameOver: () => 'The game is over',
  handKept: (_, who) => `${who} keeps the opening hand`,
  priorityMoved: ({ from, to }) => `Priority moves from ${from} to ${to}`,
};

/** An event as one sentence for people. */
export function tell(event: GameEvent): string {
  const { team, player, object, amount, other, from, to } = event;
  const teller = Object.hasOwn(TELLERS, event.type) ? TELLERS[event.type] : undefined;
  if (teller) return teller(event, player ?? team ?? 'somebody');
  const words = [
    team,
    player,
    object,
    amount === undefined ? undefined : String(amount),
    other === undefined || other === player ? undefined : `with ${other}`,
    from === undefined ? undefined : `from ${from}`,
    to === undefined ? undefined : `to ${to}`,
  ].filter((word) => word !== undefined);
  const type = wordsOf(event.type);
  return `${type[0]?.toUpperCase() ?? ''}${type.slice(1)}${words.length > 0 ? `: ${words.join(', ')}` : ''}`;
}

function targets(detail: GameEvent['detail']): string {
  const list = detail?.targets;
  return Array.isArray(list) && list.length > 0 ? ` at ${list.map(String).join(', ')}` : '';
}

function optionWords(option: unknown): string {
  if (typeof option !== 'object' || option === null) return String(option);
  const { type, ...rest } = option as Record<string, unknown>;
  return [wordsOf(String(type)), ...Object.values(rest).map(String)].join(' ');
}
