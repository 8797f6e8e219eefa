import { type Game, type GameRuleset, type PlayerId, variantName } from '../game/index.js';
import { teamOf } from './autoPass.js';
import { deckCard } from './cards.js';
import { objectWords, stepWords } from './describeGame.js';
import { numbers } from './messages.js';
import { flow, type Palette, padded, widthOf } from './palette.js';

/** For whom and how a board is drawn. */
interface Sight {
  /** Whose eyes: that player's hand is shown, and others as far as the rules let them be seen. No player's when null. */
  viewer: PlayerId | null;
  /** Columns. */
  width: number;
  paint: Palette;
}

/**
 * The table as one player sees it: the seats in their order, then what is on the stack, in combat, and in the hands
 * that this player may look at.
 *
 * @returns lines without line ends
 */
export function boardLines(game: Game, ruleset: GameRuleset, sight: Sight): string[] {
  return [
    ...headLines(game, ruleset, sight),
    ...teamLines(game, ruleset, sight),
    ...seatLines(game, sight),
    ...stackLines(game, sight),
    ...combatLines(game, sight),
    ...handLines(game, sight),
  ];
}

function headLines(game: Game, ruleset: GameRuleset, { paint, width }: Sight): string[] {
  const { state } = game;
  const turns = state.threads.flatMap((thread) => {
    if (thread.turn === null) return [];
    const { party, number, step, extra } = thread.turn;
    const marker = state.markers.length > 0 ? `marker ${thread.marker}: ` : '';
    const whose = state.teams[party] === undefined ? party : `team ${party}`;
    return [`${marker}turn ${number} of ${whose}${extra ? ' (extra)' : ''}, ${stepWords(step)}`];
  });
  const title = `${variantName(state.options.variant)} under ${ruleset.edition ?? 'rules without a name'}`;
  return [
    paint.bold(title),
    ...flow(turns.length === 0 ? ['before the first turn'] : turns, width, 0, '; '),
    '',
  ];
}

/** Teams whose members share a life total, with what each member's own life is taken to be. */
function teamLines(game: Game, ruleset: GameRuleset, { paint, width }: Sight): string[] {
  const { state } = game;
  if (!state.options.sharedLife) return [];
  const rule = numbers(ruleset, ['twoHeadedGiant.individualLife.value']);
  const lines = Object.entries(state.teams).flatMap(([team, { members }]) => {
    const there = members.filter((member) => game.inGame(member));
    const result = game.result(team);
    if (there.length === 0) return [`team ${team} ${paint.red(result === 'none' ? 'is out' : result)}`];
    const each = [...new Set(there.map((member) => game.individualLife(member)))];
    const primary = game.primary(team);
    const words = [
      `team ${paint.bold(team)}: ${paint.bold(`${game.teamLife(team)} life`)}`,
      `each member counts as ${each.join(' or ')}${paint.dim(rule)}`,
      `${game.teamPoison(team)} of ${game.poisonLimit(team)} poison`,
      ...(primary === null ? [] : [`${primary} is the primary player`]),
    ];
    return flow(words, width, 0);
  });
  return [...lines, ''];
}

