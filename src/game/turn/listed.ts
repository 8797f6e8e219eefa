import type { Option } from '../api.js';
import type { Engine } from '../engine.js';
import { addActionsOf } from '../stack/actions.js';
import type { Party } from '../state.js';
import { partyMembers } from '../table/teams.js';
import type { Thread } from '../threads.js';

/** What a party was found to be able to do. */
interface Listed {
  options: Option[];
  turn: number;
  /** What may be done only in certain steps hangs on this one. */
  step: string | undefined;
  version: number;
  /** The version of what all the options depend on; -1 where they may depend on anything. */
  steady: number;
}

/** The lists of one party: while it could cast a sorcery, and at other times. */
export interface PartyLists {
  slow: Listed | null;
  quick: Listed | null;
}

export const isMainPhase = ({ turn }: Thread): boolean => turn?.step === 'main1' || turn?.step === 'main2';

/** Whether a party could cast a sorcery now. */
export function isSlow(g: Engine, thread: Thread, holder: Party): boolean {
  const { turn, marker } = thread;
  return (
    turn !== null &&
    isMainPhase(thread) &&
    (turn.party === holder || sharesTurn(g, turn.party, holder)) &&
    (g.state.stacks[marker]?.length ?? 0) === 0
  );
}

/** Passing, and everything that the members of the party may do. The same list serves until something changes. */
export function listFor(g: Engine, thread: Thread, holder: Party, slow: boolean): Listed {
  const { turn, marker } = thread;
  const lists = g.optionsOf(marker);
  let own = lists.get(holder);
  if (own === undefined) {
    own = { slow: null, quick: null };
    lists.set(holder, own);
  }
  const listed = slow ? own.slow : own.quick;
  if (listed !== null && isGood(g, listed, turn, slow)) return listed;
  const options: Option[] = [{ type: 'pass' }];
  let steady = true;
  // The list is kept, so what it rests on cannot be noted each time.
  const base = g.rules.begin();
  for (const member of partyMembers(g, holder)) if (!addActionsOf(g, thread, member, options)) steady = false;
  g.rules.end(base);
  const fresh: Listed = {
    options,
    turn: turn?.number ?? 0,
    step: turn?.step,
    version: g.version,
    steady: steady ? g.optionsVersion : -1,
  };
  if (slow) own.slow = fresh;
  else own.quick = fresh;
  return fresh;
}

/** Whether a team has priority in the turn of one of its members, or a player in that of the team. */
function sharesTurn(g: Engine, party: Party, holder: Party): boolean {
  if (!g.state.options.sharedTeamTurns) return false;
  const active = partyMembers(g, party);
  return partyMembers(g, holder).some((member) => active.includes(member));
}

/** Whether a list made earlier is still what the party may do. */
function isGood(g: Engine, listed: Listed, turn: Thread['turn'], slow: boolean): boolean {
  const sameTurn = listed.turn === (turn?.number ?? 0);
  if (listed.steady === g.optionsVersion && g.inEffect.besideOptions) return !slow || sameTurn;
  return listed.version === g.version && sameTurn && listed.step === turn?.step;
}
