import type { KitIndex } from './kit.js';

/** What changed between the versions of the format. */
export const CHANGES = `# Changes of the format

## 3

- \`by\`, beside \`answer\`: the one player who answers, where the others of that team are asked as well.

## 2

- \`state\` has hands, libraries, turns with steps and priority, turn markers and ranges of influence, and of objects whether they are
  tapped, damage, counters and attachments.
- \`pending\`: everything that may be done in the end.
- \`checks[].check\`: each check as a tree, so that no parser is needed.
- \`refused[].before\` and \`refused[].step\`: when something is refused, and what, as data.
- \`means\`: what an engine has to be able to do. \`rule\`: the rule that is shown. \`ruleset\`: the hash of the rules.
- \`carriedFrom\`: the expectation is that of another edition, in which all that the game asks of the rules is the same.
- \`index.json\` lists editions with the hashes of their rules, what was left out and why, and scenarios that could not be read.

## 1

First version.
`;

/** The README.md of a kit. */
export function guide({ vectors, editions, maker }: KitIndex): string {
  const rows = editions.map(
    ({ edition, ruleset, vectors: count, carried }) =>
      `| ${edition} | ${count} | ${carried} | \`${ruleset ?? 'unknown'}\` |\n`,
  );
  return `# Conformance kit

${vectors.length} vectors: small positions of multiplayer games, what was decided in them, and how they end under an edition of the
rules. They are plain JSON, for an engine in any language.${
    maker === undefined ? '' : ` Made by ${maker.name} ${maker.version}; format version 3.`
  }

${
  rows.length === 0
    ? ''
    : `| edition | vectors | carried over | hash of its ruleset |
|---|---|---|---|
${rows.join('')}
A vector is *carried over* when its file speaks of another edition (\`carriedFrom\`) and every parameter that the game asks for has the same
value in both.

`
}## What is in the folder

| file | what it is |
|---|---|
| \`index.json\` | the vectors, with the means that each needs; what was left out and why |
| \`EDITION/SCENARIO.json\` | a vector |
| \`vector.schema.json\` | JSON Schema of vectors: cards, effects, decisions, options, states and checks included |
| \`cards.md\` | cards, abilities and effects as data, in words |
| \`checks.md\` | the questions that checks ask, and the steps that \`refused\` names |
| \`protocol.md\` | the lines of JSON that runners speak with an engine |
| \`CHANGELOG.md\` | what changed between versions of the format |

## A vector

- \`setup\` is the position: players in turn order (the next one sits to the left), teams, options, cards as data, objects,
  life, and the moment at which play begins.
- \`drawn\` is who was drawn to begin, where the set-up leaves that to chance: another engine is to begin with the same.
- \`steps\` are what happened, in order. Each has one of:
  - \`decision\`: everybody who could answer it, every legal option and no other, with \`answer\`, a place in that list counted
    from 0, and \`by\` where one player of a team answers and the others still have to. An engine that asks the same things in another order may match decisions by their \`kind\`, \`players\`, \`object\` (what it
    is about), \`slot\` (which of several questions about it) and \`marker\` (in Grand Melee the number of the turn marker in whose
    turn it is asked, otherwise 1), and options by what they hold. A question with one possible
    answer is not asked, priority excepted.
  - \`concede\` or \`leave\`: players who leave the game, together.
  - \`instruct\`: \`effects\` that no card of the position makes, carried out at once above whatever is going on, for the \`controller\`
    (and \`source\`) that the \`instruction\` names; no effects at all only check what is due by itself.
  \`action\` is the id of the scenario's step that it belongs to, null before the first.
- \`refused\` is what the rules do not allow: \`step\` is what somebody wanted to do once \`before\` of the steps were done. An engine must
  not let it be done then. (Where it would be an answer, the options of the next decision show that already.)
- \`parameters\` are the answers of the edition that the game turned on, named as in the rulesets of Variorum.
- \`checks\` are what must be so in the end, or after a step that they name, in words (\`text\`) and as a tree (\`check\`).
- \`state\` is the table in the end: life, poison and results (\`none\`, \`won\`, \`lost\`, \`draw\`) by player and team; numbers of cards in hands and
  libraries; turns with step and priority; turn markers; who is in range of whom; and of the objects of the set-up zone, owner, controller,
  whether tapped, damage, counters and what they are attached to. The zone \`outside\` means that it left the game with its owner.
- \`pending\` is what is open then: every decision with every legal option.
- \`means\` is what an engine has to be able to do. Leave out the vectors whose means yours doesn't have.

Cards are data and not names: \`cards[].spell\` and \`cards[].abilities\` say what happens. Names tell what an object stands for, no more.

## Run it

Runners in Python, Java (JUnit 5) and Rust (\`cargo test\`) are in \`examples/\` of the package. Each plays every vector on any engine
that speaks the lines of \`protocol.md\`, and compares the questions on the way and the state in the end.

An engine conforms to an edition when, from every position, the same answers lead to the same state.
`;
}
