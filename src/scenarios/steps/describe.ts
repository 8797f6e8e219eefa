import { FORMS, verbOf } from './forms.js';
import { happening } from './happening.js';
import type { Step, Until } from './step.js';

const MOMENT_NAMES: Record<string, string> = {
  main1: 'first main phase',
  main2: 'second main phase',
  beginCombat: 'beginning of combat',
  declareAttackers: 'declare attackers step',
  declareBlockers: 'declare blockers step',
  combatDamage: 'combat damage step',
  endCombat: 'end of combat step',
  end: 'end step',
};

const list = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** A step in a few words, for people. */
export function describeStep(step: Step): string {
  if (step.says !== undefined) return step.says;
  const verb = verbOf(step);
  const { words } = FORMS[verb];
  const of = step as unknown as Record<string, unknown>;
  if (words !== undefined) {
    const said = (text: string): string => text.replace(/<(\w+)>/g, (_, key: string) => list(of[key]));
    return said(
      words.replace(/\{([^}]*<(\w+)>[^}]*)\}/g, (_, part: string, key: string) =>
        isGiven(of[key]) ? part : '',
      ),
    );
  }
  if ('attack' in step) return pairs(step.attack, 'attacks') || 'nobody attacks';
  if ('block' in step) return pairs(step.block, 'blocks') || 'nobody blocks';
  if ('assign' in step) return pairs(step.assign, 'deals its damage to');
  if ('resolve' in step) return `${STACK[step.resolve] ?? step.resolve} resolves`;
  if ('until' in step) return `until ${moment(step.until)}`;
  if ('pay' in step)
    return `${step.by === undefined ? '' : `${step.by} `}${step.pay ? 'accepts' : 'declines'}`;
  if ('instruct' in step) return step.instruct.map(happening).join(', ') || 'state-based actions are checked';
  if ('hold' in step)
    return step.hold ? 'before state-based actions are checked' : 'state-based actions are checked';
  if ('try' in step) return `tried: ${step.try.map(describeStep).join('; ')}`;
  throw new Error(`no words for a step with ${verb}`);
}

const STACK: Readonly<Record<string, string>> = { top: 'the top of the stack', all: 'the stack' };

const isGiven = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

function pairs(of: object, verb: string): string {
  return Object.entries(of)
    .map(([key, value]) => `${key} ${verb}${value === null ? '' : ` ${list(value)}`}`)
    .join(', ');
}

function moment(until: Until): string {
  const parts: string[] = [];
  if (until.step !== undefined) parts.push(`the ${MOMENT_NAMES[until.step] ?? until.step}`);
  if (until.of !== undefined) parts.push(`${until.step === undefined ? 'the turn ' : ''}of ${until.of}`);
  if (until.turn === 'next') parts.push(parts.length > 0 ? 'in a later turn' : 'a later turn');
  if (until.priority !== undefined) parts.push(`${until.priority} has priority`);
  if (until.stack !== undefined) parts.push('the stack is empty');
  if (until.holder !== undefined) parts.push(`${until.holder} holds turn marker ${until.marker ?? 1}`);
  if (until.damage !== undefined) parts.push('combat damage has been dealt');
  if (until.opening !== undefined) parts.push('the opening is over');
  if (until.result !== undefined) parts.push(`there is a result for ${until.result}`);
  if (until.ended !== undefined) parts.push(`the turn of ${until.ended} has ended`);
  if (until.combat !== undefined) parts.push('another combat phase begins');
  return parts.join(' ');
}
