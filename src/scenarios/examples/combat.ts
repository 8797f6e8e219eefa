import { negated } from './denied.js';
import { attacksIn, type Thing } from './draft.js';
import { type Clause, isNoun, isPronoun, phrase, type Ref } from './meaning.js';
import { thingOf, thingsOf } from './objects.js';
import { playersOf } from './refs.js';
import type { Story } from './story.js';
import { sidesOf } from './teams.js';
import { objectNamed, permanent } from './things.js';

/** Claims about who may attack and what may be blocked. */
export function combat(story: Story, clause: Clause): boolean {
  if (clause.verb === 'depend') return depends(story, clause);
  if (clause.verb === 'boost') return boosts(story, clause);
  if (clause.verb === 'take') return counts(story, clause);
  if (clause.conditions.length > 0) return false;
  if (clause.verb === 'attack' && (clause.modal === 'can' || clause.modal === 'could'))
    return mayAttack(story, clause);
  const blocked = blockable(story, clause);
  if (!blocked) return false;
  for (const blocker of blocked.blockers)
    story.claim(`canBlock('${blocker.id}','${blocked.attacker.id}')==${blocked.can ? 'True' : 'False'}`);
  return true;
}

/** "can't be blocked", "is unblockable": the attacker, creatures that could block it, and what is said of it. */
function blockable(
  story: Story,
  clause: Clause,
): { attacker: Thing; blockers: Thing[]; can: boolean } | undefined {
  const active =
    clause.verb === 'block' && !clause.passive && clause.modal === 'can' && clause.object !== undefined;
  const passive = active || (clause.verb === 'block' && clause.passive && clause.modal === 'can');
  const unblockable = clause.verb === 'be' && clause.quality === 'unblockable';
  if ((!passive && !unblockable) || clause.phrases.length > 0) return undefined;
  const { draft } = story;
  const about = passive ? clause.object : clause.actor;
  // "It can't be blocked if Zoe controls a Swamp" is of what attacks.
  const fights = isPronoun(about, 'it')
    ? draft.things.findLast(({ kinds }) => kinds.includes('attacking'))
    : undefined;
  const attacker = fights ?? thingOf(story, about);
  if (!attacker) return undefined;
  let target = attacksIn(draft).find(([id]) => id === attacker.id)?.[1];
  if (target === undefined) {
    const team = story.teamOf(attacker.controller);
    if (team === undefined) return undefined;
    target = story.otherTeam(team);
    draft.turn ??= team;
    story.step({ attack: { [attacker.id]: target } });
  }
  const defenders =
    (active && playersOf(story, clause.actor)) || (draft.teams?.[target ?? ''] ?? [target as string]);
  const blockers = defenders.map(
    (one) =>
      draft.things.find((thing) => thing.card === 'Blocker' && thing.controller === one) ??
      story.creature(one, 'Blocker'),
  );
  return { attacker, blockers, can: passive ? !negated(clause) : negated(clause) };
}

function mayAttack(story: Story, clause: Clause): boolean {
  // Who sits there is somebody other than whoever is named.
  if (phrase(clause, 'beside', 'next to', 'opposite')) return false;
  const can = negated(clause) ? 'False' : 'True';
  const anybody =
    (isNoun(clause.object, 'opponent') && ['any', 'an', 'a', undefined].includes(clause.object.det)) ||
    (isNoun(clause.object, 'player') && clause.object.det === 'any');
  // "The opposing general" is on the other team than whoever attacks.
  playersOf(story, clause.actor);
  const whom = anybody || !clause.object ? [] : sidesOf(story, clause.object);
  if (!whom) return false;
  const color = isNoun(clause.actor, 'creature') ? phrase(clause.actor, 'of') : undefined;
  if (whom.length > 0 && !isNoun(color, 'color')) return mayAttackWhom(story, clause, whom);
  const attackers = attackersOf(story, clause.actor);
  if (!attackers) return false;
  story.begun();
  for (const { id } of attackers) story.claim(`canAttack('${id}')==${can}`);
  return true;
}

/** "Una can attack Vic but can't attack Wim": a creature of the player could attack that player. */
function mayAttackWhom(story: Story, clause: Clause, whom: readonly string[]): boolean {
  const { draft } = story;
  if (story.directed && !draft.options.attackLeft && !draft.options.attackRight)
    story.fail('the Example does not say to which side players may attack');
  const players = playersOf(story, clause.actor);
  const things = players
    ? players.map((one) => story.creatureOf(one, 'Attacker'))
    : (thingsOf(story, clause.actor) ??
      [objectNamed(story, clause.actor)].filter((one) => one !== undefined));
  const [first] = things;
  if (!first) return false;
  draft.turn ??= story.sideOf(first.controller);
  story.begun();
  for (const { id } of things)
    for (const one of whom) story.claim(`canAttack('${id}','${one}')==${negated(clause) ? 'False' : 'True'}`);
  return true;
}

