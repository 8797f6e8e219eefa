import { type PrintedCard, readCard } from '../../cards/index.js';
import type { Step } from '../steps/step.js';
import { type Draft, emptyDraft, seating, type Thing } from './draft.js';
import { type Count, isNoun, type Name, type Noun, phrase, type Ref } from './meaning.js';

/** Words of an Example that mean nothing to whoever plays it. */
export class NotTold extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

export const TYPES = ['artifact', 'enchantment', 'creature', 'land', 'planeswalker'];

export function kindsOf(printed: PrintedCard): string[] {
  const words = printed.type
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  return words.some((word) => TYPES.includes(word)) ? [...words, 'permanent'] : words;
}

/** Printed cards by name, such as those of a file. */
export interface KnownCards {
  printed(name: string): PrintedCard | undefined;
}

/** An Example as it is being told: the table so far, its branches, and what was said beside it. */
export class Story {
  draft: Draft;
  /** Tables that are played: one for each branch that claims something. */
  readonly runs: Draft[] = [];
  /** Words that say why, or say again what is so; they change nothing at the table. */
  readonly remarks: string[] = [];
  /** Words of the clause that is being told. */
  words = '';
  /** Whether the sentence is a supposition: "If …". */
  supposing = false;
  /** The check that was claimed last, for "for that to happen". */
  outcome: { check: string; base: Draft } | undefined;

  /** The section is of options by which players attack to one side only. */
  directed = false;
  /** The words are a step of somebody's scenario, where nothing is made up. */
  asStep = false;
  /** The table before anything was supposed. */
  base: Draft | undefined;
  /** The table of the last supposition. */
  supposed: Draft | undefined;
  /** Zones that objects are in of which the edition says that they have left the game. */
  gone: readonly string[] = ['outside'];
  book: KnownCards | undefined;
  /** Cards that the Example has said the words of, before anybody had them. */
  readonly defined = new Map<string, Pick<Name, 'also' | 'reads'>>();
  /** Who does what the clause tells. */
  doers: string[] = [];
  /** The noun that was last counted, for "and Ben has 2". */
  counted: Noun | undefined;
  /** Players whose life total was spoken of last. */
  total: string[] | undefined;
  /** A creature that others make larger, and by how much. */
  larger: { creature: string; by: number } | undefined;
  /** The range of influence that was spoken of last. */
  range: Noun | undefined;
  /** A life total that was supposed to be a number "or more" or "or less", and the first one beyond it. */
  line: { side: string; beyond: number } | undefined;
  /** Players whose creatures are spoken of. */
  reached: string[] | undefined;

  constructor(draft: Draft = emptyDraft()) {
    this.draft = draft;
  }

  fail(reason: string): never {
    throw new NotTold(reason);
  }

  claim(check: string): void {
    this.draft.claims.push({ words: this.words, check });
    this.outcome = { check, base: this.draft };
  }

  /** Plays something at a copy of the table as it is, with claims of its own. */
  branch<T>(play: () => T): T {
    const base = this.draft;
    this.draft = { ...structuredClone(base), claims: [] };
    const result = play();
    this.settle();
    this.runs.push(this.draft);
    this.draft = base;
    return result;
  }

  /** Adds a step, with a name of its own for checks that ask of its moment. */
  step(step: Step): string {
    const id = `e${this.draft.steps.length + 1}`;
    this.draft.steps.push({ ...step, id } as Step & { id: string });
    return id;
  }

  /** Lets resolve what was cast or activated. */
  settle(): void {
    // A step does nothing that it does not say.
    if (!this.draft.pending || this.asStep) return;
    this.draft.pending = false;
    this.step({ resolve: 'all' });
  }

  /** Lets resolve what was cast, and an attack deal its damage. */
  played(): void {
    this.settle();
    const last = this.draft.steps.at(-1);
    if (!last || !('attack' in last || 'block' in last)) return;
    if ('attack' in last && this.draft.variant === 'Two-Headed Giant')
      // The active team chooses which head is dealt the damage; for the team it is the same.
      for (const [creature, target] of Object.entries(last.attack)) {
        const head = this.draft.teams?.[target ?? '']?.[0];
        if (head !== undefined) this.step({ assign: { [creature]: head } });
      }
    this.step({ until: { damage: 'dealt' } });
  }

  /** Whether something was claimed already, so that what was so before comes too late. */
  broken(): boolean {
    return this.draft.claims.length > 0;
  }

  /** The name of a step at which nothing was done yet. */
  atFirst(): string {
    const { steps } = this.draft;
    if (steps[0]?.id !== 'e0') steps.unshift({ hold: false, id: 'e0' });
    return 'e0';
  }

