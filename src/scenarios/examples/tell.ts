import { actions } from './actions.js';
import { castQuoted } from './casting.js';
import { claims } from './claims.js';
import { undescribed } from './control.js';
import type { Draft } from './draft.js';
import { empty, facts } from './facts.js';
import { withoutFragments } from './fragments.js';
import { sentence } from './frames.js';
import { gathered } from './gathered.js';
import { type Clause, type Condition, isNamed, isNoun, phrase, type Ref } from './meaning.js';
import { wordsOf } from './narrativeWords.js';
import { byCard } from './outcomes.js';
import { doersOf, playersOf } from './refs.js';
import { rephrased } from './rephrase.js';
import { refsOf, setting } from './setting.js';
import { type KnownCards, NotTold, Story } from './story.js';
import { watch } from './watch.js';

/** What became of the words of an Example. */
export interface Telling {
  /** The tables that it is played at, each with what is claimed of it. */
  runs: Draft[];
  /** Words that change nothing: reasons, and what is said again. */
  remarks: string[];
  strange: { words: string; why: string }[];
}

/** What is known of an Example from elsewhere. */
export interface Said {
  /** The table of the Example before it, for "in the same game". */
  before?: Draft | undefined;
  /** What is played where the Example does not say. */
  variant?: string | undefined;
  /** Zones that objects are in of which the edition says that they have left the game. */
  gone?: readonly string[];
  /** Cards that are known by name, where the Example does not quote them. */
  cards?: KnownCards | undefined;
  /** The section is of options by which players attack to one side only. */
  directed?: boolean;
}

/**
 * Reads an Example: the table that it describes, what happens there, and what it claims.
 *
 * @param said what is known from elsewhere
 */
export function tell(text: string, said: Said = {}): Telling & { last: Draft } {
  const { before, variant, gone, cards, directed = false } = said;
  const story = new Story();
  story.book = cards;
  story.directed = directed;
  if (gone) story.gone = gone;
  if (variant !== undefined && !namesGame(text)) story.variant(variant);
  const strange: Telling['strange'] = [];
  let lost = false;
  for (const words of wordsOf(text, before?.players, [], (name) => cards?.printed(name) !== undefined)) {
    const rest = withoutFragments(words, story.draft);
    if (rest.length === 0) continue;
    const said = sentence(rest, text);
    if (said.strange !== undefined) {
      strange.push({ words: said.strange, why: 'the sentence is not understood from here on' });
      continue;
    }
    try {
      tellSentence(story, said.clauses, said.words, before);
    } catch (error) {
      if (!(error instanceof NotTold)) throw error;
      // What follows rests on what was not told.
      if (!lost) strange.push({ words: story.words || said.words, why: error.reason });
      lost = true;
    }
  }
  const last = story.draft;
  if (last.claims.length > 0) {
    story.settle();
    story.runs.unshift(last);
  }
  return {
    runs: story.runs.filter(({ claims }) => claims.length > 0),
    remarks: story.remarks,
    strange,
    last,
  };
}

/** Whether an Example says itself what is played: "in a … game". Leaving, winning and losing the game say nothing of it. */
function namesGame(text: string): boolean {
  const plain = text.replace(/"[^"]{0,400}"/g, '');
  return /\b(?:an?|this|one|another|same|such) (?:[\w-]+ ){0,4}game\b/i.test(plain);
}

function tellSentence(
  story: Story,
  clauses: readonly Clause[],
  words: string,
  before: Draft | undefined,
): void {
  const base = story.draft;
  story.base = base;
  // What follows a supposition without one of its own goes on with what was supposed.
  const supposes = clauses.some(({ conditions }) => conditions.some(({ word }) => SUPPOSING.has(word)));
  if (!supposes && story.supposed) story.draft = story.supposed;
  let branch = false;
  let told: Clause | undefined;
  for (const one of clauses.flatMap(appositions).flatMap(byCard)) {
    const clause = whole(story, one, told);
    told = clause;
    story.words = clause.words || words;
    undescribed(story, clause);
    for (const own of owned(clause)) tellClause(story, own);
    setting(story, clause, before);
    const suppositions = clause.conditions.filter(({ word }) => SUPPOSING.has(word));
    for (const supposition of suppositions) {
      if (!branch) {
        story.draft = structuredClone(story.draft);
        story.draft.claims = [];
        branch = true;
      }
      suppose(story, supposition);
    }
    tellClause(story, {
      ...clause,
      conditions: clause.conditions.filter((one) => !suppositions.includes(one)),
    });
  }
  if (branch) {
    story.settle();
    story.runs.push(story.draft);
    beyondLine(story);
    story.supposed = story.draft;
  }
  if (supposes || story.supposed) story.draft = base;
}

