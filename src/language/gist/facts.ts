import type {
  Clause,
  Condition,
  Many,
  Node,
  Quality,
  Quantity,
  Relation,
  Statement,
  Thing,
} from '../frames/frame.js';
import { type Facts, noFacts } from './kinds.js';
import {
  add,
  againNamed,
  describedBy,
  EXCEPT,
  hasDenial,
  INDEFINITE,
  INSTEAD,
  isUnderControl,
  lastWord,
  MODALITIES,
  numberOf,
  PEOPLE,
  PLAIN_CONDITIONS,
  PLAIN_PREPOSITIONS,
  QUANTIFIERS,
  STATES,
  TIMES,
  verbOf,
} from './marks.js';
import { isLight, isLightAdverb, isLightNoun, senseOf } from './senses.js';

type Level = 'main' | 'within';

/** What statements say, taken apart. */
export function factsOf(statements: readonly Statement[]): Facts {
  const collector = new Collector();
  for (const statement of statements) collector.statement(statement, 'main');
  return collector.facts;
}

class Collector {
  readonly facts = noFacts();
  /** What is before each word: its place among steps in order, or "not/". */
  #before = '';
  /** The verb of the clause that is looked at. */
  #verb = '';
  /** Whether the clause that is looked at is denied: "can't … this or that" denies both. */
  #denied = false;
  /** Nouns that the main clause takes up again: "if … a spell or ability …, that spell or ability". */
  #takenUp: ReadonlySet<string> = new Set();
  /** Of whom a main clause says what always holds. */
  #subject: Node | undefined;

