import type { Clause, Relation, Statement, Thing } from '../frames/frame.js';
import { everyNode } from '../frames/frame.js';
import { isThing, plain, pronounOf, put, rewrite, saysOnly, thatOf } from './forms.js';

/** Teams and who is on them, where a statement speaks of one. */

/** "the players on it", where one team is spoken of: those on that team. */
export function ofTheirTeam(statement: Statement): Statement {
  const teams = new Set<string>();
  everyNode(statement, (n) => {
    if (isThing(n) && n.sort === 'team' && !n.many && n.noun !== '') teams.add(n.noun);
  });
  const [noun, ...more] = teams;
  if (noun === undefined || more.length > 0) return statement;
  const that = thatOf({ noun, sort: 'team' });
  return rewrite(statement, (n) => {
    if (!isThing(n) || n.sort !== 'player' || !n.relations?.some(onIt)) return n;
    return { ...n, relations: n.relations.map((r) => (onIt(r) ? { ...r, term: that } : r)) };
  }) as Statement;
}

/** "any number of players may be on each team": each team may have so many. */
export function withPlayersOfTeam(c: Clause): Clause {
  const [who, on] = [c.actor, c.is as Relation | undefined];
  if (c.verb !== 'be' || on?.kind !== 'relation' || !['on', 'in'].includes(on.preposition)) return c;
  const team = on.term;
  if (!isThing(who) || who.quantity === undefined || who.focus !== undefined || on.adverbs !== undefined)
    return c;
  if (who.noun !== 'player' || who.determiner !== undefined || !isThing(team) || team.noun !== 'team')
    return c;
  return put(c, { verb: 'have', actor: team, object: who, is: undefined });
}

/** "teammates don't share their resources": those of a team aren't shared. */
export function withTeamSharing(c: Clause): Clause {
  const [who, what] = [c.actor, c.object];
  if (c.verb !== 'share' || !isThing(who) || !who.many || !isThing(what)) return c;
  if (c.relations?.some((r) => r.preposition === 'with')) return c;
  const on = who.relations?.[0];
  const members =
    who.noun === 'teammate'
      ? saysOnly(who)
      : who.noun === 'member' && isThing(who.owner) && who.owner.sort === 'team';
  if (!members || on !== undefined || !['they', 'person'].includes(pronounOf(what.owner) ?? '')) return c;
  if (who.determiner !== undefined && who.determiner !== 'the') return c;
  const team: Thing = isThing(who.owner)
    ? who.owner
    : { kind: 'thing', noun: 'team', sort: 'team', many: false, determiner: 'a' };
  return put(c, { actor: undefined, object: put(what, { owner: team }) });
}

/** "a team … its emperor" is "an emperor … that emperor's team": who is on a team has it. */
export function withWhoseTeam(statement: Statement): Statement {
  const ofTeam = (t: Thing): unknown => {
    const [on, ...more] = t.relations ?? [];
    if (t.owner !== undefined || more.length > 0) return t.relations === undefined ? t.owner : undefined;
    return on?.preposition === 'on' && on.adverbs === undefined ? on.term : undefined;
  };
  const one = (t: unknown): t is Thing =>
    isThing(t) && t.noun === 'team' && t.determiner === 'one' && plain(t) && t.focus === undefined;
  const people: Thing[] = [];
  const teams: Thing[] = [];
  let nouns = '';
  everyNode(statement, (n) => {
    if (isThing(n) && n.sort === 'team') teams.push(n);
    if (isThing(n) && n.sort === 'player') nouns += ` ${n.noun}`;
    if (isThing(n) && n.sort === 'player' && !n.many && one(ofTeam(n))) people.push(n);
  });
  const [who, ...more] = people;
  if (who === undefined || more.length > 0 || teams.length < 2 || !teams.every(one)) return statement;
  const single = [undefined, 'one'].includes(who.determiner) && who.focus === undefined;
  if (!single || nouns.trim() !== who.noun || !plain(put(who, { owner: undefined, relations: undefined })))
    return statement;
  const person: Thing = put(who, { owner: undefined, relations: undefined, determiner: 'one' });
  return rewrite(statement, (n) => {
    if (one(n)) return put<Thing>(n, { determiner: undefined, owner: person });
    return isThing(n) && n.noun === who.noun && isThing(ofTeam(n)) && n.sort === 'player' ? person : n;
  }) as Statement;
}

const onIt = (r: Relation): boolean => r.preposition === 'on' && (r.term as { to?: string }).to === 'it';

/** True of a statement that speaks of one team and of no player. */
export function teamIn(statement: Statement): boolean {
  let team = false;
  let player = false;
  everyNode(statement, (n) => {
    if (isThing(n)) {
      if (n.sort === 'team' && !n.many && n.noun !== '') team = true;
      if (n.sort === 'player') player = true;
    }
  });
  return team && !player;
}

/** "a player's teammate" is a teammate where the player is who does it. */
export function withoutOwnMate(statement: Statement): Statement {
  const who = (statement as Clause).actor;
  if (!isThing(who) || who.many || who.determiner !== 'one' || who.sort !== 'player') return statement;
  return rewrite(statement, (n) => {
    if (!isThing(n) || !['teammate', 'opponent'].includes(n.noun) || !isThing(n.owner)) return n;
    if (n.owner.noun !== who.noun || n.owner.determiner !== 'one') return n;
    return put(n, { owner: undefined, determiner: n.determiner ?? (n.many ? undefined : 'one') });
  }) as Statement;
}