/** "wins if the total is 50 or more": one step beyond that line nobody wins. */
function beyondLine(story: Story): void {
  const { line, draft } = story;
  story.line = undefined;
  const ends = draft.claims.filter(({ check }) => /^result\('[^']*'\)=='(?:won|lost)'$/.test(check));
  if (!line || ends.length === 0) return;
  const beyond = structuredClone(draft);
  beyond.life[line.side] = line.beyond;
  beyond.claims = ends.map(({ words, check }) => ({ words, check: check.replace('==', '!=') }));
  story.runs.push(beyond);
}

/** What is said of somebody by the way, before what they do: "Cleo, out of Ada's range, …", "Ben, who is at 3 life, …". */
function appositions(clause: Clause): Clause[] {
  const found: Clause[] = [];
  for (const ref of refsOf(clause)) {
    if (!isNamed(ref, 'player')) continue;
    const { phrases, which } = ref;
    ref.phrases = [];
    ref.which = which.filter(({ verb, actor }) => verb === 'have' || actor);
    const about: Ref = { ...ref, phrases: [], which: [] };
    if (phrases.length > 0)
      found.push({ verb: 'be', actor: about, phrases, adverbs: [], conditions: [], words: clause.words });
    for (const one of which.filter((each) => !ref.which.includes(each)))
      found.push({ ...one, ...(one.passive ? { object: about } : { actor: about }), words: clause.words });
  }
  // "Cleo, out of Ada's range, casts it": where she is says nothing of what she does.
  const doer = isNamed(clause.actor, 'player') ? clause.actor : undefined;
  const where = clause.phrases.filter(({ ref }) => doer && DEEDS.has(clause.verb) && isNoun(ref, 'range'));
  if (where.length === 0 || !doer) return [...found, clause];
  found.push({ verb: 'be', actor: doer, phrases: where, adverbs: [], conditions: [], words: clause.words });
  return [...found, { ...clause, phrases: clause.phrases.filter((one) => !where.includes(one)) }];
}

const DEEDS = new Set('cast play throw attack activate use fire point aim send'.split(' '));

/**
 * A clause in the words that the room knows, with what it leaves out: "so are Flo and Gwen", "and Ben has 2", a card of which the words were
 * said before.
 */
function whole(story: Story, said: Clause, before?: Clause): Clause {
  const again = said.verb === 'same' ? (before ?? said.what?.[0]) : undefined;
  const plain: Clause =
    again && said.actor
      ? {
          ...structuredClone(again),
          ...(again.passive ? { object: said.actor } : { actor: said.actor }),
          words: said.words,
          conditions: said.conditions,
        }
      : said;
  // "One head has ten, and the other has five": the other head.
  const like = before?.passive ? before.object : before?.actor;
  if (isNoun(plain.actor, 'other') && plain.actor.det === 'the' && !plain.actor.owner && !plain.actor.count)
    if (isNoun(like, 'member', 'head', 'player'))
      plain.actor = {
        ...plain.actor,
        noun: like.noun,
        marks: ['other'],
        phrases: structuredClone(like.phrases),
      };
  const { object } = plain;
  if (object?.is === 'noun' && (object.count || object.det === 'no') && object.noun !== 'one')
    story.counted = object;
  const { counted } = story;
  for (const one of plain.phrases)
    if (['at', 'to'].includes(one.word) && isNoun(one.ref, 'life') && one.ref.count) story.counted = one.ref;
    else if (one.word === 'at' && one.ref.is === 'number' && counted?.noun === 'life')
      one.ref = { ...structuredClone(counted), count: one.ref.count };
  if (counted && isNoun(object, 'one', 'other') && object.det === 'another')
    plain.object = { ...structuredClone(counted), count: { n: 1 }, phrases: [], which: [] };
  const any = isNoun(object, 'one') && object.det === 'any' ? object : undefined;
  const full =
    any && counted
      ? { ...plain, object: { ...structuredClone(counted), det: 'any', phrases: [], which: [] } }
      : object?.is === 'number' && counted && COUNTED.has(plain.verb)
        ? {
            ...plain,
            object: {
              ...structuredClone(counted),
              count: object.count,
              phrases: [],
              which: [],
              ...(object.sum ? { sum: object.sum } : {}),
            },
          }
        : plain;
  for (const ref of refsOf(full))
    if (isNamed(ref, 'card') && ref.reads === undefined)
      Object.assign(ref, structuredClone(story.defined.get(ref.name) ?? {}));
  return rephrased(full);
}

/** Verbs whose bare number counts what was counted before. */
const COUNTED = new Set('have gain lose control get receive'.split(' '));

/** "a player who controls a statue …": what is said of somebody new, as a clause before the one that it is in. */
function owned(clause: Clause): Clause[] {
  const about = clause.passive ? clause.object : clause.actor;
  if (about?.is !== 'noun' || !['a', 'an'].includes(about.det ?? '')) return [];
  const own = about.which.filter(({ verb, actor, passive }) => verb === 'control' && !actor && !passive);
  about.which = about.which.filter((one) => !own.includes(one));
  return own.map((one) => ({ ...one, actor: about }));
}

function suppose(story: Story, { clause }: Condition): void {
  story.supposing = true;
  const { counted } = story;
  for (const one of clause.map((inner) => leaving(whole(story, inner)))) {
    setting(story, one, undefined);
    story.words = one.words || story.words;
    if (!gathered(story, one) && !facts(story, one) && !actions(story, one))
      story.fail('nobody can make this so at a table');
  }
  story.supposing = false;
  story.counted = counted ?? story.counted;
}

/** Words that open a supposition. */
const SUPPOSING = new Set(['if', 'once']);

/** Words that join a reason or a contrast, which changes nothing at the table. */
const REASONS = new Set(['because', 'since', 'even though', 'although', 'though']);

/** One main clause with what hangs on it. */
function tellClause(story: Story, said: Clause): void {
  // A reason at the end of "is considered to have lost 9 life, even though …" belongs to all of it.
  const inner = said.what?.[0];
  const hoisted = inner?.conditions.filter(({ word }) => REASONS.has(word)) ?? [];
  const clause: Clause =
    inner && hoisted.length > 0
      ? {
          ...said,
          what: [{ ...inner, conditions: inner.conditions.filter((one) => !hoisted.includes(one)) }],
          conditions: [...said.conditions, ...hoisted],
        }
      : said;
  const rest: Condition[] = [];
  const moments: Condition[] = [];
  const contrast: Condition[] = [];
  story.doers = doersOf(story, clause.actor);
  for (const condition of clause.conditions) {
    const { word } = condition;
    if (['when', 'whenever', 'as', 'after', 'as soon as'].includes(word)) moments.push(condition);
    else if (word === 'while' && contrasts(story, condition)) contrast.push(condition);
    else if (word === 'while' || word === 'as long as' || word === 'until') meanwhile(story, condition);
    else rest.push(condition);
  }
  const asides = rest.filter(
    ({ word, clause: why }) =>
      REASONS.has(word) &&
      !(
        why.length === 1 &&
        why[0]?.quality === 'empty' &&
        playersOf(story, clause.actor) &&
        empty(story, why[0])
      ),
  );
  const main = castQuoted(story, { ...clause, conditions: rest.filter(({ word }) => !REASONS.has(word)) });
  // "The total is 25 when a head is targeted": what is so comes before what happens.
  const state =
    moments.length > 0 && story.draft.steps.length === 0 && STATES.has(main.verb) && facts(story, main);
  // "Ben blocks as Ada attacks him": whoever does it is meant.
  if (moments.length > 0 && isNamed(main.actor, 'player') && story.draft.players.includes(main.actor.name))
    story.spoke('saidPlayers', main.actor.name);
  for (const one of moments) happens(story, one);
  const unread = watch(main);
  const done = state || [gathered, facts, actions, claims].some((one) => one(story, main));
  if (!done) story.fail(`no table shows what "${main.verb}" says here`);
  const [passed] = state ? [] : unread();
  if (passed) story.fail(`no table shows what "${passed}" adds to "${main.verb}" here`);
  for (const { clause: said } of contrast)
    for (const one of said)
      if (!claims(story, whole(story, one))) story.fail(`no table shows what "${one.verb}" says here`);
  for (const one of asides) aside(story, one);
  subject(story, main);
}

/** Verbs of what is so. */
const STATES = new Set(['be', 'have', 'control']);

/** Whether "while" joins another claim, as "whereas" does. */
function contrasts(story: Story, { clause }: Condition): boolean {
  return (
    story.draft.steps.length > 0 && clause.every(({ verb }) => ['lose', 'gain', 'deal', 'win'].includes(verb))
  );
}

/** Whoever a clause is about is meant by "he" and "their team" in the next. */
function subject(story: Story, clause: Clause): void {
  const about = clause.passive
    ? clause.verb === 'deal'
      ? phrase(clause, 'to')
      : clause.object
    : clause.actor;
  const who = about?.is === 'noun' && about.owner?.is === 'name' ? about.owner : about;
  if (isNamed(who, 'player') && story.draft.players.includes(who.name)) story.spoke('saidPlayers', who.name);
}

/** "Once she is out of the game": that is when she leaves it, and no claim that she has. */
function leaving(clause: Clause): Clause {
  const game = phrase(clause, 'in');
  if (clause.verb !== 'remain' || !clause.not || !isNoun(game, 'game')) return clause;
  const { not: _, ...rest } = clause;
  return { ...rest, verb: 'leave', object: game, phrases: [] };
}

/** "When it resolves", "as that player loses the game": it happens, or is claimed as well. */
function happens(story: Story, { clause }: Condition): void {
  const { doers } = story;
  for (const one of clause.map((inner) => leaving(whole(story, inner)))) {
    // "Ben blocks as Ada attacks him": here it is she who does something.
    story.doers = doersOf(story, one.actor);
    if (!actions(story, one) && !facts(story, one) && !claims(story, one))
      story.fail('nobody can make this happen at a table');
  }
  story.doers = doers;
}

function meanwhile(story: Story, { clause }: Condition): void {
  for (const one of clause) {
    // "while it is in play": so it is.
    if (
      one.verb === 'be' &&
      (isNoun(phrase(one, 'in'), 'play') || isNoun(phrase(one, 'on'), 'battlefield')) &&
      !one.not
    )
      continue;
    if (['remain', 'stay'].includes(one.verb) && isNoun(phrase(one, 'on', 'in'), 'battlefield', 'play'))
      continue;
    if (!gathered(story, whole(story, one)) && !facts(story, one))
      story.fail('nobody can make this so at a table');
  }
}

/** Reasons and contrasts: claimed where a table shows them, otherwise a remark. */
function aside(story: Story, { word, clause }: Condition): void {
  for (const one of clause) {
    const { draft } = story;
    const known = structuredClone(draft);
    try {
      for (const inner of one.conditions) aside(story, inner);
      // What is on its way somewhere is not there yet.
      if (!one.progressive && claims(story, { ...rephrased(one), conditions: [] })) continue;
    } catch (error) {
      if (!(error instanceof NotTold)) throw error;
    }
    story.draft = known;
    if (ACTS.has(one.verb) && !one.not && !one.modal && !said(story, one))
      story.fail('what was done before is given as a reason');
    story.remarks.push(`${word}: ${one.words || story.words}`);
  }
}

/** What is done at a table: a reason that tells it is no remark. */
const ACTS = new Set(['cast', 'activate', 'attack', 'block', 'concede', 'put', 'exile']);

/** Whether a step of the story did what a reason tells. */
function said(story: Story, clause: Clause): boolean {
  const verb = clause.verb === 'concede' ? 'leave' : clause.verb;
  return story.draft.steps.some((step) => verb in step);
}
