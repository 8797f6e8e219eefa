import { describe, expect, it } from 'vitest';
import { parseAction } from '../../src/scenarios/actions/parse.js';
import type { Names } from '../../src/scenarios/actions/pattern.js';

const names: Names = {
  players: ['Dora', 'Emil', 'Fay', 'Gus'],
  teams: ['Red', 'Blue'],
  objects: new Map([
    ['ogre', 'Hill Giant'],
    ['imp', 'Hill Giant'],
    ['axe', 'Lava Axe'],
    ['rod', 'Prodigal Pyromancer'],
  ]),
  cards: ['Lava Axe', 'Biorhythm'],
  made: new Set(['copy']),
};

const steps = (...prose: string[]) => {
  const discourse = { attackers: [] as string[] };
  return prose.map((one) => {
    const understood = parseAction(one, names, discourse);
    if (!('steps' in understood)) throw new Error(`not understood: ${understood.words}`);
    return understood.steps;
  });
};

describe('the English of actions', () => {
  it('casts, targets and resolves', () => {
    expect(steps('Dora casts axe targeting Gus; it resolves')).toEqual([
      [{ do: 'cast', player: 'Dora', spell: 'axe', targets: ['Gus'] }, { do: 'resolve' }],
    ]);
    expect(steps('Emil casts axe on ogre and it resolves')).toEqual([
      [{ do: 'cast', player: 'Emil', spell: 'axe', targets: ['ogre'] }, { do: 'resolve' }],
    ]);
    expect(steps('Fay activates rod targeting Dora and imp, resolved')).toEqual([
      [{ do: 'activate', player: 'Fay', source: 'rod', targets: ['Dora', 'imp'] }, { do: 'resolve' }],
    ]);
  });

  it('knows a card by its name as well as by its id', () => {
    expect(steps('Dora casts Lava Axe targeting Gus')).toEqual([
      [{ do: 'cast', player: 'Dora', spell: 'axe', targets: ['Gus'] }],
    ]);
  });

  it('attacks and blocks, with "both" for the creatures spoken of before', () => {
    expect(steps('ogre attacks Emil and imp attacks Fay', 'alternatively both attack Gus')).toEqual([
      [
        {
          do: 'attack',
          attacks: [
            { attacker: 'ogre', defender: 'Emil' },
            { attacker: 'imp', defender: 'Fay' },
          ],
        },
      ],
      [
        {
          do: 'attack',
          attacks: [
            { attacker: 'ogre', defender: 'Gus' },
            { attacker: 'imp', defender: 'Gus' },
          ],
        },
      ],
    ]);
    expect(steps('team Blue blocks ogre with imp')).toEqual([
      [{ do: 'block', side: 'Blue', blocks: [{ blocker: 'imp', attacker: 'ogre' }] }],
    ]);
  });

  it('leads the turn to a moment, also when the moment is named last', () => {
    expect(steps("team Red's upkeep begins")).toEqual([[{ do: 'turn', of: 'Red', moment: 'upkeep' }]]);
    expect(steps('Dora leaves in her main phase with an empty stack')).toEqual([
      [
        { do: 'turn', moment: 'main' },
        { do: 'leave', players: ['Dora'], concede: false },
      ],
    ]);
  });

  it('leaves out what stands in brackets', () => {
    expect(steps('Dora and Emil leave together (4 to 2)')).toEqual([
      [{ do: 'leave', players: ['Dora', 'Emil'], concede: false }],
    ]);
  });

  it('takes the many ways in which people say one thing as that thing', () => {
    const alike = (...prose: string[]) => {
      const [first, ...others] = prose.map((one) => steps(one)[0]);
      for (const other of others) expect(other).toEqual(first);
    };
    alike('Dora leaves', 'Dora quits the game', 'Dora leaves the table', 'Dora has left the game');
    alike('Dora casts axe targeting Gus', 'Dora aims axe at Gus', 'Dora casts the spell axe at player Gus');
    alike('the turn ends', 'end the turn', 'the turn passes', 'the extra turn ends');
    alike("Emil's turn ends", 'the turn of Emil ends', "Emil's turn is over");
    alike('nobody blocks', 'no blocks', 'Gus declines to block', 'ogre is not blocked');
    alike(
      'imp enters under Fay',
      "imp enters under Fay's control",
      'imp is put onto the battlefield under Fay',
    );
    alike('Dora blocks ogre with imp', "Dora blocks the creature ogre with Dora's imp");
    alike('state-based check', 'check state-based actions', 'a state-based check is made');
    alike('a team would receive priority', 'Dora would receive priority');
    alike('ogre and imp begin an endless loop', 'ogre and imp loop for ever');
  });

  it('swallows nothing behind a clause that it understands', () => {
    expect(steps('axe resolves and Dora concedes')).toEqual([
      [
        { do: 'resolve', what: 'axe' },
        { do: 'leave', players: ['Dora'], concede: true },
      ],
    ]);
  });

  it('says from which word on it does not understand', () => {
    const understood = parseAction('Dora casts axe; Emil juggles', names, { attackers: [] });
    expect(understood).toMatchObject({ words: 'Emil juggles' });
    expect(parseAction('', names, { attackers: [] })).toMatchObject({
      reason: expect.stringContaining('nothing'),
    });
  });

  it('takes no longer than it must on a long list of names', () => {
    const started = performance.now();
    parseAction(`${'ogre and imp and '.repeat(60)}juggle`, names, { attackers: [] });
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
