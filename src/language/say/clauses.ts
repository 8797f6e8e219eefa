// One file because phrases hold clauses and clauses hold phrases.
import {
  type Clause,
  type Condition,
  keyOf,
  type Many,
  type Quality,
  type Question,
  type Reference,
  type Relation,
  type Statement,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { formsOf } from '../lexicon/verbForms.js';
import {
  article,
  isLate as followsVerb,
  framesOf,
  isPlural,
  nounWords,
  numberWord,
  ordinalWord,
  ownerWords,
  quantityWords,
  referenceWords,
  series,
  verbWords,
  type Words,
  words,
} from './nounWords.js';

/** The order that a sentence is said in; where one cannot be read back, another can. */
export interface Style {
  /** Conditions before the clause, or after it. */
  conditions: 'before' | 'after';
  /** Times and places before the clause, after it, or as they come with the conditions. */
  times: 'before' | 'after';
  /** "the team's life total", or "the life total of the team". */
  owner: 'before' | 'after';
  /** Phrases after the verb in the order of the frame, or the other way round. */
  phrases: 'forward' | 'backward';
}

/** What all of the clauses have. */
function common<T>(all: readonly Clause[], get: (c: Clause) => readonly T[] | undefined): T[] {
  return (get(all[0] as Clause) ?? []).filter((x) =>
    all.every((c) => (get(c) ?? []).some((y) => keyOf(y) === keyOf(x))),
  );
}

/** "first" and "then" before a clause; "goes first" is another thing. */
const leadsClause = (c: Clause, adverb: string): boolean =>
  adverb === 'then' ||
  adverb === 'therefore' ||
  (adverb === 'first' && !['go', 'play', 'act'].includes(c.verb) && c.order !== true);

const without = <T>(items: readonly T[] | undefined, gone: readonly T[]): T[] =>
  (items ?? []).filter((x) => !gone.some((y) => keyOf(x) === keyOf(y)));

/** What a speaker can say of a statement. */
export class Speaker {
  readonly #style: Style;
  readonly #commas: ReadonlySet<number>;

  /**
   * @param style the order of words
   * @param commas tokens of the sentence that are commas: a relative clause after one is said after one
   */
  constructor(style: Style, commas: ReadonlySet<number>) {
    this.#style = style;
    this.#commas = commas;
  }

  /** A whole sentence without its stop. */
  sentence(s: Statement): Words {
    return (s.kind === 'many' ? this.joined(s) : this.clause(s))?.replaceAll(' ,', ',');
  }

  // Clauses.

  private joined(m: Many, inner = false): Words {
    const items = m.items as Statement[];
    if (items.some((i) => !['clause', 'many'].includes(i.kind))) return undefined;
    const clauses = items.filter((i) => i.kind === 'clause');
    if (m.by !== 'then' && clauses.length === items.length) {
      const shared = this.predicates(clauses, m.by);
      if (shared !== undefined) return shared;
    }
    if (clauses.length !== items.length) return this.listed(items, m.by, inner);
    const ends = clauses.findIndex((c) => c.verb === 'and so on');
    if (ends >= 0) return this.andSoOn(clauses, ends, m.by);
    const conditions = common(clauses, (c) => c.conditions);
    const adverbs =
      clauses[0]?.adverbs?.filter(
        (a) => followsVerb(a) && a !== 'first' && clauses.every((c) => c.adverbs?.includes(a)),
      ) ?? [];
    const times = common(clauses, (c) => c.relations).filter((r) => this.leads(clauses[0] as Clause, r));
    const bare = clauses.map((c) => ({
      ...c,
      conditions: without(c.conditions, conditions),
      relations: without(c.relations, times),
      adverbs: (c.adverbs ?? []).filter((a) => !adverbs.includes(a)),
    }));
    const last: readonly string[] = adverbs.filter((a) => a === 'whichever is appropriate');
    const said = words(this.listed(bare, m.by, inner), ...last.map((a) => `, ${a}`));
    return this.around(
      said?.replaceAll(' ,', ','),
      conditions,
      times,
      adverbs.filter((a) => !last.includes(a)),
    );
  }

  private listed(items: readonly Statement[], by: string, inner: boolean): Words {
    const said = items.map((i) => (i.kind === 'many' ? this.joined(i, true) : this.clause(i)));
    if (said.includes(undefined)) return undefined;
    if (by === 'then') return said.map((w, i) => (i === 0 ? w : `then ${w}`)).join(', ');
    if (by !== 'and' && by !== 'or') return undefined;
    return said.length === 2 ? said.join(inner ? ` ${by} ` : `, ${by} `) : series(said, by);
  }

  /** "…, and so on until …"; "…, then the second one, and so on". */
  private andSoOn(clauses: readonly Clause[], ends: number, by: string): Words {
    const rest = clauses.filter((_, i) => i !== ends);
    const until = clauses[ends]?.conditions ?? [];
    const [first, second] = rest as [Clause, Clause | undefined];
    if (rest.length > 2) return undefined;
    const next =
      second === undefined
        ? ''
        : by === 'then' && second.verb === 'so'
          ? words(', then', this.term(second.actor as Term, true))
          : undefined;
    return words(this.clause(first), next, ', and so on', ...until.map((x) => this.condition(x)))?.replaceAll(
      ' ,',
      ',',
    );
  }

  /** "a player may cast a spell, activate an ability, or take an action": one subject, one helping verb. */
  private predicates(all: readonly Clause[], by: string): Words {
    const [first] = all as [Clause];
    const conditions = common(all, (c) => c.conditions);
    const same = (get: (c: Clause) => unknown): boolean =>
      all.every((c) => keyOf(get(c)) === keyOf(get(first)));
    if (!same((c) => c.actor) || !same((c) => c.modality) || !same((c) => c.negated) || !same((c) => c.order))
      return undefined;
    if (first.actor === undefined && !first.order) return undefined;
    const bare = all.map((c) => ({
      ...c,
      conditions: without(c.conditions, conditions),
    }));
    if (bare.some((c) => c.conditions.length > 0)) return undefined;
    const parts = bare.map((c, i) =>
      this.predicate(c, i > 0 && (c.modality !== undefined || c.negated === true)),
    );
    const subject = first.order ? '' : this.term(first.actor as Term, true);
    return this.around(words(subject, series(parts, by)), conditions, [], []);
  }

  /** A clause with its conditions. */
  clause(c: Clause): Words {
    if (c.verb === 'and so on') return undefined;
    const all = c.relations ?? [];
    const before = this.#style.times === 'before' ? all.filter((r) => this.leads(c, r)) : [];
    const core = this.core({ ...c, relations: all.filter((r) => !before.includes(r)) });
    const first = (c.adverbs ?? []).filter((a) => leadsClause(c, a));
    return this.around(core, c.conditions ?? [], before, first);
  }

  private leads(c: Clause, r: Relation): boolean {
    const claimed = framesOf(c.verb).some((f) => f.split(' ').includes(`:${r.preposition}`));
    return (
      !claimed &&
      ['during', 'at', 'in', 'at the start of', 'for', 'after', 'before', 'in the case of'].includes(
        r.preposition,
      )
    );
  }

  private around(
    core: Words,
    conditions: readonly Condition[],
    times: readonly Relation[],
    first: readonly string[],
  ): Words {
    const leads = [
      'if',
      'unless',
      'when',
      'whenever',
      'as',
      'while',
      'until',
      'before',
      'after',
      'although',
      'because',
      'as long as',
      'as soon as',
      'where',
      'since',
      'once',
      '',
    ];
    const front =
      this.#style.conditions === 'before'
        ? conditions.filter((x) => leads.includes(x.word) && x.focus === undefined)
        : [];
    const rest = conditions.filter((x) => !front.includes(x));
    const back = [...rest.filter((x) => x.word === 'to'), ...rest.filter((x) => x.word !== 'to')];
    const opening = [...front.map((x) => this.condition(x)), ...times.map((r) => this.relation(r))];
    if (opening.includes(undefined)) return undefined;
    const tail = back.map((x) => {
      const w = this.condition(x);
      return w === undefined
        ? undefined
        : ['so', 'doing', 'rather than', 'except that', 'although'].includes(x.word)
          ? `, ${w}`
          : ` ${w}`;
    });
    if (core === undefined || tail.includes(undefined)) return undefined;
    const lead: readonly string[] = first.filter((a) => a === 'then' || a === 'therefore');
    const near = first.filter((a) => !lead.includes(a));
    return `${lead.map((a) => `${a} `).join('')}${opening.map((w) => `${w}, `).join('')}${near.map((a) => `${a} `).join('')}${core}${tail.join('')}`;
  }

  private core(c: Clause): Words {
    if (c.verb === 'exist') return this.thereIs(c);
    if (c.order) return this.predicate(c);
    if (c.actor !== undefined) return words(this.term(c.actor as Term, true), this.predicate(c));
    const subject = this.passiveSubject(c);
    return subject === undefined ? undefined : words(this.term(subject, true), this.predicate(c));
  }

  private thereIs(c: Clause): Words {
    const be = verbWords({ verb: 'be', plural: isPlural(c.actor as Term), past: c.past, negated: c.negated });
    if (c.modality !== undefined || c.perfect || c.actor === undefined) return undefined;
    return words('there', be, this.term(c.actor as Term, false), ...this.tail(c));
  }

  /** Of what a clause without an actor speaks first. */
  private passiveSubject(c: Clause): Term | undefined {
    if (c.recipient !== undefined) return c.recipient;
    if (c.object !== undefined) return c.object as Term;
    if (c.what?.kind === 'question') return c.what;
    const inner = c.what as Clause | undefined;
    return inner?.kind === 'clause' && framesOf(c.verb).includes('o-inf')
      ? (inner.actor as Term | undefined)
      : undefined;
  }

  /** Verb and what follows it, of a clause whose subject is said already; `bare` without its helping verb. */
  private predicate(c: Clause, bare = false): Words {
    const passive = c.actor === undefined && !c.order;
    const subject = passive ? this.passiveSubject(c) : (c.actor as Term | undefined);
    const adverbs = (c.adverbs ?? []).filter((a) => !leadsClause(c, a));
    const isLate = (a: string): boolean =>
      followsVerb(a) || (this.#style.phrases === 'backward' && /ly$/.test(a));
    if (c.verb === 'so') {
      const verb = c.modality ?? (isPlural(subject) ? 'do' : 'does');
      return c.negated ? (verb === 'can' ? "can't" : `${verb} not`) : verb;
    }
    const plural = c.order === true || isPlural(subject);
    const middle = adverbs.filter((a) => !isLate(a));
    const verb = verbWords({
      verb: c.verb,
      plural: bare ? true : plural,
      passive,
      adverbs: middle,
      ...(bare
        ? {}
        : {
            modality: c.modality,
            negated: c.negated,
            past: c.past,
            perfect: c.perfect,
            progressive: c.progressive,
          }),
    });
    return words(
      bare && c.verb === 'be' ? words('be', ...middle) : c.order && c.verb === 'be' ? 'be' : verb,
      ...this.complements(c, passive),
      ...this.tail(c),
      ...adverbs.filter(isLate),
    );
  }

  /** What the verb asks for, but phrases with a preposition. */
  private complements(c: Clause, passive: boolean): Words[] {
    const subject = passive ? this.passiveSubject(c) : undefined;
    const out: Words[] = [];
    const gap = (t: unknown): boolean => (t as Reference | undefined)?.to === 'head';
    if (c.recipient !== undefined && c.recipient !== subject && !gap(c.recipient))
      out.push(this.term(c.recipient, false));
    if (c.object !== undefined && c.object !== subject && !gap(c.object))
      out.push(this.term(c.object as Term, false));
    if (c.particle !== undefined) out.push(c.particle);
    if (c.is !== undefined) out.push(this.predicative(c.is, c.verb));
    if (c.what !== undefined && c.what !== subject) out.push(this.content(c, c.what, passive));
    return out;
  }

  private predicative(is: NonNullable<Clause['is']>, verb: string): Words {
    if (is.kind === 'quality') return this.quality(is);
    if (is.kind === 'relation') return this.relation(is);
    if (is.kind === 'many' && is.items.every((i) => i.kind === 'quality'))
      return series(
        is.items.map((i) => this.quality(i as Quality)),
        is.by,
      );
    const c = is as Clause;
    if (c.kind === 'clause' && (c.actor as Reference | undefined)?.to === 'same') return this.infinitive(c);
    if (c.kind === 'clause' && (c.object as Reference | undefined)?.to === 'same')
      return words(
        verb === 'be' && 'to be',
        formsOf(c.verb).pp,
        c.actor !== undefined && words('by', this.term(c.actor as Term, false)),
        ...this.tail(c),
      );
    return this.term(is as Term, false);
  }

  private quality(q: Quality): Words {
    const place = q.relations?.find((r) => r.preposition === '');
    if (place !== undefined) return words(this.term(place.term as Term, false), q.word);
    const what = q.what === undefined ? '' : this.infinitive(q.what);
    return words(...(q.adverbs ?? []), q.word, ...(q.relations ?? []).map((r) => this.relation(r)), what);
  }

  /** The clause that a verb takes: "to do", "them to do", "that they do", "doing", "whether they do". */
  private content(c: Clause, what: Statement | Question, passive: boolean): Words {
    if (what.kind === 'question') return this.question(what);
    const frames = framesOf(c.verb);
    const questions =
      what.kind === 'many' && (what.items as { kind: string }[]).every((i) => i.kind === 'question');
    if (questions)
      return series(
        (what as Many).items.map((i) => this.question(i as unknown as Question)),
        (what as Many).by,
      );
    const actors = (what.kind === 'many' ? (what.items as Clause[]) : [what]).map(
      (x) => x.actor as Term | undefined,
    );
    const [actor] = actors;
    const self = (actor as Reference | undefined)?.to === 'same';
    if (actors.some((a) => keyOf(a) !== keyOf(actor)))
      return frames.includes('that') ? words('that', this.sentence(what)) : undefined;
    const finite = (what.kind === 'clause' ? what : (what.items[0] as Clause)).modality !== undefined;
    if (self && frames.includes('inf')) return this.infinitive(what);
    if (self && frames.includes('ing')) return this.gerund(what);
    if (passive && frames.includes('o-inf')) return this.infinitive(what);
    if (frames.includes('that') && (finite || !frames.includes('o-inf')))
      return words('that', this.sentence(what));
    if (actor === undefined) {
      const inner = what.kind === 'clause' ? this.passiveSubject(what) : undefined;
      return inner === undefined || !frames.includes('o-inf')
        ? undefined
        : words(this.term(inner, false), this.infinitive(what));
    }
    if (frames.includes('o-inf')) return words(this.term(actor, false), this.infinitive(what));
    if (frames.includes('o-base'))
      return words(this.term(actor, false), this.infinitive(what)?.replace(/^to /, ''));
    if (frames.includes('o-from')) return words(this.term(actor, false), 'from', this.gerund(what));
    return undefined;
  }

  private infinitive(s: Statement): Words {
    if (s.kind === 'many') {
      const parts = (s.items as Statement[]).map((i) => this.infinitive(i));
      return series(
        parts.map((p, i) => (i === 0 ? p : p?.replace(/^to /, ''))),
        s.by,
      );
    }
    const { conditions, ...bare } = s;
    return words(
      this.predicate({ ...bare, modality: 'to' } as Clause),
      ...(conditions ?? []).map((x) => this.condition(x)),
    );
  }

  private gerund(s: Statement): Words {
    if (s.kind === 'many')
      return series(
        (s.items as Statement[]).map((i) => this.gerund(i)),
        s.by,
      );
    if (s.modality !== undefined || s.perfect) return undefined;
    const passive = s.actor === undefined;
    const verb = passive ? `being ${formsOf(s.verb).pp}` : formsOf(s.verb).ing;
    const adverbs = s.adverbs ?? [];
    const said = words(
      s.negated === true && 'not',
      ...adverbs.filter((a) => !followsVerb(a)),
      verb,
      ...this.complements(s, passive),
      ...this.tail(s),
      ...adverbs.filter(followsVerb),
    );
    return words(said, ...(s.conditions ?? []).map((x) => this.condition(x)));
  }

  /** Phrases with a preposition after the verb, those first that it asks for. */
  private tail(c: Clause): Words[] {
    const frames = framesOf(c.verb).flatMap((f) => f.split(' '));
    const head = (r: Relation): boolean => (r.term as Reference).to === 'head';
    const not = (r: Relation): boolean => r.adverbs?.includes('not') === true;
    const all = [...(c.relations ?? [])];
    const claimed = all.filter((r) => frames.includes(`:${r.preposition}`) && !not(r));
    const rest = all.filter((r) => !claimed.includes(r) && !not(r));
    const against = all
      .filter(not)
      .map((r) => ({ ...r, adverbs: r.adverbs?.filter((a) => a !== 'not') }) as Relation);
    return [
      ...claimed.filter(head).map((r) => r.preposition),
      ...[
        ...claimed.filter((r) => !head(r)),
        ...(this.#style.phrases === 'forward' ? rest : rest.reverse()),
      ].map((r) => this.relation(r)),
      ...against.map((r) => words(', not', this.relation(r))),
    ];
  }

  condition(x: Condition): Words {
    const lead = [...(x.focus ?? []), ...(x.adverbs ?? [])];
    const inner = x.clause;
    if (x.word === '' && inner.kind === 'many') {
      const m = inner as Many;
      const parts = m.items.map((i) => this.condition(i as Condition));
      if (m.by === 'that is')
        return parts.includes(undefined) ? undefined : `${parts[0]} (that is, ${parts[1]})`;
      return series(parts, m.by);
    }
    if (inner.kind !== 'clause' && inner.kind !== 'many') return undefined;
    const s = inner as Statement;
    if (x.word === 'to') return words(...lead, this.infinitive(s));
    if (x.word === 'doing') return words(...lead, this.gerund(s));
    if (x.word === 'for') {
      const actor = s.kind === 'clause' ? (s.actor ?? this.passiveSubject(s)) : (s.items[0] as Clause).actor;
      return actor === undefined
        ? undefined
        : words(...lead, 'for', this.term(actor as Term, false), this.infinitive(s));
    }
    const actor = (s.kind === 'clause' ? s : (s.items[0] as Clause)).actor as Reference | undefined;
    const object = (s.kind === 'clause' ? s.object : undefined) as Reference | undefined;
    if (actor?.to === 'same') return words(...lead, x.word, this.gerund(s));
    if (object?.to === 'same' && s.kind === 'clause')
      return words(...lead, x.word, formsOf(s.verb).pp, ...this.tail(s), ...(s.adverbs ?? []));
    return words(...lead, x.word, s.kind === 'many' ? this.joined(s, true) : this.clause(s));
  }

  question(q: Question): Words {
    if (q.word === 'whether') {
      const c = (q.clause.kind === 'clause' ? q.clause : q.clause.items[0]) as Clause;
      if ((c.actor as Reference | undefined)?.to === 'same')
        return words('whether', this.infinitive(q.clause));
      return words('whether', this.sentence(q.clause));
    }
    if (q.word === 'how') return words('how', this.sentence(q.clause));
    if (q.asked === undefined || q.clause.kind !== 'clause') return undefined;
    return this.withGap(q.clause, this.term(q.asked, true), isPlural(q.asked), '');
  }

  /** A clause about something said before it: "which it does", "in which it does". */
  private withGap(c: Clause, head: Words, plural: boolean, pronoun: string): Words {
    const is = (t: unknown): boolean => (t as Reference | undefined)?.to === 'head';
    const lead: Term = { kind: 'thing', noun: '', sort: '', many: plural };
    const conditions = (said: Words): Words =>
      words(said, ...(c.conditions ?? []).map((x) => this.condition(x)));
    if (is(c.actor)) return conditions(words(head, pronoun, this.predicate({ ...c, actor: lead })));
    if (is(c.object) || is(c.recipient)) {
      const slot = is(c.object) ? 'object' : 'recipient';
      if (c.actor === undefined) {
        if (slot === 'object' && c.recipient !== undefined) return undefined;
        return conditions(words(head, pronoun, this.predicate({ ...c, [slot]: lead })));
      }
      if ((c.actor as Reference).to === 'anyone')
        return conditions(words(head, this.infinitive({ ...c, conditions: [] })));
      return conditions(words(head, pronoun, this.core({ ...c, conditions: [] })));
    }
    const place = c.relations?.find((r) => is(r.term));
    if (place !== undefined) {
      // "which they deal with", but "in which they compete against each other": only a last word is left behind the verb.
      const isClaimed = framesOf(c.verb).some((f) => f.split(' ').includes(`:${place.preposition}`));
      if (isClaimed && c.relations?.length === 1 && (c.actor ?? c.object) !== undefined)
        return conditions(words(head, pronoun, this.core({ ...c, conditions: [] })));
      const core = this.core({
        ...c,
        conditions: [],
        relations: (c.relations ?? []).filter((r) => r !== place),
      });
      return conditions(
        pronoun === '' ? words(place.preposition, head, core) : words(head, place.preposition, 'which', core),
      );
    }
    const own = c.actor as Thing | undefined;
    if (own?.kind === 'thing' && is(own.owner)) {
      const noun = this.term({ ...own, owner: undefined, determiner: undefined } as unknown as Thing, true);
      return conditions(words(head, 'whose', noun, this.predicate(c)));
    }
    const owned = c.is as Thing | undefined;
    if (
      (c.actor as Reference | undefined)?.to === 'it' &&
      owned?.kind === 'thing' &&
      is(owned.owner) &&
      c.verb === 'be'
    )
      return words(head, 'whose', nounWords(owned), 'it is');
    const object = c.object as Thing | undefined;
    if (c.actor === undefined && object?.kind === 'thing' && is(object.owner)) {
      const noun = this.term(
        { ...object, owner: undefined, determiner: undefined } as unknown as Thing,
        true,
      );
      return conditions(words(head, 'whose', noun, this.predicate(c)));
    }
    return undefined;
  }

  // Phrases.

  relation(r: Relation): Words {
    const t = r.term;
    const lead = [...(r.adverbs ?? []), r.measure === undefined ? '' : this.term(r.measure, false)];
    if (t.kind === 'clause' || (t.kind === 'many' && t.items.every((i) => i.kind === 'clause'))) {
      const c = (t.kind === 'clause' ? t : t.items[0]) as Clause;
      const own = (c.actor as Reference | undefined)?.to;
      const who =
        own === 'same' || own === 'anyone' || own === undefined ? '' : this.term(c.actor as Term, false);
      return r.preposition === 'to' && own === 'anyone'
        ? words(...lead, this.infinitive(t as Statement))
        : words(...lead, r.preposition, who, this.gerund(t as Statement));
    }
    if (t.kind === 'question') return words(...lead, r.preposition, this.question(t));
    if (t.kind === 'many' && t.items.every((i) => (i as { kind: string }).kind === 'question'))
      return words(
        ...lead,
        r.preposition,
        series(
          t.items.map((i) => this.question(i as unknown as Question)),
          t.by,
        ),
      );
    if (t.kind === 'relation') return words(...lead, r.preposition, this.relation(t));
    if (t.kind === 'quality') return words(...lead, r.preposition, this.quality(t));
    return words(...lead, r.preposition, this.term(t as Term, false));
  }

  term(t: Term, subject: boolean): Words {
    const focus = (t as Thing).focus ?? [];
    switch (t.kind) {
      case 'thing':
        return words(...focus, this.thing(t));
      case 'reference':
        return words(...focus, referenceWords(t, subject));
      case 'many': {
        const [first] = t.items as Thing[];
        const outer = (i: Thing): unknown => [i.determiner, i.which, i.relations, i.owner, i.many, i.focus];
        const alike =
          first?.which !== undefined &&
          t.items.every(
            (i) => i.kind === 'thing' && i.quantity === undefined && keyOf(outer(i)) === keyOf(outer(first)),
          );
        if (alike)
          return words(
            ...focus,
            this.thing(
              first,
              series(
                t.items.map((i) => this.bare(i as Thing)),
                t.by,
              ),
            ),
          );
        const items = t.items.map((i) => this.term(i as Term, subject));
        const last = t.items.findIndex((i) => (i as Reference).to === 'and so on');
        if (last >= 0) {
          const rest = items.filter((_, i) => i !== last);
          return rest.includes(undefined) ? undefined : `${rest.join(', ')}, and so on`;
        }
        const negative = t.items.filter((i) => (i as Thing).focus?.includes('not'));
        if (negative.length === 1 && t.items.length === 2)
          return words(
            `${this.term(t.items.find((i) => i !== negative[0]) as Term, subject)},`,
            this.term(negative[0] as Term, subject),
          );
        return words(...focus, t.by === 'nor' && 'neither', series(items, t.by));
      }
      case 'quoted':
        return `"${t.text}"`;
      case 'cited':
        return t.text;
      case 'named':
        return t.name;
      case 'measure':
        return words(...focus, quantityWords(t.quantity, true));
      case 'clause':
        return this.gerund(t);
      case 'question':
        return this.question(t);
    }
  }

  /** A noun with what comes before it, but without a determiner. */
  private bare(t: Thing): Words {
    return words(
      t.quantity === undefined ? '' : quantityWords(t.quantity),
      t.ordinal !== undefined && ordinalWord(t.ordinal),
      ...(t.modifiers ?? []),
      ...(t.names ?? []).map((n) =>
        n.kind === 'many'
          ? series(
              n.items.map((i) => this.term(i as Term, false)),
              n.by,
            )
          : this.term(n, false),
      ),
      nounWords(t),
    );
  }

  private thing(t: Thing, nouns?: Words): Words {
    if (t.also !== undefined && t.also.length > 0) {
      const { also, ...rest } = t;
      const parts = also.map((x) => this.term(x, false));
      if (parts.includes(undefined)) return undefined;
      const quoted = also[0]?.kind === 'quoted';
      return quoted
        ? words(this.thing(rest as Thing), parts[0])
        : words(this.thing(rest as Thing), `(${parts.join(', ')})`);
    }
    const comma = (at: Thing['at'], slot: string): boolean =>
      at?.some(([s, k]) => s === slot && this.#commas.has(k)) === true;
    const aside = comma(t.at, 'which') && t.which?.length === 1;
    const after = [
      ...(t.relations ?? []).map((r) =>
        ['such as', 'including'].includes(r.preposition) && comma(r.at, 'preposition')
          ? words(',', this.relation(r))
          : this.relation(r),
      ),
      ...(t.which ?? []).map((w) =>
        aside ? words(',', this.relative(t, w, true)) : this.relative(t, w, false),
      ),
    ];
    if (t.noun === '') {
      const lead =
        t.determiner === undefined
          ? t.quantity === undefined
            ? ''
            : quantityWords(t.quantity)
          : this.determiner(t);
      if (t.among === undefined) return words(lead, t.ordinal !== undefined && ordinalWord(t.ordinal));
      return words(lead, 'of', this.term(t.among, false), ...after);
    }
    const each = t.quantity?.each;
    const bare = nouns ?? this.bare(t);
    if (bare === undefined) return undefined;
    const times = t.quantity?.word === 'times';
    const own = t.owner;
    const tail = words(each === true && 'each', ...after);
    if (times && t.quantity?.is !== undefined) {
      const { quantity, ...rest } = t;
      return words(numberWord(quantity.is as number), 'times', this.thing(rest as Thing));
    }
    if (own === undefined) {
      const det = t.determiner === 'a' ? article(bare) : t.determiner === undefined ? '' : this.determiner(t);
      return words(det, bare, tail);
    }
    const short =
      own.kind === 'reference' ||
      own.kind === 'named' ||
      (own.kind === 'thing' &&
        own.relations === undefined &&
        own.which === undefined &&
        own.among === undefined &&
        own.also === undefined);
    const all = t.determiner === 'all' || t.determiner === 'both';
    if (own.kind === 'reference' && ownerWords(own) !== undefined && (t.determiner === undefined || all))
      return words(all && `${t.determiner} of`, ownerWords(own), bare, tail);
    if (
      short &&
      this.#style.owner === 'before' &&
      own.kind !== 'reference' &&
      (t.determiner === undefined || all)
    ) {
      const whose = this.term(own, false);
      return whose === undefined
        ? undefined
        : words(
            all && `${t.determiner} of`,
            `${whose}${/s$/.test(whose) && isPlural(own) ? "'" : "'s"}`,
            bare,
            tail,
          );
    }
    const det =
      t.determiner === undefined
        ? t.quantity === undefined || !t.many
          ? 'the'
          : ''
        : t.determiner === 'a'
          ? article(bare)
          : this.determiner(t);
    return words(det, bare, each === true && 'each', 'of', this.term(own, false), ...after);
  }

  private determiner(t: Thing): string {
    const plural = t.many;
    if (t.determiner === 'this') return plural ? 'these' : 'this';
    if (t.determiner === 'that') return plural ? 'those' : 'that';
    if (t.determiner === 'such' && !plural) return 'such a';
    return t.determiner as string;
  }

  private relative(t: Thing, w: Statement, aside: boolean): Words {
    const person = t.sort === 'player' || ['anyone', 'no one', 'those', 'one'].includes(t.noun);
    const pronoun = person && t.sort !== '' ? 'who' : aside ? 'which' : 'that';
    if (w.kind === 'many') {
      const parts = (w.items as Clause[]).map((c) =>
        c.kind === 'clause' ? this.withGap(c, '', t.many, pronoun) : undefined,
      );
      const objects = (w.items as Clause[]).every(
        (c) =>
          c.kind === 'clause' && (c.object as Reference | undefined)?.to === 'head' && c.actor !== undefined,
      );
      if (objects) return words(pronoun, this.predicates(w.items as Clause[], w.by));
      if (
        parts.includes(undefined) ||
        (w.items as Clause[]).some((c) => (c.actor as Reference | undefined)?.to !== 'head')
      )
        return undefined;
      return series(
        parts.map((p, i) => (i === 0 ? p : p?.replace(/^(?:who|that) /, ''))),
        w.by,
      );
    }
    const holds = (n: unknown): boolean => JSON.stringify(n).includes('"to":"head"');
    if (!holds(w)) return ['time', 'moment'].includes(t.noun) ? this.clause(w) : undefined;
    if (
      w.verb === 'be' &&
      (w.actor as Reference | undefined)?.to === 'head' &&
      (w.is as Quality | undefined)?.kind === 'quality' &&
      !w.negated &&
      !w.past &&
      w.modality === undefined &&
      w.conditions === undefined &&
      w.adverbs === undefined &&
      ((w.is as Quality).relations ?? (w.is as Quality).what) !== undefined &&
      this.#style.owner === 'after'
    )
      return words(this.quality(w.is as Quality), ...this.tail(w));
    return this.withGap(w, '', t.many, pronoun);
  }
}
