import type * as frame from '../../language/index.js';
import { readTelling } from '../../language/index.js';
import { listIn } from '../../tree/maps.js';
import { setAside } from './aside.js';
import { type Clause, type Condition, isNoun, isPronoun } from './meaning.js';
import type { Word } from './narrativeWords.js';
import { clausesOf, first, hoisted, inOrder, odd, place } from './readings.js';
import { asObject, Beyond, beyond, Terms } from './terms.js';

/** What a sentence of a narrative says. */
export interface Told {
  clauses: Clause[];
  /** The words from which on it is not understood. */
  strange?: string;
  words: string;
}

/**
 * Reads a sentence as rules are read, once its names and quotations are set aside, to the last word.
 *
 * @returns its clauses, or the words from which on it is not understood: also where it has several readings that say different things at a table
 */
export function sentence(words: readonly Word[], text: string): Told {
  const whole = text.slice(
    Math.min(...words.map(({ start }) => start)),
    Math.max(...words.map(({ end }) => end)),
  );
  if (words.length > MOST_WORDS || words.some(({ value = 0 }) => value > MOST_OF_ANY))
    return { clauses: [], words: whole, strange: whole };
  const aside = setAside(words);
  const plain = `${aside.plain.slice(0, 1).toUpperCase()}${aside.plain.slice(1)}.`;
  const [read, ...more] = readTelling(plain, aside.names);
  const strange = (at = 0): Told => ({
    clauses: [],
    words: whole,
    strange: text.slice(aside.starts[at] ?? words[0]?.start, words.at(-1)?.end),
  });
  if (!read || more.length > 0) return strange();
  if (read.status === 'notRead')
    return strange(read.tokens.findIndex(({ start }) => start === read.failure?.at));
  const meant = new Map<string, Clause[]>();
  const least = Math.min(...read.readings.map(odd));
  for (const reading of read.readings) {
    if (odd(reading) > least) continue;
    try {
      const clauses = new Teller(aside).statement(reading).map((one) => ({ ...one, words: whole }));
      meant.set(JSON.stringify(clauses), clauses);
    } catch (error) {
      // Of several readings those count that a table can show.
      if (!(error instanceof Beyond)) throw error;
    }
  }
  const [clauses] = meant.values();
  return clauses && meant.size === 1 ? { clauses, words: whole } : strange();
}

/** The longest Example of any edition has a quarter of these characters; of one with many more, each sentence would be tried with all before it. */
export const LONGEST = 4_000;
/** No sentence is longer, and of nothing is there more at a table: what is told is laid out one by one. */
const MOST_WORDS = 400;
const MOST_OF_ANY = 1_000;

const NEVER = new Set(['never', 'no longer']);
/** Verbs that say what another is to do. */
const GIVES = new Set('choose use have cause let allow make'.split(' '));

/** Conditions that say what follows. */
const FOLLOWING = new Set(['so', 'so that', 'but']);

/** Frames as what happens at a table. */
class Teller extends Terms {
  /** The clause before, for "so does she" and "she is not". */
  private before: Clause | undefined;
  private readonly holder = new Map<string, frame.Clause>();
  override statement(node: frame.Statement): Clause[] {
    if (node.kind === 'many') {
      if (node.by === 'or' || node.by === 'and/or') beyond('one or the other');
      const items = inOrder(node.items);
      this.share(items.flatMap(clausesOf));
      const then = (node.at ?? []).some(([, token]) => this.aside.words[token] === 'then');
      return items.flatMap((one, at) => {
        if (one.kind !== 'clause' && one.kind !== 'many') return beyond('a phrase');
        const said = this.statement(one as frame.Statement);
        if (then && at > 0) said[0]?.adverbs.push('then');
        return said;
      });
    }
    const { clause, after } = this.clause(node);
    this.before = clause;
    return [clause, ...after];
  }

  /** The clause to which a phrase or a condition of several belongs: the first where it comes before them, else the nearest before it. */
  private share(items: readonly frame.Clause[]): void {
    const holders = new Map<string, frame.Clause[]>();
    for (const item of items)
      for (const one of [...(item.relations ?? []), ...(item.conditions ?? [])]) {
        const key = JSON.stringify(one.at ?? []);
        if (key !== '[]') listIn(holders, key).push(item);
      }
    for (const [key, all] of holders) {
      if (all.length < 2) continue;
      const at = (JSON.parse(key) as [string, number][])[0]?.[1] ?? 0;
      this.holder.set(key, all.findLast((one) => place(one) < at) ?? (all[0] as frame.Clause));
    }
  }

  private own<T extends { at?: frame.Node['at'] }>(nodes: readonly T[] | undefined, of: frame.Clause): T[] {
    return inOrder(nodes ?? []).filter((one) => {
      const holder = this.holder.get(JSON.stringify(one.at ?? []));
      return holder === undefined || holder === of;
    });
  }

