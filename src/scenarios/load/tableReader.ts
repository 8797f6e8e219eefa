import { type CardDefinition, STEPS } from '../../game/index.js';
import { type CardBook, cardOfScenario } from '../cards.js';
import { insteadOf, nearest } from '../error.js';
import format from '../format.json' with { type: 'json' };
import { type JsonNode, plain, type Source } from '../json/parse.js';
import type { Setup, SetupObject } from '../scenario.js';
import { kindName, NodeReader, type ObjectNode } from './nodes.js';

const ZONES = format.zones;

const OPTION_KEYS = ['variant', ...format.options];

/** More players than this sit at no table, and more cards lie on none. */
const MOST_PLAYERS = 1000;
const MOST_OBJECTS = 10_000;

/** Reads the table of a scenario: its cards, who plays, and what lies where. */
export class TableReader extends NodeReader {
  readonly book: CardBook | undefined;

  constructor(source: Source, book: CardBook | undefined) {
    super(source);
    this.book = book;
  }

  cards(node: JsonNode | undefined): Map<string, CardDefinition> {
    const cards = new Map<string, CardDefinition>();
    if (!node) return cards;
    for (const item of this.array(node, '"cards"'))
      this.attempt(() => {
        if (item.kind === 'string') {
          cards.set(item.value, this.knownCard(item, item.value));
          return;
        }
        const entry = this.object(item, 'a card');
        const name = this.string(this.need(entry, 'name', 'the card'), '"name"');
        if (cards.has(name.value))
          throw this.source.error(name.at, `the card "${name.value}" is given twice`);
        const alone = [...entry.entries.keys()].every((key) => key === 'name');
        cards.set(
          name.value,
          alone
            ? this.knownCard(name, name.value)
            : cardOfScenario(entry, (at, reason) => this.slip(at, reason)),
        );
      });
    return cards;
  }

  /** A card of the book. One that is strange is a slip; the rest of the file is read as if there were such a card. */
  knownCard(node: { at: number }, name: string): CardDefinition {
    const found = this.book?.card(name);
    if (found && 'card' in found) return found.card;
    this.slip(
      node.at,
      found ? `the card "${name}" is not understood: ${found.strange.join('; ')}` : this.unknownCard(name),
    );
    return { name, types: [] };
  }

  private unknownCard(name: string): string {
    const guess = this.book && nearest(name, this.book.names());
    return `the card "${name}" is not known; ${guess ? `did you mean "${guess}"? Else ` : ''}give it as {"name", "type", "text"}, or name a file of cards with --cards`;
  }

  setup(node: ObjectNode, cards: Map<string, CardDefinition>): Setup {
    this.spelling(node, format.setup);
    const given = this.need(node, 'players', '"setup"');
    const place = given.at;
    const players = this.few(given, 'players', MOST_PLAYERS).map(
      (item) => this.string(item, 'a player').value,
    );
    if (players.length === 0) throw this.source.error(place, 'there are no players; name them in turn order');
    const twice = players.find((player, index) => players.indexOf(player) !== index);
    if (twice !== undefined) throw this.source.error(place, `two players are called "${twice}"`);
    const setup: Setup = { players, options: {}, state: {}, objects: [] };
    const teams = this.get(node, 'teams');
    if (teams) setup.teams = this.teams(this.object(teams, '"teams"'), players);
    const options = this.get(node, 'options');
    if (options) {
      const said = this.object(options, '"options"');
      this.spelling(said, OPTION_KEYS);
      setup.options = plain(said) as Record<string, unknown>;
    }
    const state = this.get(node, 'state');
    if (state) setup.state = this.state(this.object(state, '"state"'), setup);
    for (const key of ['life', 'poison'] as const) {
      const totals = this.get(node, key);
      if (totals) setup[key] = this.totals(this.object(totals, `"${key}"`), key, setup);
    }
    const objects = this.get(node, 'objects');
    if (objects)
      for (const item of this.few(objects, 'objects', MOST_OBJECTS))
        this.attempt(() => {
          const object = this.setupObject(this.object(item, 'an object'), setup, cards);
          if (setup.objects.some((other) => other.id === object.id))
            throw this.source.error(
              item.at,
              `two objects are called "${object.id}"; every id stands for one object`,
            );
          setup.objects.push(object);
        });
    for (const card of [...cards.values()])
      for (const other of this.book?.beside?.(card) ?? [])
        if (!cards.has(other.name)) cards.set(other.name, other);
    return setup;
  }

