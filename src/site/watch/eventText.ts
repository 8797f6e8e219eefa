import { type GameEvent, nameOfStep, type Step } from '../../game/index.js';
import type { Frame, Permanent, Turn } from './frame.js';

/** The type of an event in words: `damageDealt` is `damage dealt`. */
export function wordsOf(name: string): string {
  return name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
}

type Description = (event: GameEvent, who: string) => string;

/** What happens most often, in a sentence; {@link describeEvent} has a plain way for everything else. */
const DESCRIPTIONS: Record<string, Description> = {
  setUp: () => 'The table is set up',
  lifeSet: ({ amount }, who) => `${who} starts at ${amount} life`,
  stepBegan: ({ detail }, who) => `${who}: ${nameOfStep(detail?.step as Step)} begins`,
  turnBegan: ({ detail }, who) => `Turn ${String(detail?.number ?? '')} begins: ${who}`,
  turnEnded: (_, who) => `The turn of ${who} ends`,
  passed: (_, who) => `${who} passes`,
  answered: ({ detail }, who) => `${who} chooses: ${optionWords(detail?.option)}`,
  drew: ({ object }, who) => `${who} draws ${object}`,
  moved: ({ object, from, to }) => `${object} moves from ${from} to ${to}`,
  cast: ({ object, detail }, who) => `${who} casts ${object}${targets(detail)}`,
  activated: ({ object, detail }, who) => `${who} activates ${object}${targets(detail)}`,
  resolving: ({ object }) => `${object} starts to resolve`,
  resolved: ({ object }) => `${object} finishes resolving`,
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
  combatBegan: () => 'Combat begins',
  combatEnded: () => 'Combat ends',
  noAttackers: (_, who) => `${who} does not attack`,
  becameBlocked: ({ object }) => `${object} is blocked`,
  removedFromCombat: ({ object }) => `${object} is removed from combat`,
  blockersDeclared: (_, who) => `${who} has declared blockers`,
  blockersAsked: (_, who) => `${who} declares blockers`,
  damageOrderAnnounced: (_, who) => `${who} announces the damage assignment order`,
  damagePrevented: ({ other, amount }) => `${amount} damage to ${other} is prevented`,
  lifePaid: ({ amount }, who) => `${who} pays ${amount} life`,
  energyChanged: ({ amount }, who) => `${who}: ${amount} energy counters`,
  poisonGained: ({ amount }, who) => `${who} gets ${amount} poison counters`,
  poisonLost: ({ amount }, who) => `${who} loses ${amount} poison counters`,
  stepSkipped: ({ detail }, who) => `${who} skips the ${nameOfStep(detail?.step as Step)}`,
  turnSkipped: (_, who) => `${who} skips a turn`,
  countered: ({ object }) => `${object} is countered`,
  fizzled: ({ object }) => `${object} has no legal target and does not resolve`,
  sacrificed: ({ object }, who) => `${who} sacrifices ${object}`,
  discarded: ({ object }, who) => `${who} discards ${object}`,
  attached: ({ object, other }) => `${object} is attached to ${other}`,
  unattached: ({ object }) => `${object} is no longer attached`,
  controlChanged: ({ object, to, player }) => `${to ?? player ?? 'Another player'} controls ${object}`,
  drawReplaced: ({ object }, who) => `${who} does not draw: ${object}`,
  drewFromEmptyLibrary: (_, who) => `${who} draws from an empty library`,
  markerPlaced: ({ detail }, who) => `${who} receives turn marker ${String(detail?.marker ?? '')}`,
  markerReceived: ({ detail }, who) => `${who} receives turn marker ${String(detail?.marker ?? '')}`,
  markerPassed: ({ detail }, who) => `${who} passes turn marker ${String(detail?.marker ?? '')} on`,
  markerRemoved: ({ detail }) => `Turn marker ${String(detail?.marker ?? '')} is removed`,
  rangesFixed: () => 'Ranges of influence are set for the turn',
  gameBegan: () => 'The game begins',
  handKept: (_, who) => `${who} keeps the opening hand`,
  priorityMoved: ({ from, to }) => `Priority moves from ${from} to ${to}`,
};

