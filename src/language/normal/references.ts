import {
  type Clause,
  everyNode,
  keyOf,
  type Many,
  type Node,
  type Reference,
  type Statement,
  type Thing,
} from '../frames/frame.js';
import { isClause, isThing, list, plain, pronounOf, put, rewrite, thatOf } from './forms.js';
import { isAlone, mentionedAlone } from './mentions.js';
import { thatAgain } from './subject.js';
import { personal, personalNouns } from './synonyms.js';
import { ofTheirTeam, teamIn, withoutOwnMate, withWhoseTeam } from './teams.js';

/** Antecedents of the statements before: things of one and of several, the last one last; and what the last one speaks of. */
export interface Before {
  things: Thing[];
  /** "this" or "it": what the statement before is about, where it does not name it. */
  topic?: string;
  /** What the statement before does something with, where that is the one thing which it names. */
  object?: Thing;
  /** The statement before. */
  previous?: Clause;
}

/**
 * Anaphora: what speaks again of the one thing of its kind in a statement gets the same form as the thing itself, and where
 * the thing is in a statement before, the form "that".
 */
export function resolved(given: Statement, before: Before): Statement {
  const statement = withNamedRoles(withNamedSeveral(withSubjectBefore(ofTheirTeam(given), before)), before);
  if (isClause(statement)) before.previous = statement;
  else delete before.previous;
  const mentions: Thing[] = [];
  const several: Thing[] = [];
  const single: Thing[] = [];
  let plural = false;
  let persons = false;
  everyNode(statement, (n) => {
    if (isThing(n)) {
      if (['a', 'each', 'any'].includes(n.determiner ?? '') && !n.many && n.noun !== '') mentions.push(n);
      if (n.determiner === undefined && n.quantity?.is === 1 && !n.many && n.noun !== '') single.push(n);
      if (n.many) plural = true;
      if (n.many && n.noun !== '') several.push(n);
      if (n.many && n.sort === 'player') persons = true;
    }
  });
  // "Each team has one emperor. The emperor …": that emperor.
  const known = new Set(before.things.filter((t) => !t.many).map((t) => t.noun));
  const outside: Thing[] = [];
  if (isClause(statement))
    everyNode(put(statement, { conditions: undefined }), (n) => {
      if (isThing(n) && ['a', 'each', 'any'].includes(n.determiner ?? '') && !n.many && n.noun !== '')
        outside.push(n);
    });
  const nouns = (of: readonly Thing[], person: boolean): string[] => [
    ...new Set(of.filter((t) => (t.sort === 'player') === person).map((t) => t.noun)),
  ];
  const again = saidInEach(statement);
  const count = (noun: string): number =>
    mentions.filter((t) => t.noun === noun).length - (again.get(noun) ?? 0);
  const apart = mentionedAlone(mentions, statement);
  const here = (noun: string): boolean => count(noun) === 1 || apart.has(noun);
  const ent = (noun: string, sort: string): Thing => ({
    kind: 'thing',
    noun,
    sort,
    many: false,
    determiner: here(noun) ? 'one' : 'that',
  });
  const pronoun = (person: boolean): Thing | undefined => {
    const own = nouns(mentions, person);
    if (own.length === 1) return ent(own[0] as string, sortOf(own[0] as string));
    if (own.length > 1) {
      // What the main clause speaks of is meant rather than what a condition does; what is somebody's is not that somebody.
      const main = nouns(
        outside.filter((t) => !['person', 'they'].includes(pronounOf(t.owner) ?? '')),
        person,
      );
      if (main.length === 1) return ent(main[0] as string, sortOf(main[0] as string));
      // "a player can attack an opponent next to him or her": whoever does it is meant.
      const who = (statement as Clause).actor;
      return person && isThing(who) && mentions.some((t) => t.noun === who.noun) && here(who.noun)
        ? ent(who.noun, who.sort)
        : undefined;
    }
    const last =
      (person ? undefined : before.object) ??
      before.things.filter((t) => !t.many && (t.sort === 'player') === person).at(-1);
    return last && thatOf(last);
  };
  /** Whom "they" means where the statement names nobody: those of the statements before, if they are of one kind. */
  const they = (): Thing | undefined => {
    const own = nouns(mentions, true);
    if (own.length === 1) return ent(own[0] as string, 'player');
    const candidates = before.things.filter((t) => t.many || t.sort === 'player');
    const last = candidates.at(-1);
    const alike = last !== undefined && candidates.every((t) => t.noun === last.noun && t.many === last.many);
    return alike ? thatOf(last, last.many) : undefined;
  };
  /** "that total", where the only total that was brought up is a life total. */
  const fullOf = ({ noun, focus }: Thing): Thing | undefined => {
    if (focus !== undefined || known.has(noun) || count(noun) > 0) return undefined;
    const all = [...before.things, ...(before.object ? [before.object] : []), ...mentions].filter(
      (t) => !t.many && (t.noun.endsWith(` ${noun}`) || t.noun.startsWith(`${noun} of `)),
    );
    return new Set(all.map((t) => t.noun)).size === 1 ? all[0] : undefined;
  };
  const sortOf = (noun: string): string => mentions.find((t) => t.noun === noun)?.sort ?? '';
  const person = (n: unknown): boolean => {
    const r = n as { kind?: string; to?: string; focus?: string[] } | undefined;
    return r?.kind === 'reference' && r.to === 'they' && r.focus === undefined && !persons;
  };
  /** "their" of the one team of which a statement without players speaks: its. */
  const ofTeam = (): Thing | Reference | undefined =>
    oneTeam && nouns(mentions, true).length === 0
      ? (pronoun(false) ?? { kind: 'reference', to: 'it' })
      : undefined;
  /** "that player", where the only person that was brought up has another name: that emperor. */
  const namedElsewhere = (t: Thing): Thing | undefined => {
    if (t.noun !== 'player' || t.determiner !== 'that' || known.has('player')) return undefined;
    const own = nouns(mentions, true);
    if (own.length > 0) return own.length === 1 ? ent(own[0] as string, 'player') : undefined;
    const [one, ...more] = nouns(
      before.things.filter((b) => !b.many),
      true,
    );
    return one === undefined || more.length > 0 ? undefined : thatOf({ noun: one, sort: 'player' });
  };
  /** "that team", where the statement speaks of the active team and of no other: the active team. */
  const definiteOf = (t: Thing): Thing | undefined => {
    if (t.determiner !== 'that' || known.has(t.noun) || count(t.noun) > 0) return undefined;
    const found = new Map<string, Thing>();
    everyNode(statement, (n) => {
      if (isThing(n) && n.noun === t.noun && n.determiner === 'the' && !n.many && n.modifiers !== undefined)
        if (plain(put(n, { modifiers: undefined }))) found.set(keyOf(n), n);
    });
    const [one, ...more] = found.values();
    return one === undefined || more.length > 0 ? undefined : put(one, { at: t.at });
  };
  // Whom the words before this statement name, and nobody in it does.
  const thatOne = thatOf({ noun: 'player', sort: 'player' });
  const whom = (): Thing =>
    pronoun(true) ?? (here('player') ? ent('player', 'player') : (definiteOf(thatOne) ?? thatOne));
  const oneTeam = teamIn(statement);
  const stepOf = (n: Thing): Thing | undefined => {
    const own = nouns(
      mentions.filter((t) => t.sort === 'team'),
      false,
    );
    return pronounOf(n.owner) === 'it' &&
      (n.sort === 'step' || n.sort === 'player' || personalNouns.has(n.noun)) &&
      own.length === 1
      ? ent(own[0] as string, 'team')
      : undefined;
  };
  const owned = rewrite(statement, (n) => {
    const whose = isThing(n) ? stepOf(n) : undefined;
    return whose === undefined ? n : { ...(n as Thing), owner: whose };
  }) as Statement;
  const out = rewrite(owned, (n) => {
    if (isClause(n) && person(n.actor) && personal.has(n.verb)) return put(n, { actor: ofTeam() ?? whom() });
    if (isThing(n) && person(n.owner) && personalNouns.has(n.noun))
      return { ...n, owner: ofTeam() ?? whom() };
    if (isThing(n)) {
      if (n.determiner === 'a' && !n.many && here(n.noun))
        return apart.has(n.noun) && !isAlone(n, apart) ? n : { ...n, determiner: 'one' };
      const full =
        plain(n) && ['that', 'the'].includes(n.determiner ?? '') && !n.many ? fullOf(n) : undefined;
      if (full !== undefined) return { ...n, ...ent(full.noun, full.sort) };
      if (
        (n.determiner === 'that' || (n.determiner === 'the' && (here(n.noun) || known.has(n.noun)))) &&
        !n.many &&
        plain(n) &&
        n.focus === undefined
      )
        return here(n.noun)
          ? ent(n.noun, n.sort)
          : (namedElsewhere(n) ?? definiteOf(n) ?? { ...n, determiner: 'that' });
      return n;
    }
    const r = n as { kind?: string; to?: string; focus?: string[] };
    if (r.kind !== 'reference' || r.focus !== undefined) return n;
    if (r.to === 'person') return whom();
    if (r.to === 'they' && !plural) return they() ?? n;
    if (r.to === 'it') {
      if (before.topic !== undefined && mentions.every((t) => t.sort === 'player'))
        return { ...n, to: before.topic } as Node;
      return pronoun(false) ?? n;
    }
    return n;
  });
  const said = withoutOwnMate(withWhoseTeam(out as Statement));
  before.things.push(...mentions, ...single, ...several);
  const named = (statement as Clause).object;
  if (isThing(named) && !named.many && named.modifiers?.includes('same') && named.sort !== 'player')
    before.object = named;
  else delete before.object;
  const actor = (statement as Clause).actor as { kind?: string; to?: string } | undefined;
  if (actor?.kind === 'reference' && ['this', 'it', 'that'].includes(actor.to ?? ''))
    before.topic = actor.to === 'it' ? (before.topic ?? 'it') : 'this';
  else delete before.topic;
  return said;
}

