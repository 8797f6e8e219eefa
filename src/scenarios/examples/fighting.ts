import { attacksIn, type Thing } from './draft.js';
import { type Clause, isNew, isNoun, phrase, type Ref } from './meaning.js';
import { thingOf } from './objects.js';
import { playersOf } from './refs.js';
import type { Story } from './story.js';
import { teamsOf } from './teams.js';
import { objectNamed, permanent } from './things.js';

export function attack(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const listed = attacksListed(clause);
  if (listed) return listed.every((one) => attack(story, one));
  if (clause.actor?.is === 'joined' && clause.actor.items.some((one) => objectNamed(story, one)))
    return clause.actor.items.every((actor) => attack(story, { ...clause, actor }));
  const player = playersOf(story, clause.actor)?.[0];
  const fresh = isNoun(clause.actor, 'creature') && isNew(clause.actor) ? (clause.actor as Ref) : undefined;
  if (fresh && player === undefined && !(clause.actor?.is === 'noun' && clause.actor.owner)) {
    const attacked = draft.teams ? undefined : playersOf(story, clause.object)?.[0];
    const owner = draft.teams
      ? draft.players[0]
      : (draft.players.find((one) => one !== attacked) ?? (attacked && story.neighbor(attacked, 'left')));
    permanent(story, fresh, owner ?? '');
  }
  const creature =
    player === undefined ? objectNamed(story, clause.actor) : attacker(story, player, phrase(clause, 'with'));
  if (!creature) return false;
  const said = phrase(clause, 'with');
  // "with two 2/2 creatures": the others are like the first.
  const others = Array.from({ length: isNoun(said, 'creature') ? (said.count?.n ?? 1) - 1 : 0 }, () => {
    const other = story.thing(creature.card, creature.owner, 'battlefield', [...creature.kinds]);
    other.state = { ...creature.state };
    return other;
  });
  const foe =
    !clause.object && draft.teams && Object.keys(draft.teams).length === 2
      ? story.otherTeam(story.teamOf(player ?? creature.controller))
      : undefined;
  const target = teamsOf(story, clause.object)?.[0] ?? playersOf(story, clause.object)?.[0] ?? foe;
  if (target === undefined) return false;
  story.settle();
  const side = player ?? creature.controller;
  story.reaches(side, target);
  draft.turn ??= story.sideOf(side);
  creature.kinds.push('attacking');
  const last = draft.steps.at(-1);
  if (last && 'attack' in last) last.attack[creature.id] = target;
  else story.step({ attack: { [creature.id]: target } });
  const step = draft.steps.at(-1);
  for (const other of others) {
    other.kinds.push('attacking');
    if (step && 'attack' in step) step.attack[other.id] = target;
  }
  story.spoke('saidThings', creature.id);
  return true;
}

/** "attacks Sam with a 3/3 creature and Tia with a 2/2 creature" as two attacks. */
export function attacksListed(clause: Clause): Clause[] | undefined {
  const withs = clause.phrases.filter(({ word }) => word === 'with');
  if (withs.length < 2) return undefined;
  const rest = clause.phrases.filter(({ word }) => word !== 'with');
  let object = clause.object;
  return withs.map(({ word, ref }) => {
    const [creature, next] = ref.is === 'joined' ? ref.items : [ref];
    const one: Clause = {
      ...clause,
      phrases: [...rest, { word, ref: creature as Ref }],
      ...(object ? { object } : {}),
    };
    object = next;
    return one;
  });
}

function attacker(story: Story, player: string, ref: Ref | undefined): Thing | undefined {
  // "attacks Ben": with a creature like any other.
  if (ref === undefined) return story.asStep ? undefined : story.creature(player);
  // "blocks with another", "with one of his own": a creature like any other.
  if (
    isNoun(ref, 'other', 'one') &&
    (ref.det === 'another' ||
      ref.owner ||
      phrase(ref, 'of') ||
      (ref.noun === 'one' && !ref.det && !ref.marks.length))
  )
    return story.creature(player);
  return thingOf(story, ref)?.controller === player && !isNew(ref)
    ? thingOf(story, ref)
    : permanent(story, ref, player)?.[0];
}

export function block(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const attacks = attacksIn(draft) as [string, string][];
  // "Nobody blocks" leaves it as it is.
  const none =
    isNoun(clause.actor, 'nobody') ||
    (clause.actor?.is === 'joined' && clause.actor.by === 'neither') ||
    (isNoun(clause.actor, 'player', 'one') && ['no', 'neither', 'none'].includes(clause.actor.det ?? '')) ||
    (clause.not === true && !clause.passive && playersOf(story, clause.actor) !== undefined);
  if (none) {
    const idle = playersOf(story, clause.actor) ?? draft.players;
    const blocks = draft.steps.flatMap((step) => ('block' in step ? Object.keys(step.block) : []));
    const owners = draft.things.filter(({ id }) => blocks.includes(id)).map(({ controller }) => controller);
    return attacks.length > 0 && !owners.some((one) => idle.includes(one));
  }
  if (clause.passive) {
    // "becomes blocked": the player who is attacked has a creature for that.
    const blocked = thingOf(story, clause.object);
    const attack = blocked && attacks.find(([creature]) => creature === blocked.id);
    if (!attack || clause.actor) return false;
    const blocker = story.creature(attack[1], 'Blocker');
    blocker.kinds.push('blocking');
    draft.saidThings = draft.saidThings.filter((id) => id !== blocker.id);
    story.step({ block: { [blocker.id]: attack[0] } });
    return true;
  }
  const attacker_ = objectNamed(story, clause.object);
  const own = objectNamed(story, clause.actor);
  if (own && attacker_) return meets(story, own, attacker_);
  // "…, and he blocks": whoever is attacked.
  const [, attacked] = attacks.at(-1) ?? [];
  const he = clause.actor?.is === 'pronoun' && attacked !== undefined && draft.players.includes(attacked);
  if (he && clause.actor?.is === 'pronoun' && /^(?:he|she)$/.test(clause.actor.word))
    draft.called[attacked] ??= clause.actor.word as 'he' | 'she';
  const player = he ? attacked : playersOf(story, clause.actor)?.[0];
  if (player === undefined) return false;
  const attack = attacks.findLast(
    ([creature, target]) =>
      [player, story.teamOf(player)].includes(target) && (!clause.object || creature === attacker_?.id),
  );
  const blocker = attacker(story, player, phrase(clause, 'with'));
  if (!attack || !blocker) return false;
  blocker.kinds.push('blocking');
  story.step({ block: { [blocker.id]: attack[0] } });
  return true;
}

/** A creature blocks another, which attacks for that where nobody said so; a step says no more than it does. */
function meets(story: Story, blocker: Thing, attacker: Thing): boolean {
  const { draft } = story;
  if (!story.asStep && !attacksIn(story.draft).some(([creature]) => creature === attacker.id)) {
    story.reaches(attacker.controller, blocker.controller);
    draft.turn ??= story.sideOf(attacker.controller);
    attacker.kinds.push('attacking');
    story.step({ attack: { [attacker.id]: story.sideOf(blocker.controller) } });
  }
  blocker.kinds.push('blocking');
  story.step({ block: { [blocker.id]: attacker.id } });
  return true;
}