/** Creatures that could attack: one for each player, or of a kind. */
function attackersOf(story: Story, ref: Ref | undefined): Thing[] | undefined {
  const { draft } = story;
  const players = playersOf(story, ref);
  if (players) {
    draft.turn ??= players[0] as string;
    return players.map((one) => story.creature(one, 'Attacker'));
  }
  if (!isNoun(ref, 'creature')) return undefined;
  const color = phrase(ref, 'of');
  const without = phrase(ref, 'without');
  if (!isNoun(color, 'color') || !color.marks.includes('chosen') || (without && without.is !== 'noun'))
    return undefined;
  const chooser = draft.things.find(({ card }) =>
    /choose a color/.test(draft.cards.find(({ name }) => name === card)?.text ?? ''),
  );
  if (!chooser) return undefined;
  chooser.state.color = 'green';
  const team = story.otherTeam(story.teamOf(chooser.controller));
  draft.turn = team;
  return (draft.teams?.[team] ?? []).map((one) => {
    const thing = story.creature(one, 'Attacker');
    thing.state.color = 'green';
    return thing;
  });
}

/** "Only if Ann controls a Mountain can it be blocked", said as "depends only on": tried with the Mountain and without. */
function depends(story: Story, clause: Clause): boolean {
  const [about] = clause.what ?? [];
  const [on] = clause.conditions[0]?.clause ?? [];
  if (!about || on?.verb !== 'control' || on.object?.is !== 'noun' || !clause.adverbs.includes('only'))
    return false;
  const who = playersOf(story, on.actor)?.[0];
  const land = on.object;
  if (who === undefined) return false;
  for (const does of [true, false]) {
    const done = story.branch(() => {
      const blocked = blockable(story, about);
      const owners = does ? [who] : story.draft.players.filter((one) => one !== who);
      if (!blocked || !owners.every((one) => permanent(story, land, one))) return false;
      for (const { id } of blocked.blockers)
        story.claim(`canBlock('${id}','${blocked.attacker.id}')==${does ? 'False' : 'True'}`);
      return true;
    });
    if (done === false) return false;
  }
  return true;
}

/**
 * "It will boost Alex's creatures based on …": everybody has one creature of the same type, and the creature is larger by one for each other creature of
 * the players that are named.
 */
function boosts(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const [based] = clause.conditions;
  const [what] = based?.clause ?? [];
  const source = thingOf(story, clause.actor);
  const owner = isNoun(clause.object, 'creature') ? playersOf(story, clause.object.owner)?.[0] : undefined;
  if (
    clause.conditions.length !== 1 ||
    !based?.word.startsWith('based') ||
    what?.verb !== 'control' ||
    !isNoun(what.object, 'creature')
  )
    return false;
  const players = playersOf(story, what.actor);
  if (!source || owner === undefined || !players) return false;
  const also = playersOf(story, phrase(what, 'including') ?? phrase(clause, 'including')) ?? [];
  const everybody = story.everybody();
  for (const one of everybody)
    if (!draft.things.some(({ controller, kinds }) => controller === one && kinds.includes('creature')))
      story.creature(one, 'Bear');
  const own = draft.things.find(
    ({ controller, kinds }) => controller === owner && kinds.includes('creature'),
  );
  if (!own) return false;
  story.lastStep();
  const seen = draft.things.filter(
    ({ controller, kinds, id }) =>
      kinds.includes('creature') && id !== own.id && [...players, ...also].includes(controller),
  );
  story.larger = { creature: own.id, by: seen.length };
  story.claim(`power('${own.id}')==${BASE + seen.length}`);
  return true;
}

/** Power and toughness of a creature that nothing more is said of. */
const BASE = 2;

/** "It won't take other creatures into account." */
function counts(story: Story, clause: Clause): boolean {
  const { larger } = story;
  if (
    !larger ||
    !isNoun(clause.object, 'creature') ||
    !clause.object.marks.includes('other') ||
    !(clause.adverbs.includes('into account') || isNoun(phrase(clause, 'into'), 'account'))
  )
    return false;
  story.claim(`power('${larger.creature}')${negated(clause) ? '==' : '>'}${BASE + larger.by}`);
  return true;
}
