import { dateInWords } from '../../../lineage/dates.js';
import { parseNumber } from '../../../tree/index.js';
import { EVENT_LABELS } from '../../lifeView.js';
import type { PublishedLife } from '../life.js';
import { leadUp, page } from './edition.js';
import { changes, escaped } from './marks.js';

/** Where things can be read, seen from the folder of lives. */
export interface LifeLinks {
  rule(number: string, edition: string): string | undefined;
  /** The life of another rule. */
  life(id: string): string | undefined;
}

export function lifeTitle({ lineage, numbers, today, ended }: PublishedLife): string {
  const number = today ?? numbers.at(-1)?.number ?? lineage;
  const parts = parseNumber(number);
  const kind =
    parts === undefined
      ? 'Glossary:'
      : parts.section === undefined
        ? 'Chapter'
        : parts.rule === undefined
          ? 'Section'
          : 'Rule';
  return today === null
    ? `${kind} ${number}, removed ${ended ? dateInWords(ended.edition) : ''}`.trim()
    : `${kind} ${number}`;
}

export function lifePage(life: PublishedLife, links: LifeLinks): string {
  const title = lifeTitle(life);
  const blocks = [
    leadUp(['History of every rule', 'index.md']),
    `Permanent name: ${escaped(life.lineage)}.`,
    '## Numbers',
  ];
  blocks.push(
    life.numbers
      .map(({ number, first, last }) => {
        const place = links.rule(number, last);
        const shown = place === undefined ? escaped(number) : `[${escaped(number)}](${place})`;
        return `- ${shown}: ${first === last ? escaped(first) : `${escaped(first)} to ${escaped(last)}`}`;
      })
      .join('\n'),
  );
  if (life.parameters.length > 0) {
    blocks.push(
      '## What the engine reads from it',
      life.parameters
        .map(({ key, stretches }) => {
          const values = stretches.map(({ value, first, last }) => {
            const words = value === undefined ? 'not understood' : String(value);
            return `${escaped(words)} (${escaped(first)}${first === last ? '' : ` to ${escaped(last)}`})`;
          });
          return `- ${escaped(key)}: ${values.join('; ')}`;
        })
        .join('\n'),
    );
  }
  blocks.push('## Versions');
  for (const event of life.events) {
    const other =
      event.other === undefined
        ? ''
        : ` ${linked(`${event.other.number} of ${event.other.edition}`, links.life(event.other.lineage))}`;
    blocks.push(`### ${escaped(`${event.edition}: ${EVENT_LABELS[event.what]}`)}`);
    if (event.note !== '') blocks.push(`${escaped(event.note, true)}${other}`);
    const edited = event.words?.some(({ op, typography }) => op !== 'keep' && !typography);
    if (edited && event.words) blocks.push(changes(event.words));
    else if (event.text !== undefined)
      blocks.push(...event.text.split('\n').map((line) => escaped(line, true)));
  }
  if (life.ended && !life.events.some((event) => event.what === 'deleted'))
    blocks.push(`### ${escaped(`${life.ended.edition}: removed`)}`, escaped(life.ended.reason, true));
  return page(title, { lineage: life.lineage, today: life.today ?? undefined }, blocks);
}

function linked(words: string, address: string | undefined): string {
  return address === undefined ? escaped(words) : `[${escaped(words)}](${address})`;
}
