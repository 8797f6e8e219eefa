import type { Modes, TargetSpec } from '../game/index.js';
import { sentences } from './grammar/index.js';
import { Phrases } from './grammar/phrases.js';
import type { Reader, Scope } from './grammar/reader.js';

const CHOICES: readonly [string, number, number][] = [
  ['choose one —', 1, 1],
  ['choose two —', 2, 2],
  ['choose three —', 3, 3],
  ['choose one or both —', 1, 2],
  ['choose one or more —', 1, 20],
  ['choose up to one —', 0, 1],
  ['choose up to two —', 0, 2],
  ['choose any number —', 0, 20],
];

const HOW = new Phrases(CHOICES.map((one) => [one[0], one]));

/** "Choose one — • … • …": each mode speaks of its own targets alone. */
export function readModes(r: Reader, scope: () => Scope): Modes | undefined {
  const opponent = r.take('an opponent chooses one —');
  const how = opponent ? CHOICES[0] : HOW.read(r);
  if (!how) return undefined;
  const [, least, most] = how;
  const of: Modes['of'] = [];
  while (r.take('•')) {
    r.scope = scope();
    const effects = sentences.read(r);
    if (!effects) return undefined;
    of.push({ ...(r.scope.targets.length > 0 ? { targets: r.scope.targets } : {}), effects });
  }
  if (of.length < 2 || !r.done) return undefined;
  return {
    least,
    most: Math.min(most, of.length),
    of,
    ...(opponent ? { chooser: 'opponent' as const } : {}),
  };
}

/** Says what can be chosen; the words before it end in a comma or are none. */
export function sayModes(
  { least, most, of, chooser }: Modes,
  scope: (targets: TargetSpec[]) => Scope,
): string | undefined {
  const words =
    CHOICES.find(([, low, high]) => low === least && high === most && (most < of.length || high < 3)) ??
    CHOICES.find(([, low, high]) => low === least && most === of.length && high === 20);
  const said = of.map(({ targets = [], effects }) => sentences.say(effects, scope(targets)));
  if (!words || said.includes(undefined)) return undefined;
  return [chooser ? 'an opponent chooses one —' : words[0], ...said].join('\n• ');
}