/**
 * "Those creatures can block attackers. They can't block others.": who does the same as those before is those before. "The others do so": what
 * is done, when and if what, is what was said before, and need not be said again.
 */
function withSubjectBefore(statement: Statement, { previous, things }: Before): Statement {
  if (!isClause(statement) || previous === undefined) return statement;
  const who = previous.actor;
  if (pronounOf(statement.actor) === 'they' && isThing(who) && who.many && who.noun !== '') {
    const others = things.some((t) => (t.many || t.sort === 'player') && t.noun !== who.noun);
    if (statement.verb === previous.verb || !others) return put(statement, { actor: who });
  }
  const so = statement.verb === 'so' || (statement.verb === 'do' && pronounOf(statement.object) === 'so');
  if (!so) return statement;
  const left = <T extends object>(own: readonly T[] | undefined, others: readonly T[] | undefined) =>
    own && list(own.filter((one) => !others?.some((other) => keyOf(other) === keyOf(one))));
  return put(statement, {
    conditions: left(statement.conditions, previous.conditions),
    relations: left(statement.relations, previous.relations),
  });
}

/** "the members of a team put what either of them controls", "what either member of a team controls is put by those players": those who do it are those. */
function withNamedSeveral(statement: Statement): Statement {
  if (!isClause(statement)) return statement;
  const who = statement.actor;
  if (!isThing(who) || !who.many || who.sort !== 'player' || who.noun === '' || who.quantity !== undefined)
    return statement;
  if (who.determiner === 'that' && plain(who)) {
    const named = new Map<string, Thing>();
    everyNode(put(statement, { actor: undefined, conditions: undefined }), (n) => {
      if (isThing(n) && n.noun === who.noun && n.determiner === 'either' && n.relations !== undefined)
        named.set(keyOf(n), n);
    });
    const [one, ...more] = named.values();
    return one === undefined || more.length > 0
      ? statement
      : put(statement, { actor: { ...one, many: true, determiner: 'the', at: who.at ?? [] } });
  }
  return rewrite(statement, (n) =>
    isThing(n) &&
    n.noun === '' &&
    ['either', 'any', 'each'].includes(n.determiner ?? '') &&
    pronounOf(n.among) === 'they'
      ? put({ ...who, many: false, determiner: n.determiner as string }, { at: n.at })
      : n,
  ) as Statement;
}

