import {
  type Clause,
  type Condition,
  type Many,
  type Node,
  type Reference,
  type Relation,
  sorted,
  type Thing,
} from '../frames/frame.js';
import { withFound, withInFinding, withLegality } from './asked.js';
import { withAsIn, withLiftedCondition, withLiftedGame, withOnlyLater, withPlaceOfAll } from './attached.js';
import {
  withDetermined,
  withGoingFirst,
  withNoneChosen,
  withNoOther,
  withTeamChoosing,
  withUndone,
  withWhichOne,
  withWhoeverIsChosen,
} from './chosen.js';
import { withOnlyOne, withoutCleft, withoutOnlySome } from './clefts.js';
import { conditionForm } from './conditions.js';
import { withLiftedContrast } from './contrast.js';
import {
  withAllDifferent,
  withAllSuch,
  withDefaults,
  withHolder,
  withNecessary,
  withOnlyFrom,
  withOptionOfGame,
  withOptionThatModifies,
  withPlaceOfControlled,
  withPurpose,
  withSeatsDetermined,
  withSum,
  withWhose,
} from './converse.js';
import { withNumberInstead } from './counted.js';
import { withEnd, withLeaving } from './departed.js';
import { withDoers, withPlayersIn } from './doers.js';
import { withCause, withEvents } from './events.js';
import {
  withCards,
  withContents,
  withMeasure,
  withOwnerOf,
  withoutThereIs,
  withPlace,
  withPlaceAtBegin,
  withSeat,
  withSurroundings,
} from './existence.js';
import { isClause, isThing, list, put, rewrite } from './forms.js';
import { anybody } from './generic.js';
import { withBareNumber, withStartingLife } from './life.js';
import { withVerbOfNoun } from './lightVerbs.js';
import { withOneNamed, withOwnerOfLast } from './lists.js';
import { withModality, withModalList } from './modality.js';
import {
  withController,
  withMethod,
  withOtherVerb,
  withPasser,
  withPassing,
  withSeating,
  withSkipper,
  withTurnItself,
} from './moved.js';
import {
  withAtMost,
  withDetermining,
  withIncrease,
  withOwnController,
  withOwnException,
  withPartner,
  withSameThings,
  withTeammates,
} from './paired.js';
import {
  withAdverbFor,
  withAsItDoes,
  withHappening,
  withInside,
  withOnDoing,
  withOption,
  withOwnDamage,
  withoutDoer,
  withoutInnerAdverb,
  withoutOnIt,
  withoutParticle,
  withWhole,
} from './phrasing.js';
import {
  withinForOutside,
  withOnly,
  withoutNeither,
  withoutNever,
  withoutNo,
  withoutNoLonger,
  withoutNoObject,
  withUntil,
} from './polarity.js';
import {
  comparedForm,
  gamesForm,
  mutualForm,
  parityForm,
  severallyForm,
  withDifferent,
  withLimit,
  withMost,
  withNoTwo,
  withSameAsIn,
  withSharers,
  withTheSame,
} from './quantities.js';
import {
  withBothWithin,
  withGoingOn,
  withLimitOnly,
  withMeansUsed,
  withNeither,
  withOrderOfDoing,
  withTimeOfBoth,
} from './recast.js';
import { withChoiceMade, withUnderstood } from './rephrased.js';
import {
  withAppliedRules,
  withEachInOrder,
  withEntering,
  withEntirely,
  withEqualNumber,
  withEvenThose,
  withFirstOfThem,
  withGameDrawn,
  withKindInDeck,
  withMates,
  withNeitherOf,
  withNoneOnTeam,
  withOneDenied,
  withOneOfEach,
  withOrderDecided,
  withOwnOfEach,
  withPlayersNumbered,
  withSameMeaning,
  withSomeInState,
  withTeamThatShares,
  withTheOne,
  withUseIn,
} from './restated.js';
import { withoutSeat } from './seats.js';
import { withEllipticCondition, withGame } from './subject.js';
import { idleAdverbs, sameAdverb, samePreposition, sameVerb } from './synonyms.js';
import { withPlayersOfTeam, withTeamSharing } from './teams.js';
import { identityForm, thingForm } from './thingForms.js';
import { withCase, withLastTime, withSequence, withStepOfTurn, withTimes } from './times.js';
import { withMeans, withUse } from './use.js';
import { withChosen, withGiver, withoutLightVerb, withoutProgress, withoutRoleNoun } from './wording.js';

/**
 * One form for what means the same. Each step is a rule of the language, none knows a sentence; what a step does not name
 * stays as it is.
 */

/** Everything of a clause that does not depend on where the clause stands. */
export function normalNode(node: Node): Node {
  const kind = (node as Clause).kind;
  if (kind === 'clause') return clauseForm(node as Clause);
  if (kind === 'relation') return relationForm(node as Relation);
  if (kind === 'condition') return conditionForm(node as Condition);
  if (kind === 'many') return manyForm(node as Many);
  if (isThing(node))
    return withNecessary(
      thingForm(
        withAllSuch(
          withOneOfEach(
            withWhose(
              withPlaceOfControlled(
                withNeitherOf(withEqualNumber(withPlayersNumbered(withMates(withPlayersIn(node))))),
              ),
            ),
          ),
        ),
      ),
    );
  return kind === ('reference' as string) ? referenceForm(node as Reference) : node;
}

