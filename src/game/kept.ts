import type { Layers } from './cards/face.js';
import { layersOf, type Traits } from './cards/traits.js';
import type { ObjectId, PlayerId } from './cards/types.js';
import type { Engine } from './engine.js';
import type { EventContent } from './event.js';
import { ACTIONS, BOARD, OPTIONS, OWN_OPTIONS, TWISTED_BOARD } from './events.js';
import type { Recorded } from './rules.js';
import type { Hand } from './stack/hand.js';
import type { ContinuousEffect, GameObject, Party } from './state.js';
import { priorityHolderOf } from './table/teams.js';
import type { Combat } from './threads.js';
import type { Entitled } from './turn/eligible.js';
import type { PartyLists } from './turn/listed.js';
import { InEffect, NO_EFFECTS } from './zones/inEffect.js';
import {
  type Forces,
  findTypings,
  type InForce,
  type Survey,
  surveyWith,
  surveyWithout,
  takeSurvey,
} from './zones/survey.js';

const NOTHING_GONE: readonly never[] = [];
const NO_LISTS: Map<Party, PartyLists> = new Map();

/**
 * What is worked out from the state is kept until an event says that it may have changed: `version` counts every
 * change, `boardVersion` those of what is in play and what its abilities are, `forcesVersion` those of what is in force
 * and what waits for events there, `actionsVersion` and `optionsVersion`
 * those after which a state-based action could be due, or somebody could do something else, where nothing in play
 * makes that depend on more than usual (see `zones/survey.ts`).
 */
export abstract class Kept {
  version = 0;
  boardVersion = 0;
  forcesVersion = 0;
  actionsVersion = 0;
  optionsVersion = 0;
  handsVersion = 0;
  /** The continuous effects, sorted. */
  inEffect = NO_EFFECTS;
  /** The versions of options and hands at which nobody could do anything but pass, sorceries aside. */
  idleOptions = -1;
  idleHands = -1;
  /** Whether everybody could only pass, sorceries aside, and the survey and the count of hand changes at which it was so. */
  quiet = false;
  quietIn: Survey | null = null;
  quietHands = -1;
  /** Counts the changes of all hands. */
  handChanges = 0;
  /** What players have in hand, until their hands change. */
  get hands(): Map<PlayerId, Hand> {
    this.#hands ??= new Map();
    return this.#hands;
  }
  #hands: Map<PlayerId, Hand> | null = null;
  /** The versions at which state-based actions and state triggers were last found to have nothing to do. */
  settledVersion = -1;
  settledActions = -1;
  settledForces = -1;
  /** The clock of the game at that time: what has come into play since has a later time stamp. */
  settledClock = -1;
  /** Somebody has had mana in a pool, and something has been phased out, at some time. */
  pooled = false;
  phased = false;
  /** Who gets priority in each of several turns, by turn marker. */
  get entitled(): Map<number, Entitled> {
    this.#entitled ??= new Map();
    return this.#entitled;
  }
  #entitled: Map<number, Entitled> | null = null;
  /** What each player or team may do with priority, by turn marker. */
  #options: Map<number, Map<Party, PartyLists>> | null = null;
  /** The one asked for last, which is the one of the only turn in most games. */
  #optionsAt = Number.NaN;
  #optionsThere = NO_LISTS;
  #typings: readonly InForce<'types'>[] = [];
  #typedAt = -1;
  #survey: Survey | null = null;
  /** What has left play since the survey, which is as it was without them. Replaced and never changed in place. */
  #gone: readonly GameObject[] = NOTHING_GONE;
  #surveyed = -1;
  #forced = -1;
  // Begun when first asked for: a copy that is soon thrown away asks for few of them.
  #layers: Map<ObjectId, Layers> | null = null;
  #traits: Map<ObjectId, Recorded<Traits>> | null = null;
  #cachedAt = 0;
  #attacks: Map<ObjectId, Recorded<readonly string[]>> | null = null;
  #attackedAt = -1;
  #attackedIn: Combat | null | undefined;

