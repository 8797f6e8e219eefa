import { insteadOf, nearest } from '../error.js';
import { type JsonNode, plain } from '../json/parse.js';
import { COMMON, FORMS, MOMENTS, type Slot } from './forms.js';
import type { Step, Verb } from './step.js';

/** Whom and what the steps of a scenario may name. `objects` grows as steps name tokens. */
export interface Names {
  players: readonly string[];
  teams: readonly string[];
  objects: Set<string>;
}

/** Notes a slip at an offset of the file and goes on. */
type Slip = (at: number, reason: string) => void;

/** A step with where it is in its file. */
interface ReadStep {
  step: Step;
  at: number;
}

const VERBS = Object.keys(FORMS) as Verb[];

/**
 * Reads the steps of a scenario. Every slip is noted with what would have been understood; a step with a slip is left out.
 *
 * @param node the list
 * @param names the players, teams and objects of the scenario
 * @param slip takes the slips
 */
export function readSteps(node: JsonNode, names: Names, slip: Slip): ReadStep[] {
  if (node.kind !== 'array') {
    slip(node.at, `steps are a list in [ ], such as [${JSON.stringify(FORMS.cast.example)}]`);
    return [];
  }
  return node.items.flatMap((item) => {
    const step = readStep(item, names, slip);
    return step ? [{ step, at: item.at }] : [];
  });
}

function readStep(node: JsonNode, names: Names, slip: Slip): Step | undefined {
  if (node.kind !== 'object') {
    slip(node.at, `a step is written in { }, such as ${JSON.stringify(FORMS.cast.example)}`);
    return undefined;
  }
  const found = VERBS.filter((verb) => node.entries.has(verb));
  // `name` and `play` are verbs of their own but may not be beside another.
  const [verb] = found;
  if (verb === undefined) {
    const [first] = node.entries.keys();
    const guess = [...node.entries.keys()].flatMap((key) => nearest(key, VERBS) ?? [])[0];
    slip(
      node.at,
      `${first === undefined ? 'an empty step' : `no step begins with "${first}"`}; ${
        guess
          ? `did you mean ${JSON.stringify(FORMS[guess as Verb].example)}?`
          : `a step has one of ${VERBS.join(', ')}, such as ${JSON.stringify(FORMS.cast.example)}`
      }`,
    );
    return undefined;
  }
  if (found.length > 1) {
    slip(node.at, `"${found.join('" and "')}" are two steps; write them one after the other`);
    return undefined;
  }
  const form = FORMS[verb];
  const places: Record<string, Slot> = { [verb]: form.main, ...form.more, ...COMMON };
  let sound = true;
  const wrong: Slip = (at, reason) => {
    sound = false;
    slip(at, `${verb}: ${reason}`);
  };
  for (const key of form.needs ?? [])
    if (!node.entries.has(key))
      wrong(node.at, `it also needs "${key}", as in ${JSON.stringify(form.example)}`);
  for (const [key, { key: at, value }] of node.entries) {
    const slot = Object.hasOwn(places, key) ? places[key] : undefined;
    if (slot === undefined) {
      const known = Object.keys(places);
      wrong(at, `"${key}" has no meaning here; ${insteadOf(key, known, `there may be ${known.join(', ')}`)}`);
    } else check(value, slot, names, wrong);
  }
  return sound ? (plain(node) as Step) : undefined;
}