  private clause(node: frame.Clause): { clause: Clause; after: Clause[] } {
    if (node.order) beyond('an instruction');
    const clause: Clause = {
      verb: node.verb,
      phrases: [],
      adverbs: [...(node.adverbs ?? [])],
      conditions: [],
      words: '',
    };
    const after: Clause[] = [];
    const question = node.actor?.kind === 'question' ? node.actor : undefined;
    if (question) clause.what = this.statement(question.clause);
    const actor = question ? undefined : node.actor && this.term(node.actor);
    const object = node.object && this.term(node.object);
    if (actor) clause.actor = actor;
    if (object) clause.object = asObject(object);
    const about = actor ?? object;
    if (about?.is === 'noun' && about.owner)
      this.spoken = { noun: about.noun, many: about.many, marks: about.marks };
    const outer = this.actor;
    this.actor = actor ?? object ?? outer;
    if (node.verb === 'exist' && actor) {
      clause.object = actor;
      delete clause.actor;
      if (actor.is === 'noun') {
        clause.phrases.push(...actor.phrases.filter(({ word }) => word === 'in'));
        actor.phrases = actor.phrases.filter(({ word }) => word !== 'in');
      }
    } else if (node.verb === 'seat' && object) {
      clause.verb = 'sit';
      clause.actor = object;
      delete clause.object;
    } else if (object && (!actor || first(node.object) < Math.floor(place(node)))) clause.passive = true;
    if (node.recipient) {
      const to = this.term(node.recipient);
      clause.phrases.push({ word: 'to', ref: asObject(to) });
      if (!actor) clause.passive = true;
    }
    if (node.particle && node.particle !== 'up') clause.adverbs.push(node.particle);
    if (node.negated) clause.not = true;
    if (node.past && ['be', 'have'].includes(node.verb)) clause.past = true;
    if (node.modality) clause.modal = node.modality;
    if (node.perfect) clause.perfect = true;
    if (node.progressive) clause.progressive = true;
    if (node.is) this.is(clause, node.is);
    for (const one of this.own(node.relations, node)) {
      if (one.adverbs?.includes('not') || one.adverbs?.includes('never')) beyond('a phrase that is denied');
      this.around(clause, one.adverbs);
      const asked = this.asked(one);
      if (asked?.word === 'on' && ['go', 'keep', 'continue'].includes(clause.verb))
        clause.what = asked.clause;
      else if (asked) clause.conditions.push(asked);
      else clause.phrases.push(this.phrase(one));
    }
    if (node.what) {
      clause.what = node.what.kind === 'question' ? beyond('a question') : this.statement(node.what);
      this.shared(clause, node.what);
    }
    const before = this.before;
    this.before ??= clause;
    for (const one of this.own(node.conditions, node)) {
      const said = this.condition(one);
      if (FOLLOWING.has(said.word)) after.push(...said.clause);
      else clause.conditions.push(said);
    }
    this.before = before;
    if (this.only) clause.adverbs.push('only');
    this.only = false;
    this.again(clause);
    hoisted(clause);
    const not = clause.phrases.find(({ word }) => word === 'but not');
    if (not) {
      // "can attack Ben but not Cleo"
      clause.phrases = clause.phrases.filter((one) => one !== not);
      const { not: denied, ...other } = clause;
      after.push({ ...other, object: not.ref, ...(denied ? {} : { not: true as const }) });
      if (!clause.object) beyond('what is not said of anything');
    }
    for (const one of this.lifted.splice(0))
      after.push({ ...one, ...(clause.actor ? { actor: clause.actor } : {}) });
    const use = clause.conditions.findIndex(({ word }) => word === 'to');
    if (['use', 'have'].includes(clause.verb) && use >= 0)
      clause.what = clause.conditions.splice(use, 1).flatMap((one) => one.clause);
    for (const one of clause.conditions)
      if (one.word === 'for' && one.clause[0]?.verb === 'happen') one.word = 'to';
    if (clause.adverbs.some((one) => NEVER.has(one)) && !clause.not) clause.not = true;
    clause.adverbs = clause.adverbs.filter((one) => !NEVER.has(one));
    this.aimed(clause);
    const { x } = this.aside;
    if (x !== undefined && ['cast', 'play', 'activate'].includes(clause.verb))
      clause.phrases.push({ word: 'x', ref: { is: 'number', count: { n: x } } });
    // ", which leaves their team with 24 life" says what comes of the clause.
    if (isNoun(clause.object, 'life') && clause.object.which.length > 0) {
      after.push(...clause.object.which);
      clause.object.which = [];
    }
    this.actor = outer;
    return { clause, after };
  }

  /** "with Ada as its target", "choosing him as the opponent who …", "is dealt 2 damage by it". */
  private aimed(clause: Clause): void {
    const as = clause.phrases.find(({ word }) => word === 'as');
    const target = isNoun(as?.ref, 'target');
    const whom = clause.phrases.find(({ word }) => word === 'choosing' || (target && word === 'with'));
    if (as && whom && target) {
      whom.word = 'targeting';
      clause.phrases = clause.phrases.filter((one) => one !== as);
    } else if (as && whom?.word === 'choosing') as.word = 'choosing as';
    else if (as && clause.verb === 'sit') {
      clause.object = as.ref;
      clause.phrases = clause.phrases.filter((one) => one !== as);
    }
    if (!clause.passive || clause.actor || clause.object?.is !== 'noun') return;
    const by = clause.object.phrases.find(({ word }) => word === 'by');
    if (!by) return;
    clause.actor = by.ref;
    clause.object.phrases = clause.object.phrases.filter((one) => one !== by);
  }

