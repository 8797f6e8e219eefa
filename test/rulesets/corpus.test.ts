import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compile, contradictionsOf, type Ruleset } from '../../src/rulesets/index.js';
import { describeWithCorpus, shared } from '../support/corpus.js';
import { sharedTree } from './editions.js';

interface Interval {
  from: string;
  to: string;
  value: unknown;
}

interface Parameter {
  key: string;
  intervals?: Interval[];
}

/**
 * Cells in which the words say otherwise than the specification; docs/ruleset-intervals.md argues from the text. The
 * sentence is the same before, within and after these editions, only its number moved for a while.
 */
const disputed = (key: string, rule: string | undefined) =>
  key === 'attackMultiplePlayers.defendingPlayerReference.coreRule' && rule === '508.4a';

describeWithCorpus('compiling every edition with a multiplayer chapter', () => {
  const files = new Map<string, string>();
  for (const name of readdirSync(shared('corpus/mirror') ?? '.'))
    files.set(name.slice(3, -4), `corpus/mirror/${name}`);
  for (const name of readdirSync(shared('corpus/official') ?? '.')) {
    const date = name.slice(0, -4);
    // This copy has lost its quotation marks and dashes; the other one has not.
    if (date !== '2008-05-01') files.set(date, `corpus/official/${name}`);
  }
  // A copy of 2004-06-01 under another name.
  files.delete('2006-06-01');
  const dates = [...files.keys()].sort();
  const compiled = new Map<string, Ruleset>();
  const ruleset = (date: string): Ruleset => {
    let answer = compiled.get(date);
    if (answer === undefined) {
      answer = compile(sharedTree(files.get(date) as string), { name: date });
      compiled.set(date, answer);
    }
    return answer;
  };
  const chaptered = dates.filter((date) => date >= '2005-08-01');
  // Reading takes longer than compiling: every fourth edition stands for its neighbours unless all are asked for.
  const since = chaptered.filter(
    (_, i) => process.env.VARIORUM_WHOLE !== undefined || i % 4 === 0 || i === chaptered.length - 1,
  );
  const { parameters } = JSON.parse(
    readFileSync(shared('specification/parameters.json') as string, 'utf8'),
  ) as { parameters: Parameter[] };

  it('understands every parameter of every edition', () => {
    const lost = since.flatMap((date) =>
      Object.entries(ruleset(date).parameters)
        .filter(([, entry]) => entry.value === undefined)
        .map(([key, entry]) => `${date} ${key}: ${entry.sentence ?? 'nothing speaks of it'}`),
    );
    expect(since.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  it('agrees with every interval of the specification', () => {
    const wrong: string[] = [];
    for (const { key, intervals } of parameters) {
      if (intervals === undefined) continue;
      for (const date of since) {
        const expected = intervals.find((i) => i.from <= date && date <= i.to);
        const entry = ruleset(date).parameters[key];
        if (entry === undefined || expected === undefined) wrong.push(`${date} ${key}: no interval`);
        else if (entry.value !== expected.value && !disputed(key, entry.rules[0])) {
          wrong.push(`${date} ${key}: ${String(entry.value)}, not ${String(expected.value)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('says of earlier editions that they have no multiplayer chapter', () => {
    const earlier = dates.filter((date) => date >= '2004' && date < '2005-08-01');
    expect(earlier.length).toBeGreaterThan(0);
    for (const date of earlier) {
      expect(ruleset(date).get('general.chapterNumber')).toBeNull();
      expect(ruleset(date).get('general.multiplayerRulesLocation')).toBe('pointerToWebsiteOnly');
    }
  });

  it('reports the one disagreement between two sentences, with both places', () => {
    const disagreeing = since.filter((date) => ruleset(date).conflicts.length > 0);
    // From the first edition in which the rules for starting the game had changed to the last before the chapter did.
    const meant = since.filter((date) => date >= '2009-10-01' && date <= '2015-11-13');
    expect(disagreeing).toEqual(meant);
    for (const date of disagreeing) {
      expect(ruleset(date).conflicts).toMatchObject([
        {
          parameter: 'general.freeMulligan.chapterRule',
          readings: [
            { value: 'sevenCards', rule: '800.5' },
            { value: 'sameSizeAsBefore', rule: expect.stringMatching(/^103\.4/) },
          ],
          resolution: { value: 'sameSizeAsBefore' },
        },
      ]);
    }
  });

  it('finds no edition that contradicts itself', () => {
    for (const date of since) expect([date, contradictionsOf(ruleset(date).parameters)]).toEqual([date, []]);
  });

  it('quotes words that stand at the span of the first rule', () => {
    const entry = ruleset(since.at(-1) as string).entry('twoHeadedGiant.poison.threshold');
    expect(entry.words).toMatch(/fifteen or more poison counters/);
    expect((entry.span?.end ?? 0) - (entry.span?.start ?? 0)).toBe(entry.words?.length);
  });
});