/** Who "everyone" and "nobody" are: players, or what the words before them say. */
const somebody: Readonly<Record<string, Partial<Thing>>> = {
  'no one': { determiner: 'no' },
  everyone: { determiner: 'each' },
  anyone: { determiner: 'any' },
  someone: { determiner: 'a' },
  'no one else': { determiner: 'no', modifiers: ['other'] },
  'anyone else': { determiner: 'any', modifiers: ['other'] },
};

function referenceForm(r: Reference): Node {
  // What is done by nobody in particular has no place in the words.
  const who = r.at === undefined ? undefined : somebody[r.to];
  if (who !== undefined) {
    const { kind: _, to: __, ...rest } = r;
    return { kind: 'thing', noun: 'player', sort: 'player', many: false, ...who, ...rest };
  }
  // "the phase ends and the next begins": the next one.
  if (['the next', 'the last'].includes(r.to))
    return {
      kind: 'thing',
      noun: 'one',
      sort: 'pronoun',
      many: false,
      determiner: 'the',
      modifiers: [r.to.slice('the '.length)],
      at: r.at ?? [],
    };
  return r.to.endsWith(' own') ? { ...r, to: r.to.slice(0, -4) } : r;
}

function manyForm(m: Many): Node {
  const flat = m.items.flatMap((item) =>
    (item as Many).kind === 'many' && (item as Many).by === m.by ? (item as Many).items : [item],
  );
  // "they don't expire at once or last for ever": they do neither.
  const by = m.by === 'or' && deniedTogether(flat) ? 'and' : m.by;
  const items = withOneNamed(withOwnerOfLast(flat));
  if (by === 'nor') return withTeammates({ ...m, items: sorted(items) });
  return { ...m, by, items: by === 'then' || by === 'that is' ? items : sorted(items) };
}

/** True for clauses that share one "not": they share its auxiliary as well. */
function deniedTogether(items: Many['items']): boolean {
  const auxiliaries = items.map((item) => {
    const c = item as Clause;
    if (c.kind !== 'clause' || !c.negated) return [];
    return (c.at ?? []).filter(([slot]) => ['negated', 'modality', 'verb'].includes(slot)).map(([, t]) => t);
  });
  return (auxiliaries[0] ?? []).some((token) => auxiliaries.every((tokens) => tokens.includes(token)));
}

/** "beyond its range" is outside it. */
const beyondReach = (r: Relation): boolean =>
  r.preposition === 'beyond' && isThing(r.term) && r.term.noun === 'range of influence';

function relationForm(given: Relation): Relation {
  const r = inTheMiddle(withoutWith(withoutSeat([given])[0] as Relation));
  // "on its turn", "in the draw step"
  const time =
    isThing(r.term) &&
    r.term.quantity === undefined &&
    (r.term.sort === 'step' || r.term.noun === 'turn' || r.term.noun.endsWith(' round'));
  const preposition =
    r.preposition === 'rather than'
      ? 'instead of'
      : time && ['on', 'in'].includes(r.preposition)
        ? 'during'
        : beyondReach(r)
          ? 'outside'
          : (samePreposition.get(r.preposition) ?? r.preposition);
  if (r.adverbs?.includes('not')) {
    const { adverbs, ...rest } = r;
    const left = adverbs.filter((a) => a !== 'not');
    const inner: Relation = { ...rest, ...(left.length > 0 ? { adverbs: left } : {}) };
    return { kind: 'relation', preposition: 'instead of', term: inner };
  }
  const adverbs = r.adverbs?.map((a) => sameAdverb.get(a) ?? a).filter((a) => !idleAdverbs.has(a));
  const { adverbs: _, ...rest } = r;
  // "unlike a two-player game": unlike any of the kind.
  if (r.preposition === 'unlike' && isThing(r.term) && r.term.determiner === 'a' && !r.term.quantity)
    rest.term = put({ ...r.term, many: true }, { determiner: undefined });
  return {
    ...rest,
    preposition,
    ...(adverbs !== undefined && adverbs.length > 0 ? { adverbs: adverbs.sort() } : {}),
  };
}

/** "in the middle of its turn": during it. */
function inTheMiddle(r: Relation): Relation {
  const t = r.term;
  if (r.preposition !== 'in' || !isThing(t) || !['middle', 'course'].includes(t.noun) || !isThing(t.owner))
    return r;
  return ['time', 'step', 'game'].includes(t.owner.sort) ? { ...r, preposition: 'during', term: t.owner } : r;
}

/** "with no emperor" is "without an emperor". */
function withoutWith(r: Relation): Relation {
  if (r.preposition !== 'with' || !isThing(r.term) || r.term.determiner !== 'no' || r.adverbs) return r;
  return { ...r, preposition: 'without', term: { ...r.term, determiner: 'a', many: false } };
}

