/**
 * Makes docs/events.md of the comments and types in src/game/event.ts: `node scripts/make-game-docs.mjs [--check]`. With `--check` nothing
 * is written and the exit status is 1 where the page is not what it would be.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../docs/events.md', import.meta.url);
const source = readFileSync(new URL('../src/game/event.ts', import.meta.url), 'utf8');
const body = /export interface EventContents \{\n([\s\S]*?)\n\}\n/.exec(source)?.[1];
if (body === undefined) throw new Error('src/game/event.ts has no interface EventContents');

/** Names that stand for several fields. */
const KNOWN = {
  Party: '`player` or `team`',
  By: '`detail.by`?',
};

/** What a type of an event says of its fields, one by one. */
function fieldsOf(type) {
  const fields = [];
  for (const [name, words] of Object.entries(KNOWN))
    if (new RegExp(`\\b${name}\\b`).test(type)) fields.push(words);
  const detail = /detail(\??): Detail<([\s\S]*)>/.exec(type);
  const plain = detail ? type.replace(detail[0], '') : type;
  for (const [, name, open] of plain.matchAll(/(\w+)(\??): /g)) fields.push(`\`${name}\`${open}`);
  if (detail) {
    const inside = detail[2].includes('Marked') ? `${detail[2]} marker: ` : detail[2];
    for (const [, name, open] of inside.matchAll(/(\w+)(\??): /g))
      fields.push(`\`detail.${name}\`${detail[1] || open}`);
  }
  return fields;
}

let page = `# Events

Every change of a game is an event. \`type\` tells which fields it has beside \`id\` (its place in the log), \`cause\` (the event that caused
it, or null), \`parameters\` and \`lineages\` (what of the rules it rests on) and, now and then, \`also\` (other events without which it would
not have happened). A field with a question mark may be absent. In TypeScript \`GameEvent\` of \`variorum/game\` is the union of all, and
\`game.events('cast')\` has events of one type.

\`player\`, \`team\` and \`object\` are ids as the set-up gives them; \`other\` is the second party to the event. This page is made by
\`scripts/make-game-docs.mjs\` from \`src/game/event.ts\`.
`;
let count = 0;
for (const part of body.split(/^ {2}\/\/ /m).slice(1)) {
  const [heading, ...rest] = part.split('\n');
  page += `\n## ${heading}\n\n| type | fields | what happened |\n|---|---|---|\n`;
  for (const [, comment, name, type] of rest
    .join('\n')
    .matchAll(/\/\*\* ([\s\S]*?) \*\/\n {2}(\w+): ([\s\S]*?);(?=\n {2}\/\*\*|\n*$)/g)) {
    count++;
    page += `| \`${name}\` | ${fieldsOf(type).join(', ')} | ${comment.replace(/\s*\n\s*\*\s*/g, ' ')} |\n`;
  }
}
const declared = [...body.matchAll(/^ {2}(\w+): /gm)].length;
if (count !== declared) throw new Error(`${declared} types of events, of which ${count} have a comment`);

if (process.argv.includes('--check')) {
  if (readFileSync(PAGE, 'utf8') !== page) {
    console.error('docs/events.md is not current: run node scripts/make-game-docs.mjs');
    process.exitCode = 1;
  }
} else writeFileSync(PAGE, page);