  /** What each creature can be declared as attacking in one combat, by name, until the next change. */
  attacks(combat: Combat | null | undefined): Map<ObjectId, Recorded<readonly string[]>> {
    if (this.#attacks === null) this.#attacks = new Map();
    else if (this.#attackedAt !== this.version || this.#attackedIn !== combat) this.#attacks.clear();
    this.#attackedAt = this.version;
    this.#attackedIn = combat;
    return this.#attacks;
  }

  /** What each player or team may do with priority in the turn of a marker. */
  optionsOf(marker: number): Map<Party, PartyLists> {
    if (this.#optionsAt === marker) return this.#optionsThere;
    this.#options ??= new Map();
    let lists = this.#options.get(marker);
    if (lists === undefined) {
      lists = new Map();
      this.#options.set(marker, lists);
    }
    this.#optionsAt = marker;
    this.#optionsThere = lists;
    return lists;
  }

  /** The game whose state it is. */
  protected abstract get game(): Engine;

  /** Takes over from the game of which this is a copy which versions have been reached. */
  protected continueVersions(other: Kept): void {
    this.version = other.version;
    this.boardVersion = other.boardVersion;
    this.forcesVersion = other.forcesVersion;
    this.actionsVersion = other.actionsVersion;
    this.optionsVersion = other.optionsVersion;
    this.settledVersion = other.settledVersion;
    this.settledActions = other.settledActions;
    this.settledForces = other.settledForces;
    this.settledClock = other.settledClock;
    this.pooled = other.pooled;
    this.phased = other.phased;
  }

  /** Has these be the continuous effects from now on; their list is replaced and never changed in place. */
  setEffects(effects: readonly ContinuousEffect[]): void {
    (this.game.state as { effects: readonly ContinuousEffect[] }).effects = effects;
    this.inEffect = effects.length === 0 ? NO_EFFECTS : new InEffect(effects);
  }

  /** What is in play and what it can do. */
  get survey(): Survey {
    return this.#survey !== null && this.#surveyed === this.boardVersion && this.#gone === NOTHING_GONE
      ? this.#survey
      : this.#surveyNow();
  }

  /** Brings the survey up to date. It stands apart because what is short costs V8 less to translate wherever it is asked for. */
  #surveyNow(): Survey {
    if (this.#survey !== null && this.#surveyed === this.boardVersion)
      this.#survey = surveyWithout(this.#survey, this.#gone);
    else {
      this.#survey = this.game.rules.aside(takeSurvey, this.game);
      this.#surveyed = this.boardVersion;
      this.#forced = this.forcesVersion;
    }
    this.#gone = NOTHING_GONE;
    return this.#survey;
  }

  /** Whether it is known of what is in play that it depends on nothing but itself. */
  get #isStraightforward(): boolean {
    return (
      this.#survey?.straightforward === true && this.#surveyed === this.boardVersion && this.inEffect.none
    );
  }

  /** What is in force in play and what waits for events there. */
  get forces(): Forces {
    return this.#survey !== null && this.#forced === this.forcesVersion ? this.#survey : this.survey;
  }

  /** The abilities in force that give types, the oldest first. */
  get typings(): readonly InForce<'types'>[] {
    if (this.#typedAt !== this.boardVersion) {
      this.#typedAt = this.boardVersion;
      // They are looked for among what objects have without them.
      this.#typings = [];
      this.#typings = findTypings(this.game);
      this.#layers?.clear();
    }
    return this.#typings;
  }

  /** Characteristics of objects that effects have changed, by name, until the next change. */
  get layers(): Map<ObjectId, Layers> {
    this.#forget();
    this.#layers ??= new Map();
    return this.#layers;
  }

  /** All characteristics of objects that something modifies, by name, until the next change. */
  get traits(): Map<ObjectId, Recorded<Traits>> {
    this.#forget();
    this.#traits ??= new Map();
    return this.#traits;
  }

  #forget(): void {
    if (this.#cachedAt === this.version) return;
    this.#cachedAt = this.version;
    this.#layers?.clear();
    this.#traits?.clear();
  }

  /**
   * Something came into play or left it, or has another controller.
   * @param object what came or left, where that is all: without abilities that are in force or wait it changes no other's
   * @param came whether it came
   */
  boardChanged(object?: GameObject, came = false): void {
    const known = this.#survey !== null && this.#surveyed === this.boardVersion;
    const alone = object !== undefined && this.#isAlone(object);
    if (!alone) this.forcesVersion++;
    this.version++;
    this.boardVersion++;
    if (alone && known) this.#follow(object, came);
    this.actionsVersion++;
    this.optionsVersion++;
  }

  /** Has the survey, which was up to date, be so without what has left or with what has come, where that is quickly told. */
  #follow(object: GameObject, came: boolean): void {
    const survey = this.#survey;
    if (!survey?.straightforward) return;
    if (came) {
      const before = this.#gone.length > 0 ? surveyWithout(survey, this.#gone) : survey;
      const next = surveyWith(this.game, before, object);
      if (next === null) return;
      this.#survey = next;
      this.#gone = NOTHING_GONE;
    } else {
      // Whether it alone kept the rest from being steady is not known.
      if (!survey.steady || !survey.permanents.includes(object)) return;
      this.#gone = [...this.#gone, object];
    }
    this.#surveyed = this.boardVersion;
  }

  /** Whether what is in force and what waits is the same with an object in play as without it. */
  #isAlone(object: GameObject): boolean {
    if (!this.inEffect.besideOptions || this.#survey === null) return false;
    if (this.#forced !== this.forcesVersion || this.#survey.statics.has('grant')) return false;
    return layersOf(this.game, object).abilities.every((ability) => ability.ability === 'activated');
  }

  /** Something changed without an event: nobody's abilities and nothing that a state-based action looks at. */
  changed(): void {
    this.version++;
    this.optionsVersion++;
  }

  /** What one player has in hand has changed. */
  handChanged(player: PlayerId): void {
    this.handChanges++;
    this.#hands?.delete(player);
    this.#ownChanged(player);
  }

  /** What one player could do with cards in hand or with permanents has changed. */
  #ownChanged(player: PlayerId): void {
    this.handsVersion++;
    const party = priorityHolderOf(this.game, player);
    if (this.#options === null) return;
    // Asked with a function, the map hands out its lists without making anything for each of them.
    this.#options.forEach((lists) => {
      const own = lists.get(party);
      if (own === undefined) return;
      own.slow = null;
      own.quick = null;
    });
  }

