import type { Decision } from '../../game/index.js';
import { optionName, type Table } from './table.js';

/** What is asked in place of what a step answers. */
export function instead(table: Table): string {
  const [open] = table.choices();
  if (!open) {
    const holders = table.pending().flatMap(({ players }) => players);
    const top = table.stacks().at(-1);
    const source = top === undefined ? undefined : table.game.state.objects.get(top)?.ability?.source;
    const waits = top === undefined ? '' : `; on the stack is ${source ? `an ability of ${source}` : top}`;
    if (holders.length === 0) return waits;
    return `${waits}; ${holders.join(', ')} ${holders.length > 1 ? 'have' : 'has'} priority`;
  }
  return `; open is ${describeDecision(open)}`;
}

/** An open decision with its options, for messages. */
export function describeDecision(decision: Decision): string {
  const who = decision.team ?? decision.players.join(' or ');
  const about = decision.object === undefined ? '' : ` about ${decision.object}`;
  const options = decision.options.map((option) => String(optionName(option)));
  const shown = options.length > 20 ? [...options.slice(0, 20), '…'] : options;
  return `${decision.kind}${about} for ${who}: ${shown.join(', ')}`;
}

/** The step that would answer a decision, as it is written; its last option stands for any of them. */
export function answerTo({ kind, options, object, players, team }: Decision): string {
  const by = team ?? players[0] ?? '';
  const option = options.map(optionName).at(-1) ?? '…';
  if (kind === 'damageRecipient' && object !== undefined)
    return JSON.stringify({ assign: { [object]: option } });
  if (options.some(({ type }) => type === 'yes')) return JSON.stringify({ pay: true, by });
  return JSON.stringify({ choose: option, by });
}
