import type { Step } from '../cards/types.js';

const NAMES: Readonly<Record<Step, string>> = {
  untap: 'untap step',
  upkeep: 'upkeep',
  draw: 'draw step',
  main1: 'first main phase',
  beginCombat: 'beginning of combat',
  declareAttackers: 'declare attackers step',
  declareBlockers: 'declare blockers step',
  combatDamage: 'combat damage step',
  endCombat: 'end of combat',
  main2: 'second main phase',
  end: 'end step',
  cleanup: 'cleanup step',
};

/** A step as people say it, such as "beginning of combat". */
export function nameOfStep(step: Step): string {
  return NAMES[step];
}