/**
 * "if a spell needs a number, it uses that number": it is what the condition is about. "if somebody has to make a choice, another makes it":
 * it is what is done in the condition as well.
 */
function withNamedRoles(statement: Statement, before: Before): Statement {
  if (!isClause(statement)) return statement;
  let c: Clause = statement;
  // "they use it": not those who do.
  const topic = before.things.filter((t) => !t.many && t.sort !== 'player').at(-1);
  if (pronounOf(c.object) === 'it' && isThing(c.actor) && c.actor.sort !== 'player' && topic !== undefined)
    c = put(c, { object: thatOf(topic) });
  const { conditions } = c;
  if (conditions === undefined) return c;
  if (pronounOf(c.object) === 'it') {
    const same: Thing[] = [];
    for (const x of conditions)
      everyNode(x.clause as Node, (n) => {
        const again = isClause(n) && n.verb === c.verb ? thatAgain(n.object) : undefined;
        if (again !== undefined) same.push(again);
      });
    const [one, ...more] = same;
    const object =
      one !== undefined && more.length === 0
        ? one
        : c.actor === undefined
          ? subjectOfCondition(c)
          : undefined;
    if (object !== undefined) c = put(c, { object });
  }
  if (pronounOf(c.actor) === 'it' && c.verb !== 'happen') {
    const actor = subjectOfCondition(c);
    if (actor !== undefined) c = put(c, { actor });
  }
  return c;
}