/** An event as one sentence for people. */
export function describeEvent(event: GameEvent): string {
  const { team, player, object, amount, other, from, to } = event;
  const describe = Object.hasOwn(DESCRIPTIONS, event.type) ? DESCRIPTIONS[event.type] : undefined;
  if (describe) return describe(event, player ?? team ?? 'a player');
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

/** Turns in progress, each in a few words; of many no more than six. */
export function turnWords({ turns, markers }: Frame): string[] {
  if (turns.length === 0) return ['Before the first turn'];
  const one = ({ marker, of, number, step, extra }: Turn): string =>
    `${markers.length > 0 ? `Marker ${marker}: ` : ''}${extra ? 'Extra turn' : 'Turn'} ${number}, ${of}: ${step}`;
  return turns.length <= 6
    ? turns.map(one)
    : [...turns.slice(0, 5).map(one), `and ${turns.length - 5} more turns`];
}

/** All that a picture of the table shows, in lines of text. */
export function linesOf(frame: Frame): string[] {
  const { seats, sides, permanents, stack, attacks, markers, ranges } = frame;
  const shared = sides.some(({ life }) => life !== undefined);
  return [
    ...turnWords(frame).map((line) => `${line}.`),
    ...markers.map(
      ({ number, seat, waiting }) =>
        `Turn marker ${number} is with ${seat}${waiting ? ', who waits to begin a turn' : ''}.`,
    ),
    ...sides.map(({ name, members, life, poison = 0, result }) =>
      sentence(`Team ${name} (${members.join(', ')})`, [
        life === undefined ? '' : `${life} life`,
        poison > 0 ? `${poison} poison counters` : '',
        result === 'none' ? '' : result,
      ]),
    ),
    ...seats.map(({ player, life, seen, poison, inGame, result, role }) =>
      sentence(player, [
        role ?? '',
        !inGame
          ? result === 'none'
            ? 'has left'
            : result
          : seen
            ? `counts as ${life} life`
            : `${life} life`,
        inGame && poison > 0 && !shared ? `${poison} poison counters` : '',
      ]),
    ),
    ...seats.flatMap(({ player }) => {
      const own = permanents.filter(({ controller }) => controller === player);
      return own.length === 0 ? [] : [`${player} controls ${own.map(permanentWords).join('; ')}.`];
    }),
    ...(stack.length === 0
      ? []
      : [
          `Stack, first to resolve first: ${[...stack]
            .reverse()
            .map(
              ({ name, controller, targets }) =>
                `${name} (${controller}${targets.length > 0 ? `, targets ${targets.join(' and ')}` : ''})`,
            )
            .join('; ')}.`,
        ]),
    ...attacks.map(
      ({ creature, defender, blockers, blocked }) =>
        `${creature} attacks ${defender}${blockers.length > 0 ? `, blocked by ${blockers.join(' and ')}` : blocked ? ', blocked' : ''}.`,
    ),
    ...Object.entries(ranges ?? {}).map(
      ([player, seen]) =>
        `In range of ${player}: ${seen.filter((other) => other !== player).join(', ') || 'nobody else'}.`,
    ),
  ];
}

function sentence(who: string, said: readonly string[]): string {
  const words = said.filter((word) => word !== '');
  return words.length === 0 ? `${who}.` : `${who}: ${words.join(', ')}.`;
}

function permanentWords({
  id,
  card,
  size,
  damage,
  counters,
  tapped,
  attachedTo,
  owner,
  controller,
}: Permanent): string {
  const said = [
    card === id ? '' : card,
    size ?? '',
    damage > 0 ? `${damage} damage` : '',
    ...counters.map((counter) => `${counter} counters`),
    tapped ? 'tapped' : '',
    attachedTo === undefined ? '' : `attached to ${attachedTo}`,
    owner === controller ? '' : `owned by ${owner}`,
  ].filter((word) => word !== '');
  return said.length === 0 ? id : `${id} (${said.join(', ')})`;
}