  #inside(prefix: string, what: () => void): void {
    const before = this.#before;
    this.#before = before + prefix;
    what();
    this.#before = before;
  }

  #word(text: string): void {
    const sense = senseOf(text);
    for (const part of sense.split(/\s+/)) {
      const word = senseOf(part);
      if (word !== '' && !isLight(word)) this.facts.words.add(this.#before + word);
    }
  }

  #operator(text: string): void {
    add(this.facts.operators, this.#before + text);
  }

  #quantity(quantity: Quantity, noun: string): void {
    if (quantity.word === 'half') {
      this.#word('half');
      return;
    }
    const parts = [
      quantity.is === undefined ? '' : `=${quantity.is}`,
      quantity.least === undefined ? '' : `>${quantity.least}`,
      quantity.most === undefined ? '' : `<${quantity.most}`,
      quantity.word ?? '',
      quantity.each ? 'each' : '',
    ];
    this.#operator(`count ${noun} ${parts.join('')}`);
  }

  #focus(focus: readonly string[] | undefined, on: string): void {
    for (const word of focus ?? []) this.#operator(`${word} ${on}`);
  }

  #denies(level: Level, verb: string, part = false): void {
    add(this.facts.denied, `${level} ${part ? 'part ' : ''}${verb}`);
  }

  #role(of: string, who: readonly string[]): void {
    if (who.length > 0) this.facts.roles.set(of, [...(this.facts.roles.get(of) ?? []), ...who]);
  }

  /** The things that a term names; none of a pronoun. */
  #named(term: Node | undefined): string[] {
    if (term === undefined || !('kind' in term)) return [];
    if (term.kind === 'many') return term.items.flatMap((item) => this.#named(item));
    if (term.kind === 'named') return [`name:${term.name.toLowerCase()}`];
    if (term.kind !== 'thing') return [];
    if (term.noun === '') return this.#named(term.among);
    // What is brought up here is not what was described elsewhere.
    const fresh = term.determiner === undefined ? term.owner === undefined : INDEFINITE.has(term.determiner);
    return [fresh && term.modifiers === undefined ? `a ${senseOf(term.noun)}` : describedBy(term)];
  }

  #thing(t: Thing, level: Level, generic: boolean): void {
    const [own] = t.noun === '' ? this.#named(t.among) : [senseOf(t.noun)];
    const noun = own === undefined ? '' : t.noun === '' ? lastWord(own) : own;
    if (t.noun !== '') this.#noun(t, noun, generic);
    // "One" says no more than the singular, but for "one of them".
    const one = t.quantity?.is === 1 && !t.quantity.exactly;
    if (t.quantity && !(one && (!t.among || (level === 'within' && !t.focus))))
      this.#quantity(t.quantity, noun);
    if (t.ordinal !== undefined) this.#operator(`place ${noun} ${t.ordinal}`);
    const whichever = INDEFINITE.has(t.determiner ?? '');
    for (const modifier of t.modifiers ?? []) {
      // "A particular combat" is one combat, whichever it is.
      if (whichever && TIMES.has(t.sort) && senseOf(modifier) === 'specific') continue;
      this.#word(modifier);
      add(this.facts.modifiers, senseOf(modifier));
      // Whether players or teams are meant one by one is the point of the word.
      if (modifier === 'individual' && t.noun !== '') add(this.facts.modifiers, `individual ${noun}`);
    }
    const quantifier = QUANTIFIERS[t.determiner ?? ''];
    // Of what holds always, "each player" and "a player" say the same.
    const always = this.#subject === t && quantifier === 'each';
    // "If either player wins", "if one of them wins": if any does.
    const any =
      (level === 'within' || TIMES.has(t.sort)) && (quantifier === 'any' || quantifier === 'either');
    if (quantifier !== undefined && !always && !any)
      this.#operator(`${quantifier} ${t.noun === '' ? noun : describedBy(t)}`);
    if (this.#subject === t && t.quantity?.is === 1 && t.determiner === undefined)
      this.#operator(`one ${noun}`);
    if (t.determiner === 'another') {
      this.#word('other');
      add(this.facts.modifiers, 'other');
    }
    if (t.determiner === 'some') this.#operator(`some ${noun}`);
    if (t.determiner === 'no' || t.determiner === 'neither' || t.quantity?.is === 0) {
      this.#denies(level, this.#verb);
      this.facts.none.add(noun);
    }
    this.#focus(t.focus, noun);
    for (const name of t.names ?? []) this.node(name, level);
    this.node(t.owner, level);
    this.#fewOf(t.among, level);
    for (const relation of t.relations ?? []) {
      const team = relation.preposition === 'on' ? (relation.term as Thing) : undefined;
      if (team?.sort === 'team') this.#role(`on ${senseOf(team.noun)}`, [noun]);
      this.node(relation, level);
    }
    for (const clause of t.which ?? []) this.statement(clause, 'within', noun);
    for (const also of t.also ?? []) this.node(also, level);
  }

  /** "One of the players" speaks of no other player. */
  #fewOf(among: Node | undefined, level: Level): void {
    const those = new Set(this.facts.those);
    this.node(among, level);
    this.facts.those = those;
  }

  /** What the noun of a thing says: its number, its owner, and whether it has an article. */
  #noun(t: Thing, noun: string, generic: boolean): void {
    const { numbers, heads, order, bare, sorts, those } = this.facts;
    sorts.set(this.#before + noun, t.sort);
    if (t.many && t.determiner === 'the') those.add(describedBy(t));
    if (!isLightNoun(t.noun)) {
      this.#word(t.noun);
      add(heads, this.#before + noun);
    }
    const known = numbers.get(noun) ?? new Set();
    numbers.set(noun, known);
    const number = numberOf(t, generic);
    if (number !== undefined) known.add(number);
    if (t.modifiers !== undefined) order.push(describedBy(t));
    const alone = t.determiner === undefined && t.owner === undefined && t.quantity === undefined;
    if (alone && !t.many) add(bare, noun);
    if (t.owner !== undefined) {
      const owners = this.#named(t.owner);
      this.#role(`of ${noun}`, owners.length > 0 ? owners : ['?']);
    } else if (!['the', 'that'].includes(t.determiner ?? '') && !t.relations?.length && !t.which?.length)
      this.#role(`of ${noun}`, ['-']);
  }

  #many(many: Many, level: Level, generic: boolean): void {
    if (many.by === 'then') {
      many.items.forEach((item, i) => {
        this.#inside(`${i}/`, () => this.node(item, level));
      });
      return;
    }
    this.#joinsThings(many);
    this.#focus(many.focus, 'all');
    for (const item of many.items) this.node(item, level, generic);
  }

  /** True where "this or that" is said of both: "can't target objects or players". */
  #meansAll({ items }: Many): boolean {
    if (this.#denied && !items.some(hasDenial)) return true;
    return items.every((item) => this.#takenUp.has((item as Thing).noun));
  }

  /** "Only opponents and planeswalkers", "only an opponent or a planeswalker": the number tells "and" from "or". */
  #joinsThings(many: Many): void {
    const only = many.focus?.includes('only') && many.items.every((item) => (item as Thing).kind === 'thing');
    const one = many.items.every((item) => !(item as Thing).many);
    if (only && one && many.by === 'and') this.#operator('joined and');
    else if (!(many.by === 'or' && (this.#meansAll(many) || (only && one))))
      this.#joins(many.by, many.items.length);
  }

  #joins(by: string, items: number): void {
    if (by !== 'and' && by !== 'nor') this.#operator(`joined ${by}, ${'of '.repeat(items)}`);
  }

  #relation(r: Relation, level: Level): void {
    const { preposition } = r;
    if (INSTEAD.has(preposition)) {
      this.#inside('not/', () => this.node(r.term, level));
      return;
    }
    if (isUnderControl(r)) {
      this.#word('control');
      this.node((r.term as Thing).owner, level);
      return;
    }
    if (preposition === 'without')
      this.#denies(level, (r.term as Thing | undefined)?.kind === 'thing' ? 'be' : this.#verb);
    else if (EXCEPT.has(preposition)) this.#operator('except');
    else if (!PLAIN_PREPOSITIONS.has(preposition)) this.#operator(`where ${preposition}`);
    for (const adverb of r.adverbs ?? []) {
      this.#word(adverb);
      if (!isLightAdverb(adverb)) this.#operator(senseOf(adverb));
    }
    this.node(r.measure, level);
    const above = this.#verb;
    // "A player with no opponents" has none.
    if (preposition === 'with') this.#verb = 'be';
    this.node(
      r.term,
      (r.term as { kind?: string } | undefined)?.kind === 'question' ? 'within' : level,
      true,
    );
    this.#verb = above;
  }

  #condition(c: Condition): void {
    if (c.word === 'unless') this.#denies('within', c.clause.kind === 'clause' ? verbOf(c.clause) : '');
    else if (c.word === 'as soon as') this.#word(c.word);
    else if (!PLAIN_CONDITIONS.has(c.word)) this.#operator(`when ${c.word}`);
    this.#focus(c.focus, 'condition');
    for (const adverb of c.adverbs ?? []) this.#word(adverb);
    this.node(c.clause, 'within');
  }

  #quality(q: Quality, level: Level): void {
    this.#word(q.word);
    for (const adverb of q.adverbs ?? []) this.#word(adverb);
    for (const relation of q.relations ?? []) this.node(relation, level);
    this.node(q.what, level);
    if (q.quantity) this.#quantity(q.quantity, '');
  }

  node(node: Node | undefined, level: Level, generic = false): void {
    if (node === undefined || !('kind' in node)) return;
    switch (node.kind) {
      case 'thing':
        this.#thing(node, level, generic);
        break;
      case 'many':
        this.#many(node, level, generic);
        break;
      case 'relation':
        this.#relation(node, level);
        break;
      case 'condition':
        this.#condition(node);
        break;
      case 'quality':
        this.#quality(node, level);
        break;
      case 'clause':
        this.statement(node, level);
        break;
      case 'question':
        this.statement(node.clause, level);
        this.node(node.asked, level);
        break;
      case 'quoted':
        this.#word(`"${node.text.toLowerCase().replace(/\s+/g, '_')}"`);
        break;
      case 'measure':
        this.#quantity(node.quantity, '');
        break;
      case 'named':
        this.#word(node.name);
        for (const relation of node.relations ?? []) this.node(relation, level);
        break;
      case 'reference':
        if (node.to === 'nothing') this.#denies(level, this.#verb);
        else this.facts.pronouns++;
        this.#focus(node.focus, 'reference');
        break;
      default:
    }
  }

  statement(statement: Statement, level: Level, head?: string): void {
    if (statement.kind === 'clause') this.#clause(statement, level, head);
    else if (statement.by === 'then') this.#many(statement, level, false);
    else {
      this.#joins(statement.by, statement.items.length);
      this.#focus(statement.focus, 'all');
      for (const item of statement.items)
        if (item.kind === 'clause' || item.kind === 'many') this.statement(item as Statement, level, head);
        else this.node(item, level);
    }
  }

  #clause(c: Clause, level: Level, head?: string): void {
    const verb = verbOf(c);
    const light = verb === 'be';
    const above = this.#verb;
    this.#verb = verb;
    if (!light) {
      this.#word(c.verb);
      if (c.particle !== undefined) this.#word(c.particle);
      this.facts[level].add(verb);
      add(this.facts.verbs, verb);
    }
    if (c.negated) this.#negated(c, level, verb);
    // "Doing so costs …" is of what another sentence says.
    const deed = (c.actor as Clause | undefined)?.object;
    if (deed?.kind === 'reference' && deed.to === 'so') this.facts.words.add('doing so');
    const modality = MODALITIES[c.modality ?? ''];
    if (modality !== undefined) this.#operator(`${level} ${modality} ${verb}`);
    if (!STATES.has(c.verb)) {
      const own = light ? c.verb : verb;
      const who = (term: Node | undefined): string[] =>
        head !== undefined && term !== undefined && 'to' in term && term.to === 'head'
          ? [head]
          : this.#named(term);
      this.#role(`who ${own}`, who(c.actor));
      this.#role(`whom ${own}`, who(c.object));
    }
    const object = c.object as Thing | undefined;
    const described = object?.which !== undefined || object?.relations !== undefined;
    const denied = this.#denied;
    this.#denied = c.negated === true;
    const about = c.actor as Thing | undefined;
    const always = STATES.has(c.verb) || (about?.kind === 'thing' && !PEOPLE.has(about.sort) && !c.modality);
    this.#subject = level === 'main' && always ? c.actor : undefined;
    this.node(c.actor, level, true);
    this.node(c.object, level, described);
    // "each player is a defending team": what is called something of another sort.
    const [who, is] = [c.actor as Thing | undefined, c.is as Thing | undefined];
    if (
      who?.kind === 'thing' &&
      is?.kind === 'thing' &&
      INDEFINITE.has(is.determiner ?? '') &&
      is.sort !== who.sort
    )
      this.#operator(`called ${senseOf(is.noun)}`);
    for (const part of [c.recipient, c.is, c.what]) this.node(part, level);
    for (const relation of c.relations ?? []) this.node(relation, level);
    this.#denied = denied;
    const takenUp = this.#takenUp;
    if (level === 'main' && c.negated) this.#takenUp = new Set([c.actor, c.object].flatMap(againNamed));
    for (const condition of c.conditions ?? []) this.node(condition, level);
    this.#takenUp = takenUp;
    for (const adverb of c.adverbs ?? []) if (!isLightAdverb(adverb)) this.#word(adverb);
    this.#verb = above;
  }

  #negated(c: Clause, level: Level, verb: string): void {
    const about = (c.actor ?? c.object) as Thing | undefined;
    const some =
      about?.kind === 'thing' &&
      about.owner === undefined &&
      (about.determiner === undefined || INDEFINITE.has(about.determiner));
    // A rule that says "a turn doesn't begin" speaks of every turn; a condition may speak of one of several.
    this.#denies(level, verb, some && level === 'within');
    // "No player" is not "that player".
    if (level === 'main' && !PEOPLE.has(about?.sort ?? '')) return;
    for (const term of [c.actor, c.object])
      for (const thing of this.#named(term)) this.facts.deniedOf.add(lastWord(thing));
  }
}