/**
 * "pays a cost or chooses a card for a cost": what each of the clauses that "or" joins brings up in the same words is one thing for whatever
 * speaks of it afterwards. How often each noun is brought up more than once so.
 */
function saidInEach(statement: Statement): ReadonlyMap<string, number> {
  const more = new Map<string, number>();
  everyNode(statement, (n) => {
    const m = n as Many;
    if (m.kind !== 'many' || m.by !== 'or' || !m.items.every((i) => isClause(i))) return;
    const inside = m.items.map((item) => {
      const found: Thing[] = [];
      everyNode(item as Node, (t) => {
        if (isThing(t) && t.determiner === 'a' && !t.many && t.noun !== '') found.push(t);
      });
      return found;
    });
    for (const one of inside[0] ?? []) {
      const same = inside.map((found) => found.filter((t) => t.noun === one.noun));
      if (same.every((of) => of.length === 1 && keyOf(of[0]) === keyOf(one)))
        more.set(one.noun, (more.get(one.noun) ?? 0) + inside.length - 1);
    }
  });
  return more;
}

/** What the one condition of a statement is about, where that is no person: a thing, or one thing or another. */
function subjectOfCondition(statement: Statement): Thing | undefined {
  const [x, ...more] = (statement as Clause).conditions ?? [];
  const about = more.length === 0 && isClause(x?.clause) ? (x.clause.actor ?? x.clause.object) : undefined;
  const single = (t: unknown): t is Thing =>
    isThing(t) &&
    !t.many &&
    ['a', 'the'].includes(t.determiner ?? '') &&
    t.sort !== 'player' &&
    t.noun !== '';
  if (single(about)) return thatOf(about);
  const m = about as Many | undefined;
  return m?.kind === 'many' && m.items.every(single)
    ? ({ ...m, items: m.items.map((t) => thatOf(t as Thing)) } as unknown as Thing)
    : undefined;
}