/** Looks at what is in one place of a step. */
function check(node: JsonNode, slot: Slot, names: Names, wrong: Slip): void {
  const { players, teams, objects } = names;
  const sides = [...players, ...teams];
  const named = (item: JsonNode, known: Iterable<string>, what: string): void => {
    const list = [...known];
    if (item.kind !== 'string') wrong(item.at, `a name in quotes is wanted here: ${what}`);
    else if (!list.includes(item.value)) {
      const others = list.length === 0 ? 'there are none' : `there are ${list.slice(0, 12).join(', ')}`;
      wrong(item.at, `no ${what} is called "${item.value}"; ${insteadOf(item.value, list, others)}`);
    }
  };
  const each = (item: JsonNode, act: (item: JsonNode) => void): void => {
    if (item.kind === 'array') for (const one of item.items) act(one);
    else act(item);
  };
  const pairs = (act: (key: string, at: number, value: JsonNode) => void): void => {
    if (node.kind !== 'object') wrong(node.at, 'pairs in { } are wanted here, such as {"ogre": "Dan"}');
    else for (const [key, { key: at, value }] of node.entries) act(key, at, value);
  };
  const whole = (): void => {
    if (node.kind !== 'number' || !Number.isSafeInteger(node.value) || node.value < 0)
      wrong(node.at, 'a whole number is wanted here');
  };
  const text = (): void => {
    if (node.kind !== 'string' || node.value === '') wrong(node.at, 'a text in quotes is wanted here');
  };
  const oneOf = (item: JsonNode, known: readonly string[], of = ''): void => {
    if (item.kind === 'string' && known.includes(item.value)) return;
    const all = `write one of ${known.join(', ')}`;
    wrong(item.at, of + (item.kind === 'string' ? insteadOf(item.value, known, all) : all));
  };
  const key = (name: string, at: number, known: Iterable<string>, what: string) =>
    named({ kind: 'string', at, value: name, raw: name }, known, what);
  switch (slot) {
    case 'object':
      named(node, objects, 'object');
      break;
    case 'player':
      named(node, players, 'player');
      break;
    case 'side':
      named(node, sides, 'player or team');
      break;
    case 'anyone':
      named(node, [...sides, ...objects, 'any'], 'player, team or object');
      break;
    case 'sides':
      each(node, (item) => named(item, sides, 'player or team'));
      break;
    case 'targets':
      if (node.kind !== 'array') wrong(node.at, 'targets are a list in [ ]');
      else for (const item of node.items) named(item, [...sides, ...objects], 'player or object');
      break;
    case 'choices':
      each(node, (item) => {
        if (item.kind !== 'string' && item.kind !== 'number')
          wrong(item.at, 'a name, a word or a number is wanted here');
      });
      break;
    case 'stackItem':
      named(node, ['top', 'all', ...objects], 'object');
      break;
    case 'attacks':
      pairs((creature, at, value) => {
        key(creature, at, objects, 'creature');
        if (value.kind !== 'null') named(value, [...sides, ...objects], 'player, team or permanent');
      });
      break;
    case 'blocks':
      pairs((creature, at, value) => {
        key(creature, at, objects, 'creature');
        each(value, (item) => named(item, objects, 'creature'));
      });
      break;
    case 'recipients':
      pairs((creature, at, value) => {
        key(creature, at, objects, 'creature');
        named(value, [...sides, ...objects], 'player or permanent');
      });
      break;
    case 'bands':
      if (node.kind !== 'array') wrong(node.at, 'bands are a list of lists');
      else
        for (const band of node.items)
          if (band.kind !== 'array') wrong(band.at, 'a band is a list of creatures');
          else for (const item of band.items) named(item, objects, 'creature');
      break;
    case 'count':
      whole();
      break;
    case 'flag':
      if (node.kind !== 'boolean') wrong(node.at, 'true or false is wanted here');
      break;
    case 'true':
      if (node.kind !== 'boolean' || !node.value) wrong(node.at, 'only true may stand here');
      break;
    case 'text':
      text();
      break;
    case 'newName':
      text();
      if (node.kind === 'string') objects.add(node.value);
      break;
    case 'ability':
      if (node.kind === 'number') whole();
      else text();
      break;
    case 'newest':
      oneOf(node, ['newest']);
      break;
    case 'then':
      oneOf(node, ['keep', 'undo']);
      break;
    case 'until':
      pairs((moment, at, value) => {
        const known = Object.hasOwn(MOMENTS, moment) ? MOMENTS[moment] : undefined;
        if (known === undefined) {
          const all = Object.keys(MOMENTS);
          const instead = insteadOf(moment, all, `there may be ${all.join(', ')}`);
          wrong(at, `"${moment}" says nothing of a moment; ${instead}`);
        } else if (typeof known === 'string') check(value, known, names, wrong);
        else oneOf(value, known, `${moment}: `);
      });
      if (node.kind === 'object' && node.entries.size === 0) wrong(node.at, 'it names no moment');
      break;
    case 'table':
      pairs((part, at) => {
        const known = ['players', 'teams', 'options', 'seated', 'during'];
        if (!known.includes(part)) wrong(at, `a table has ${known.join(', ')}`);
      });
      break;
    case 'effects':
      if (node.kind !== 'array') wrong(node.at, 'effects are a list in [ ]');
      else
        for (const item of node.items)
          if (item.kind !== 'object' || !item.entries.has('effect'))
            wrong(item.at, 'an effect is written in { } and begins with "effect"');
      break;
    case 'steps':
      readSteps(node, names, wrong);
  }
}