  lastStep(): string {
    return this.draft.steps.at(-1)?.id ?? this.step({ hold: false });
  }

  variant(name: string): void {
    const { draft } = this;
    if (draft.variant === name) return;
    if (draft.variant !== undefined) this.fail(`a game of ${draft.variant} is no game of ${name}`);
    draft.variant = name;
    if (name === 'Two-Headed Giant') {
      draft.players = ['P1', 'P2', 'P3', 'P4'];
      draft.teams = { One: ['P1', 'P2'], Two: ['P3', 'P4'] };
      draft.seated = true;
    } else if (name === 'Emperor') {
      draft.players = ['One 1', 'One emperor', 'One 2', 'Two 1', 'Two emperor', 'Two 2'];
      draft.teams = { One: ['One 1', 'One emperor', 'One 2'], Two: ['Two 1', 'Two emperor', 'Two 2'] };
      draft.seated = true;
    } else if (name === 'Grand Melee') {
      draft.count = 10;
    }
  }

  player(name: string): string {
    const { draft } = this;
    if (!draft.players.includes(name)) {
      if (draft.variant === 'Two-Headed Giant' && draft.players.every((one) => /^P\d$/.test(one))) {
        // Whoever is named first may sit anywhere.
        if (draft.introduced.length > 0 || draft.steps.length > 0)
          this.fail(`nobody says which head ${name} is`);
        const seat = draft.players[0] as string;
        draft.players[0] = name;
        for (const members of Object.values(draft.teams ?? {}))
          if (members.includes(seat)) members[members.indexOf(seat)] = name;
      } else if (draft.seated) this.fail(`nobody says where ${name} sits`);
      else draft.players.push(name);
    }
    this.spoke('saidPlayers', name);
    return name;
  }

  spoke(list: 'saidPlayers' | 'saidTeams' | 'saidThings', name: string): void {
    this.draft[list] = [...this.draft[list].filter((one) => one !== name), name];
    if (list === 'saidPlayers') {
      const team = this.teamOf(name);
      if (team !== undefined) this.spoke('saidTeams', team);
    }
  }

  /** One player can attack or target another, so that their seats allow it. */
  reaches(player: string, other: string | undefined): void {
    const { draft } = this;
    if (other === undefined || draft.seated || player === other || !draft.players.includes(other)) return;
    draft.seats.push({ fact: 'range', who: other, of: player, inside: true, implied: true });
  }

  teamOf(player: string): string | undefined {
    return Object.entries(this.draft.teams ?? {}).find(([, members]) => members.includes(player))?.[0];
  }

  /** Who has the turn and the life total of a player: the team where they are shared. */
  sideOf(player: string): string {
    return (this.draft.variant === 'Two-Headed Giant' && this.teamOf(player)) || player;
  }

  /** A creature on the battlefield that a player controls already, or a new one. */
  creatureOf(player: string, name = 'Bear'): Thing {
    return (
      this.draft.things.find(
        ({ controller, kinds, zone }) =>
          controller === player && kinds.includes('creature') && zone === 'battlefield',
      ) ?? this.creature(player, name)
    );
  }

  /** Lets resolve what was cast, and makes sure that there is a step of which a check can ask. */
  begun(): void {
    this.settle();
    if (this.draft.steps.length === 0) this.step({ hold: false });
  }

  otherTeam(team: string | undefined): string {
    const others = Object.keys(this.draft.teams ?? {}).filter((one) => one !== team);
    return others[0] ?? this.fail('there is no other team');
  }

  /** The player to the side of another, who may have no name. */
  neighbor(of: string, side: 'left' | 'right', away = 1): string {
    const { draft } = this;
    const known = draft.seats.find(
      (fact) =>
        fact.fact === 'left' &&
        (fact.away ?? 1) === 1 &&
        (side === 'left' ? fact.of === of : fact.who === of),
    );
    if (away === 1 && known?.fact === 'left') return side === 'left' ? known.who : known.of;
    if (away > 1) this.everybody();
    if (draft.seated) {
      const at = draft.players.indexOf(of);
      const size = draft.players.length;
      return draft.players[(at + (side === 'left' ? away : size - away)) % size] as string;
    }
    const name = besideOf(of, side);
    draft.players.push(name);
    draft.seats.push({ fact: 'left', who: side === 'left' ? name : of, of: side === 'left' ? of : name });
    return name;
  }

