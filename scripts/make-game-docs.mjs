/**
 * Makes docs/events.md and docs/cards-as-data.md of the comments and types in src/game/event.ts and src/game/cards/types.ts: `node scripts/make-game-docs.mjs [--check]`. With `--check` nothing
 * is written and the exit status is 1 where a page is not what it would be.
 */
import { readFileSync, writeFileSync } from 'node:fs';

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

/** Headings of the page of cards, with the types that stand below each. */
const PARTS = {
  'A card': ['CardDefinition', 'Characteristics'],
  Abilities: ['Ability', 'StaticAbility', 'EventPattern', 'Cost', 'TargetSpec'],
  Effects: ['Effect', 'Duration', 'Shield', 'PlayerProhibition', 'ObjectProhibition'],
  'Players, objects, numbers, conditions': [
    'PlayerRef',
    'ObjectRef',
    'PlayerFilter',
    'ObjectFilter',
    'Bounds',
    'Amount',
    'Condition',
  ],
  'Zones and steps': ['Zone', 'Step'],
};

const types = ['types', 'ability', 'definition', 'terms', 'patterns', 'statics']
  .map((name) => readFileSync(new URL(`../src/game/cards/${name}.ts`, import.meta.url), 'utf8'))
  .join('\n\n');
const declarations = new Map(
  [
    ...types.matchAll(
      /^(?:\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)*export (?:type|interface) (\w+)[\s\S]*?(?=\n\n|\n\/\*\*|$(?![\s\S]))/gm,
    ),
  ].map((match) => [match[1], match[0].replace(/^export /gm, '').trimEnd()]),
);
let cards = `# Cards as data

What a card does is data: no card is known by its name. A program, a scenario file or another engine describes it in the vocabulary below,
which is plain JSON; the declarations are TypeScript because that is short. \`docs/vector.schema.json\` has the same as a JSON Schema.
Cards in their printed words are read into this by \`variorum cards\`.

A creature with an ability that triggers:

\`\`\`json
{"name": "Herald", "types": ["creature"], "power": 2, "toughness": 2, "keywords": ["flying"],
 "abilities": [{"ability": "triggered", "on": {"when": "enters", "what": {"self": true}},
   "effects": [{"effect": "gainLife", "player": {"player": "you"}, "amount": 3}]}]}
\`\`\`

An instant with a target, any player or creature:

\`\`\`json
{"name": "Bolt", "types": ["instant"], "cost": 1,
 "spell": {"targets": [{"players": {}, "objects": {"types": ["creature"]}}],
   "effects": [{"effect": "damage", "amount": 3, "to": {"player": "target", "index": 0}}]}}
\`\`\`

A target is a player or an object; either way of naming it (\`{"player": "target", "index": 0}\`, \`{"object": "target", "index": 0}\`) finds the one
that was chosen. This page is made by \`scripts/make-game-docs.mjs\` from \`src/game/cards/types.ts\` and what it speaks of.
`;
const listed = Object.values(PARTS).flat();
const more = [...declarations.keys()].filter((name) => !listed.includes(name) && !/Id$/.test(name));
for (const [heading, names] of Object.entries({ ...PARTS, ...(more.length > 0 && { More: more }) })) {
  cards += `\n## ${heading}\n`;
  for (const name of names) {
    const declaration = declarations.get(name);
    if (declaration === undefined) throw new Error(`src/game/cards has no ${name}`);
    cards += `\n\`\`\`ts\n${declaration}\n\`\`\`\n`;
  }
}
for (const [name, text] of Object.entries({ 'events.md': page, 'cards-as-data.md': cards })) {
  const file = new URL(`../docs/${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`docs/${name} is not current: run node scripts/make-game-docs.mjs`);
    process.exitCode = 1;
  }
}