function clauseForm(given: Clause): Node {
  let c: Clause = put(withEllipticCondition(given), {
    verb: sameVerb.get(given.verb) ?? given.verb,
    adverbs: list(
      (given.adverbs ?? [])
        .map((a) => sameAdverb.get(a) ?? a)
        .filter((a) => !idleAdverbs.has(a) && !idleHere(a, given)),
    ),
  });
  c = withVerbOfNoun(
    withUnderstood(withoutParticle(withTimeOfBoth(withOrderOfDoing(withMeansUsed(withGoingOn(c)))))),
  );
  c = withSeatsDetermined(withDefaults(withOptionOfGame(withOnlyFrom(withDoers(c)))));
  c = withSum(withOptionThatModifies(withAllDifferent(withHolder(withKindInDeck(c)))));
  c = withEachInOrder(withGameDrawn(withSameMeaning(withTeamThatShares(c))));
  c = withUseIn(
    withEntering(
      withOrderDecided(
        withFirstOfThem(
          withAppliedRules(
            withTheOne(
              withSomeInState(withEntirely(withEvenThose(withOneDenied(withNoneOnTeam(withOwnOfEach(c)))))),
            ),
          ),
        ),
      ),
    ),
  );
  if (c.verb === 'continue')
    c = put(c, {
      relations: list(
        (c.relations ?? []).map((r) => (r.preposition === 'to' ? { ...r, preposition: 'until' } : r)),
      ),
    });
  c = withAtMost(withIncrease(withPartner(withOwnController(c))));
  c = withOwnException(withSameThings(c));
  c = withEvents(
    withCause(
      withPasser(
        withSkipper(
          withTurnItself(withHappening(withAdverbFor(withAsItDoes(withController(withMethod(c)))))),
        ),
      ),
    ),
  );
  c = withOtherVerb(withSeating(withPassing(withUndone(withEnd(withLeaving(c))))));
  c = withOnlyOne(withoutCleft(withoutLightVerb(withoutProgress(c))));
  c = withModality(withMeans(withoutInnerAdverb(c)));
  c = withoutRoleNoun(withLiftedGame(withLiftedCondition(withChoiceMade(c))));
  c = withDetermining(withInFinding(withFound(withLegality(c))));
  c = withGiver(withInside(withCards(withWhole(c))));
  c = withNoneChosen(withWhichOne(withChosen(withWhoeverIsChosen(c))));
  c = withTeamChoosing(withDetermined(withTeamSharing(withGoingFirst(withAsIn(withPlaceOfAll(c))))));
  c = withStepOfTurn(withOwnerOf(withSequence(withPlace(withoutOnlySome(c)))));
  c = withPlaceAtBegin(withMeasure(withDifferent(withLimit(withSharers(c)))));
  c = withSeat(withSurroundings(withContents(withoutThereIs(c))));
  c = withLiftedContrast(withPlayersOfTeam(withNoTwo(c)));
  c = withCase(withNumberInstead(withLastTime(withTimes(c))));
  c = withStartingLife(
    withTheSame(
      withSameAsIn(withBareNumber(withOwnDamage(withOnDoing(withoutOnIt(withOption(withUse(c))))))),
    ),
  );
  if (c.verb === 'happen' && ['it', 'that'].includes((c.actor as { to?: string } | undefined)?.to ?? ''))
    c = put(c, { actor: { kind: 'reference', to: 'this' } });
  if (anybody(c)) c = put(c, { actor: undefined });
  c = withGame(withoutOnlySome(withOnlyLater(withNoOther(withoutDoer(c)))));
  c = comparedForm(c);
  c = parityForm(c);
  c = severallyForm(c);
  c = gamesForm(c);
  c = mutualForm(c, rewrite);
  c = withoutNoObject(
    withinForOutside(withoutNo(withoutOnlySome(withOnly(withoutNever(withoutNoLonger(c)))))),
  );
  const node = withoutNeither(
    identityForm(withLimitOnly(withMost(withUntil(withBothWithin(withoutOnlyIf(withNeither(c))))))),
  );
  if (!isClause(node)) return node;
  const listed = withModalList(node);
  return isClause(listed) ? withPurpose(listed) : listed;
}

/** "may still do it": what is allowed is allowed, whatever was said before. */
const idleHere = (adverb: string, { modality, negated, verb }: Clause): boolean =>
  adverb === 'still' && !negated && ['may', 'can'].includes(modality ?? '') && verb !== 'be';

/** "only if" is "not unless". */
function withoutOnlyIf(c: Clause): Clause {
  const only = (c.conditions ?? []).filter(
    (x) => x.word === 'if' && x.focus?.length === 1 && x.focus[0] === 'only',
  );
  if (only.length !== 1 || c.negated) return c;
  return put(c, {
    negated: true,
    modality: c.modality === 'may' ? 'can' : c.modality,
    conditions: list(
      (c.conditions ?? []).map((x) =>
        only.includes(x) ? conditionForm(put(x, { word: 'unless', focus: undefined })) : x,
      ),
    ),
  });
}