  /** "she chooses him to do it": whoever does it is the object; "she attempts to do it": it is she who does. */
  private shared(clause: Clause, node: frame.Statement | frame.Question): void {
    const [what] = clause.what ?? [];
    const doer = node.kind === 'clause' ? (node.actor ?? node.object) : undefined;
    if (!what || !doer) return;
    if (doer.kind === 'reference' && doer.to === 'same') {
      if (what.passive) delete what.object;
      else delete what.actor;
    } else if (GIVES.has(clause.verb) && !clause.object) {
      const whose = what.passive ? what.object : what.actor;
      if (whose) clause.object = asObject(whose);
      if (what.passive) delete what.object;
      else delete what.actor;
    }
  }

  /** "so does she", "she is not": the clause before, of somebody else. */
  private again(clause: Clause): void {
    if (clause.verb !== 'so') return;
    const like = clause.conditions.at(-1)?.clause.at(-1) ?? this.before;
    if (!like) throw new Beyond('nothing was said that could be so again');
    const { actor } = clause;
    // "This makes her lose, and so does her team": it loses as well.
    const [made] = ['make', 'cause'].includes(like.verb) ? (like.what ?? []) : [];
    const { not: _, conditions: __, ...same } = structuredClone(made ?? like);
    const said: Clause = { ...same, conditions: clause.conditions, words: '' };
    if (actor && like.passive) said.object = actor;
    else if (actor) said.actor = actor;
    if (clause.not) said.not = true;
    if (clause.modal) said.modal = clause.modal;
    Object.assign(clause, said);
  }

  private is(clause: Clause, what: frame.Term | frame.Quality | frame.Relation): void {
    if (what.kind === 'clause') {
      const [said] = this.statement(what);
      if (!said) return;
      // "becomes blocked", "is considered to be at 9 life"
      if (clause.verb === 'become' && said.passive) {
        clause.verb = said.verb;
        if (clause.actor) clause.object = clause.actor;
        delete clause.actor;
        clause.passive = true;
        clause.phrases.push(...said.phrases);
      } else {
        const { actor: _, ...rest } = said;
        clause.what = [rest];
      }
    } else if (what.kind === 'relation') {
      this.around(clause, what.adverbs);
      clause.phrases.push(this.phrase(what));
    } else if (what.kind === 'quality') {
      this.around(clause, what.adverbs);
      clause.quality = what.word;
      if (what.what || what.quantity) beyond('a quality that says more');
      for (const one of what.relations ?? []) clause.phrases.push(this.phrase(one));
    } else clause.object = this.term(what);
  }

  private condition({ word, clause, focus }: frame.Condition): Condition {
    if (focus?.includes('not')) beyond('a condition that is denied');
    if (clause.kind === 'clause') {
      const said = this.statement(clause);
      return { word: focus?.includes('only') ? `only ${word}` : word, clause: said };
    }
    if (clause.kind === 'many') {
      const items = clause.items.every((one) => one.kind === 'clause' || one.kind === 'many');
      if (items) return { word, clause: this.statement(clause as frame.Statement) };
    }
    return beyond('a condition without a clause');
  }

  /** "based on what creatures are controlled by her", "the next time it does", "on whether it does": a phrase that is a clause. */
  private asked({ preposition, term }: frame.Relation): Condition | undefined {
    if (term.kind === 'question') {
      const clause = this.statement(term.clause);
      const asked = term.asked && this.term(term.asked);
      for (const one of clause) if (asked && isPronoun(one.object, 'head')) one.object = asked;
      return { word: term.word === 'whether' ? 'whether' : preposition, clause };
    }
    if (term.kind === 'clause') {
      const clause = this.statement(term);
      if ((term.actor as frame.Reference | undefined)?.to === 'same')
        for (const one of clause) delete one.actor;
      return { word: preposition, clause };
    }
    const time =
      term.kind === 'thing' && term.noun === 'time' && term.which?.length === 1 ? term.which[0] : undefined;
    if (preposition !== '' || !time) return undefined;
    const next = (term as frame.Thing).modifiers?.includes('next');
    return { word: next ? 'next time' : 'when', clause: this.statement(time) };
  }

  /** Adverbs of a phrase or a quality: "no longer in the game", "only on this". */
  private around(clause: Clause, adverbs: readonly string[] = []): void {
    for (const one of adverbs)
      if (one === 'not' || NEVER.has(one)) {
        if (clause.not) beyond('what is denied twice');
        clause.not = true;
      } else clause.adverbs.push(one);
  }
}
