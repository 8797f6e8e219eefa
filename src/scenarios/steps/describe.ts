import { verbOf } from './forms.js';
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
  const by = 'by' in step && step.by !== undefined ? `${step.by} ` : '';
  const at = (targets: readonly unknown[] | undefined): string =>
    targets === undefined || targets.length === 0 ? '' : ` targeting ${list(targets)}`;
  switch (verbOf(step)) {
    case 'cast': {
      const { cast, targets, x } = step as Extract<Step, { cast: string }>;
      return `${by}casts ${cast}${at(targets)}${x === undefined ? '' : ` with X = ${x}`}`;
    }
    case 'activate': {
      const { activate, targets } = step as Extract<Step, { activate: string }>;
      return `${by}activates ${activate}${at(targets)}`;
    }
    case 'play':
      return `${by}plays ${(step as { play: string }).play}`;
    case 'attack':
      return pairs((step as { attack: object }).attack, 'attacks') || 'nobody attacks';
    case 'block':
      return pairs((step as { block: object }).block, 'blocks') || 'nobody blocks';
    case 'pass':
      return `${list((step as { pass: unknown }).pass)} passes`;
    case 'resolve': {
      const { resolve } = step as { resolve: string };
      return resolve === 'top'
        ? 'the top of the stack resolves'
        : resolve === 'all'
          ? 'the stack resolves'
          : `${resolve} resolves`;
    }
    case 'until':
      return `until ${moment((step as { until: Until }).until)}`;
    case 'choose':
      return `${by}chooses ${list((step as { choose: unknown }).choose)}`;
    case 'pay':
      return `${by}${(step as { pay: boolean }).pay ? 'accepts' : 'declines'}`;
    case 'assign':
      return pairs((step as { assign: object }).assign, 'deals its damage to');
    case 'open':
      return `${(step as { open: string }).open} has to decide`;
    case 'keep':
      return `${list((step as { keep: unknown }).keep)} keeps`;
    case 'mulligan':
      return `${(step as { mulligan: string }).mulligan} takes a mulligan`;
    case 'concede':
      return `${list((step as { concede: unknown }).concede)} concedes`;
    case 'leave':
      return `${list((step as { leave: unknown }).leave)} leaves the game`;
    case 'instruct':
      return `it happens: ${(step as { instruct: { effect: string }[] }).instruct.map(({ effect }) => effect).join(', ')}`;
    case 'hold':
      return (step as { hold: boolean }).hold
        ? 'before state-based actions are checked'
        : 'state-based actions are checked';
    case 'name':
      return `the newest token is called ${(step as { name: string }).name}`;
    case 'look': {
      const { look, at: whose } = step as { look: string; at: string };
      return `${look} looks at the hand of ${whose}`;
    }
    case 'use':
      return `${by}uses ${(step as { use: string }).use}`;
    case 'table':
      return 'another table is tried';
    case 'compare':
      return `a game of ${(step as { compare: number }).compare} players is set up beside it`;
    case 'try':
      return `tried: ${(step as { try: Step[] }).try.map(describeStep).join('; ')}`;
  }
}

function pairs(of: object, verb: string): string {
  return Object.entries(of)
    .map(([key, value]) => `${key} ${verb}${value === null ? '' : ` ${list(value)}`}`)
    .join(', ');
}

function moment(until: Until): string {
  const parts: string[] = [];
  if (until.step !== undefined) parts.push(`the ${MOMENT_NAMES[until.step] ?? until.step}`);
  if (until.of !== undefined) parts.push(`${until.step === undefined ? 'the turn ' : ''}of ${until.of}`);
  if (until.turn === 'next') parts.push('in a later turn');
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