function seatLines(game: Game, sight: Sight): string[] {
  const { state } = game;
  const { paint, width, viewer } = sight;
  const shared = state.options.sharedLife;
  const active = game.activePlayers();
  const rows = state.seats.map((player, at) => {
    const there = game.inGame(player);
    const result = game.result(player);
    const limited = viewer !== null && state.options.range !== null && game.inGame(viewer);
    const range = game.rangeSeats(player);
    const notes = [
      ...roles(game, player),
      ...(limited && there && viewer !== player
        ? [game.inRange(viewer, player) ? 'in range' : 'out of range']
        : []),
    ];
    return {
      player,
      there,
      cells: [
        `${active.includes(player) ? paint.yellow('>') : ' '} ${String(at + 1).padStart(String(state.seats.length).length)}`,
        player === viewer ? paint.bold(`${player} (you)`) : player,
        teamOf(game, player) ?? '',
        ...(there
          ? [
              ...(shared ? [] : [`life ${game.life(player)}`, poisonWords(game, player)]),
              `hand ${game.hand(player).length}`,
              `library ${game.library(player)}`,
              range === null ? '' : `range ${range}`,
              notes.join(', '),
            ]
          : [paint.red(result === 'none' ? 'has left' : result)]),
      ],
    };
  });
  const full = rows.filter((row) => row.there).map((row) => row.cells);
  const columns = Math.max(0, ...full.map((cells) => cells.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(0, ...rows.filter((row) => row.there || at < 3).map(({ cells }) => widthOf(cells[at] ?? ''))),
  );
  const indent = (widths[0] ?? 0) + 2;
  const lines = ['Seats in turn order; the next one sits to the left, and the last beside the first.'].map(
    paint.dim,
  );
  for (const { player, there, cells } of rows) {
    const row = cells
      .map((cell, at) => padded(cell, there ? (widths[at] ?? 0) : at < 3 ? (widths[at] ?? 0) : 0))
      .filter((cell) => cell !== '')
      .join('  ')
      .trimEnd();
    lines.push(there ? row : paint.dim(row));
    if (there) lines.push(...flow(permanents(game, player, paint), width, indent, ' · '));
  }
  return lines;
}

function poisonWords(game: Game, player: PlayerId): string {
  const poison = game.poison(player);
  return poison === 0 ? '' : `poison ${poison} of ${game.poisonLimit(player)}`;
}

/** Emperors, generals, holders of turn markers, the monarch and who has the initiative. */
function roles(game: Game, player: PlayerId): string[] {
  const { state } = game;
  const held = state.markers.filter((marker) => marker.holder === player);
  return [
    ...(state.options.variant !== 'emperor'
      ? []
      : [state.options.emperors.includes(player) ? 'emperor' : 'general']),
    ...(state.monarch === player ? ['monarch'] : []),
    ...(state.initiative === player ? ['initiative'] : []),
    ...held.map(
      ({ number, active, designations }) =>
        `turn marker ${number}${active ? '' : ' (waiting)'}${designations > 0 ? ` (to be removed${designations > 1 ? ` with ${designations - 1} more` : ''})` : ''}`,
    ),
  ];
}

/** What a player controls, each with what a player across the table would see of it. */
function permanents(game: Game, player: PlayerId, paint: Palette): string[] {
  return game.state.battlefield
    .map((id) => game.state.objects.get(id))
    .filter((object) => object !== undefined && object.controller === player)
    .flatMap((object) => {
      if (object === undefined) return [];
      const marks = [
        ...(object.owner === player ? [] : [`of ${object.owner}`]),
        ...(object.attachedTo === null ? [] : [`on ${object.attachedTo}`]),
        ...(object.protector === undefined ? [] : [`protected by ${object.protector}`]),
        ...(object.damage > 0 ? [`${object.damage} damage`] : []),
        ...Object.entries(object.counters).flatMap(([kind, number]) =>
          number > 0 ? [`${number} ${kind}`] : [],
        ),
        ...(object.tapped ? ['tapped'] : []),
      ];
      const words = `${objectWords(game, object.id)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
      return [object.tapped ? paint.dim(words) : words];
    });
}

function stackLines(game: Game, { paint, width }: Sight): string[] {
  const { state } = game;
  return Object.entries(state.stacks).flatMap(([marker, ids]) => {
    if (ids.length === 0) return [];
    const title = state.markers.length > 0 ? `Stack of marker ${marker}` : 'Stack';
    const items = ids.map((id) => {
      const object = state.objects.get(id);
      const targets = (object?.targets ?? []).map((target) => target.player ?? target.object ?? '');
      return `${objectWords(game, id)} (${object?.controller ?? ''}${targets.length > 0 ? ` targets ${targets.join(' and ')}` : ''})`;
    });
    return [
      '',
      paint.cyan(`${title}, the first to resolve first:`),
      ...flow(items.reverse(), width, 2, '; '),
    ];
  });
}

function combatLines(game: Game, { paint, width }: Sight): string[] {
  const fights = game.state.threads.flatMap((thread) => thread.turn?.combat?.attackers ?? []);
  if (fights.length === 0) return [];
  const items = fights.map(({ creature, defender, blocked, blockedBy }) => {
    const by = blockedBy.map((id) => objectWords(game, id)).join(' and ');
    return `${objectWords(game, creature)} attacks ${defender}${blocked ? ` (blocked${by === '' ? '' : ` by ${by}`})` : ''}`;
  });
  return ['', paint.cyan('Combat:'), ...flow(items, width, 2, '; ')];
}

function handLines(game: Game, { viewer, width, paint }: Sight): string[] {
  if (viewer === null) return [];
  return game.state.seats.flatMap((owner) => {
    if (!game.inGame(owner) || (viewer !== owner && !game.mayLookAtHand(viewer, owner))) return [];
    const cards = game.hand(owner).map((id) => id || 'a card');
    const title = owner === viewer ? 'Your hand:' : `Hand of ${owner}, which you may look at:`;
    return ['', paint.cyan(title), ...flow(cards.length === 0 ? ['no cards'] : cards, width, 2)];
  });
}

/** What a card does, by its name or the name of one that is in the game; undefined for a card that nobody has. */
export function cardText(game: Game, name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  const object = game.state.objects.all.find((one) => one.id.toLowerCase() === wanted);
  const kind = object?.card ?? name.trim();
  const card = deckCard(kind) ?? deckCard(kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase());
  return card === undefined ? undefined : `${card.definition.name}: ${card.text}`;
}