  private few(node: JsonNode, name: string, most: number): readonly JsonNode[] {
    const items = this.array(node, `"${name}"`);
    if (items.length > most) throw this.source.error(node.at, `more than ${most} ${name}`);
    return items;
  }

  /** Where play stands: whoever is named there sits at the table, and the step is one of a turn. */
  state(node: ObjectNode, setup: Setup): Record<string, unknown> {
    this.spelling(node, format.state);
    const sides = [...setup.players, ...Object.keys(setup.teams ?? {})];
    for (const key of ['turn', 'priority', 'startingPlayer', 'startingTeam', 'planarController']) {
      const value = this.get(node, key);
      if (value?.kind === 'string') this.player(value, value.value, sides);
    }
    for (const key of ['left', 'waiting']) {
      const value = this.get(node, key);
      if (value?.kind === 'array')
        for (const item of value.items)
          if (item.kind === 'string') this.player(item, item.value, setup.players);
    }
    const markers = this.get(node, 'markers');
    if (markers?.kind === 'object')
      for (const { value } of markers.entries.values())
        if (value.kind === 'string') this.player(value, value.value, setup.players);
    const step = this.get(node, 'step');
    if (step?.kind === 'string' && !STEPS.some((known) => known === step.value)) {
      throw this.source.error(
        step.at,
        `there is no step "${step.value}"; ${insteadOf(step.value, STEPS, `write one of ${STEPS.join(', ')}`)}`,
      );
    }
    return plain(node) as Record<string, unknown>;
  }

  teams(node: ObjectNode, players: string[]): Record<string, string[]> {
    const teams = new Map<string, string[]>();
    const seen = new Set<string>();
    for (const [name, { value }] of node.entries) {
      const members = this.array(value, `team "${name}"`).map((item) => {
        const member = this.string(item, 'a member').value;
        this.player(item, member, players);
        if (seen.has(member)) throw this.source.error(item.at, `"${member}" is in two teams`);
        seen.add(member);
        return member;
      });
      teams.set(name, members);
      if (players.includes(name))
        throw this.source.error(value.at, `"${name}" is a player and a team; rename one`);
    }
    return Object.fromEntries(teams);
  }

  totals(node: ObjectNode, key: string, setup: Setup): Record<string, number> {
    const totals = new Map<string, number>();
    for (const [name, { value }] of node.entries) {
      if (value.kind !== 'number' || !Number.isSafeInteger(value.value))
        throw this.source.error(
          value.at,
          `the ${key} of "${name}" is a whole number, not ${kindName(value)}`,
        );
      if (!(setup.teams && Object.hasOwn(setup.teams, name))) this.player(value, name, setup.players);
      totals.set(name, value.value);
    }
    return Object.fromEntries(totals);
  }

  setupObject(node: ObjectNode, setup: Setup, cards: Map<string, CardDefinition>): SetupObject {
    const id = this.string(this.need(node, 'id', 'the object'), '"id"');
    const card = this.string(this.need(node, 'card', `object "${id.value}"`), '"card"');
    if (!cards.has(card.value)) cards.set(card.value, this.knownCard(card, card.value));
    const owner = this.string(this.need(node, 'owner', `object "${id.value}"`), '"owner"');
    this.player(owner, owner.value, setup.players);
    const controllerNode = this.get(node, 'controller');
    const controller = controllerNode ? this.string(controllerNode, '"controller"').value : owner.value;
    this.player(controllerNode ?? owner, controller, setup.players);
    const zoneNode = this.get(node, 'zone');
    const zone = zoneNode ? this.string(zoneNode, '"zone"').value : 'battlefield';
    if (!ZONES.includes(zone)) {
      throw this.source.error(
        zoneNode?.at ?? node.at,
        `there is no zone "${zone}"; ${insteadOf(zone, ZONES, `write one of ${ZONES.join(', ')}`)}`,
      );
    }
    const stateNode = this.get(node, 'state');
    const state = stateNode ? (plain(this.object(stateNode, '"state"')) as SetupObject['state']) : {};
    return {
      id: id.value,
      card: card.value,
      owner: owner.value,
      controller,
      zone,
      state,
      place: this.source.place(node.at),
    };
  }
}