  #ownOptions({ player, object }: EventContent): void {
    const tapped = object === undefined ? undefined : this.game.state.objects.get(object);
    if (tapped?.zone !== 'battlefield') {
      if (player !== undefined) this.handChanged(player);
    } else if (tapped.owner !== tapped.controller || this.survey.anybodys.length > 0) this.optionsVersion++;
    else this.#ownChanged(tapped.controller);
  }

  /** Something changed with an event. @param changes what its type touches */
  protected touched(changes: number, content: EventContent): void {
    this.version++;
    if ((changes & BOARD) !== 0 || ((changes & TWISTED_BOARD) !== 0 && !this.#isStraightforward)) {
      this.boardVersion++;
      this.forcesVersion++;
    }
    if ((changes & ACTIONS) !== 0) this.actionsVersion++;
    if ((changes & OPTIONS) !== 0) this.optionsVersion++;
    else if ((changes & OWN_OPTIONS) !== 0) this.#ownOptions(content);
  }

  /** Lets somebody look, and forgets what was worked out for that: what is seen in the middle of a change must not be kept. */
  protected onlooking(look: () => void): void {
    const kept = [
      this.#survey,
      this.#gone,
      this.#surveyed,
      this.#forced,
      this.#cachedAt,
      this.#layers,
      this.#traits,
    ] as const;
    [this.#layers, this.#traits] = [
      this.#layers && new Map(this.#layers),
      this.#traits && new Map(this.#traits),
    ];
    this.game.rules.aside(look);
    this.#typedAt = -1;
    [this.#survey, this.#gone, this.#surveyed, this.#forced, this.#cachedAt, this.#layers, this.#traits] =
      kept;
  }
}