  /** The players in somebody's range of influence, that player among them. */
  inRangeOf(player: string): string[] {
    const { draft } = this;
    const players = this.everybody();
    const seats = draft.ranges[player] ?? draft.range;
    if (seats === undefined) this.fail(`nobody says how far the range of ${player} goes`);
    const at = players.indexOf(player);
    return players.filter(
      (_, k) =>
        Math.min((k - at + players.length) % players.length, (at - k + players.length) % players.length) <=
        seats,
    );
  }

  /** Everybody at the table; where they sit is settled by this. */
  everybody(): string[] {
    const { draft } = this;
    if (!draft.seated) {
      const found = seating(draft) ?? this.fail('there is no table with such seats');
      draft.players = found;
      draft.seated = true;
    }
    return draft.players;
  }

  /** Puts an object on the table. */
  thing(card: string, owner: string, zone: string, kinds: string[], more: Partial<Thing> = {}): Thing {
    const { draft } = this;
    // Checks put names between straight quotation marks.
    const plain = card.replaceAll("'", '’');
    let id = plain;
    for (let n = 2; draft.things.some((one) => one.id === id) || draft.players.includes(id); n++)
      id = `${plain} ${n}`;
    const thing: Thing = { id, card, owner, controller: owner, zone, state: {}, kinds, ...more };
    draft.things.push(thing);
    this.spoke('saidThings', thing.id);
    return thing;
  }

  /** A card in printed words; what is not understood of it ends the Example. */
  card(printed: PrintedCard): string {
    const { draft } = this;
    const known = draft.cards.find(({ name }) => name === printed.name);
    if (known) return known.name;
    const { status, strange } = readCard(printed);
    if (status !== 'understood') {
      const [first] = strange;
      this.fail(
        `the card "${printed.name}" is not understood${first ? ` from "${first.words || first.paragraph}" on` : ''}`,
      );
    }
    draft.cards.push(printed);
    return printed.name;
  }

  /** A card as the book prints it, without its cost: Examples do not speak of mana. */
  printed(name: string): PrintedCard | undefined {
    const { cost, ...card } = this.book?.printed(name) ?? { name: '', cost: '' };
    if (!('type' in card)) return undefined;
    return { ...(card as PrintedCard), ...(cost?.includes('{X}') ? { cost: '{X}' } : {}) };
  }

  /** A card that is known by its name alone, as a creature without abilities; the book says which one it is. */
  creatureNamed(name: string, owner: string, controller: string): Thing {
    const printed = this.printed(name);
    if (printed)
      return this.thing(this.card(printed), owner, 'battlefield', kindsOf(printed), { controller });
    const one = this.creature(owner, name);
    one.controller = controller;
    return one;
  }

  /** A creature without abilities, or with one keyword. */
  creature(owner: string, name = 'Bear', more: { text?: string; pt?: [number, number] } = {}): Thing {
    const [power, toughness] = more.pt ?? [2, 2];
    const card = this.card({
      name,
      type: 'Creature — Bear',
      power,
      toughness,
      ...(more.text ? { text: more.text } : {}),
    });
    return this.thing(card, owner, 'battlefield', [
      'creature',
      'permanent',
      ...(more.text ? [more.text.toLowerCase()] : []),
    ]);
  }
}

/** What a player is called whom an Example knows by the seat alone. */
export const besideOf = (of: string, side: string): string => `${side} of ${of}`;

export const numberOf = (ref: Ref | undefined): Count | undefined =>
  ref?.is === 'number' ? ref.count : ref?.is === 'noun' ? ref.count : undefined;

/** The number that follows "range of influence". */
export function rangeNumber(ref: Ref | undefined): number | undefined {
  if (!isNoun(ref, 'range')) return undefined;
  if (ref.label !== undefined) return ref.label;
  const of = phrase(ref, 'of');
  if (of?.is === 'number') return of.count.n;
  const limited = ref.which.find(({ verb }) => verb === 'limit');
  const to = limited && phrase(limited, 'to');
  return to?.is === 'number' ? to.count.n : undefined;
}

/** Whose life total it is, where the phrase is one. */
export function lifeTotalOf(ref: Ref | undefined): { of: Ref; share: boolean } | undefined {
  if (!isNoun(ref, 'total', 'life', 'share')) return undefined;
  if (ref.noun === 'share') {
    const of = phrase(ref, 'of');
    return ref.owner && (lifeTotalOf(of) || isNoun(of, 'total')) ? { of: ref.owner, share: true } : undefined;
  }
  if (ref.noun === 'total' && !ref.marks.includes('life')) return undefined;
  const of = ref.owner ?? phrase(ref, 'of');
  return of && { of, share: false };
}
