import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario } from '../../src/scenarios/index.js';

const rules = ruleset('2025-11-14');
const edition = '2025-11-14';
const players = ['Ada', 'Ben', 'Cleo', 'Dan'];
const BEAR = { name: 'Bear', type: 'Creature — Bear', cost: '{2}', power: 2, toughness: 2 };
const OGRE = { name: 'Ogre', type: 'Creature — Ogre', cost: '{3}', power: 3, toughness: 3 };
const SEIZED = 'gain control of them until end of turn';

interface Told {
  printed: Record<string, unknown>;
  zone?: 'hand' | 'battlefield';
  steps: unknown[];
}

/** At a table of four Ada has the card; Ben and Cleo have a bear in play, Cleo an ogre as well. */
function told({ printed, zone = 'battlefield', steps }: Told, checks: string[]) {
  const [scenario] = loadScenarios(
    JSON.stringify({
      id: 'told',
      system: 'general',
      edition,
      expected: 'as it is printed',
      cards: [BEAR, OGRE, { name: 'Subject', cost: '{1}', power: 2, toughness: 2, ...printed }],
      setup: {
        players,
        objects: [
          { id: 'mine', card: 'Subject', owner: 'Ada', zone },
          { id: 'bear of Ben', card: 'Bear', owner: 'Ben' },
          { id: 'bear of Cleo', card: 'Bear', owner: 'Cleo' },
          { id: 'ogre', card: 'Ogre', owner: 'Cleo' },
        ],
        options: { attackMultiplePlayers: true },
        state: { library: 20, turn: 'Ada', mana: { Ada: 9, Ben: 9, Cleo: 9 } },
      },
      steps,
      checks,
    }),
    'told.json',
  );
  const result = scenario && runScenario(scenario, rules, { edition });
  expect([result?.status, result?.note, result?.checks.filter(({ passed }) => !passed)]).toEqual([
    'passed',
    undefined,
    [],
  ]);
}

const cast = [{ cast: 'mine', by: 'Ada' }, { resolve: 'top' }];
const fought = { until: { damage: 'dealt' } };

describe('each other opponent', () => {
  it('is every opponent but the one who was hit', () => {
    const text = 'Whenever Subject deals combat damage to an opponent, each other opponent loses 3 life.';
    told({ printed: { type: 'Creature — Bear', text }, steps: [{ attack: { mine: 'Ben' } }, fought] }, [
      "life('Ada')==20",
      "life('Ben')==18",
      "life('Cleo')==17",
      "life('Dan')==17",
    ]);
  });

  it('means nobody where no opponent was spoken of', () => {
    const text = 'Each other opponent loses 3 life.';
    expect(readCard({ name: 'Rite', type: 'Sorcery', text }).status).toBe('notUnderstood');
  });
});

describe('a creature that attacks the enchanted player', () => {
  const text = 'Enchant player\nWhenever a creature attacks enchanted player, put a +1/+1 counter on it.';
  const steps = (whom: string) => [
    { cast: 'mine', by: 'Ada', targets: ['Cleo'] },
    { resolve: 'top' },
    { until: { step: 'main1', of: 'Ben' } },
    { attack: { 'bear of Ben': whom } },
    { resolve: 'all' },
  ];
  it('has its ability trigger whoever attacks, and nobody else is meant', () => {
    const printed = { type: 'Enchantment — Aura Curse', text };
    told({ printed, zone: 'hand', steps: steps('Cleo') }, ["counters('bear of Ben', '+1/+1')==1"]);
    told({ printed, zone: 'hand', steps: steps('Dan') }, ["counters('bear of Ben', '+1/+1')==0"]);
  });
});

describe('a combat phase that is skipped', () => {
  it('is the next one of that player only, and there is a main phase behind it', () => {
    const printed = { type: 'Sorcery', text: 'Target opponent skips their next combat phase.' };
    const steps = [
      { cast: 'mine', by: 'Ada', targets: ['Ben'] },
      { resolve: 'top' },
      { until: { step: 'main1', of: 'Ben' } },
      { attack: { 'bear of Ben': 'Ada' }, refused: 'there is no combat' },
      { until: { step: 'main1', of: 'Cleo' } },
      { attack: { 'bear of Cleo': 'Ben' } },
      fought,
    ];
    told({ printed, zone: 'hand', steps }, ["life('Ada')==20", "life('Ben')==18"]);
  });
});

describe('creatures that are seized for a turn', () => {
  it('may attack anybody, their owners too, and go back at the end', () => {
    const text = `Untap all creatures and ${SEIZED}. They gain haste until end of turn.`;
    const steps = [
      ...cast,
      { attack: { 'bear of Ben': 'Cleo', ogre: 'Cleo' } },
      fought,
      { until: { turn: 'next' } },
    ];
    told({ printed: { type: 'Sorcery', text }, zone: 'hand', steps }, [
      "life('Cleo')==15",
      "controller('ogre')=='Cleo'",
    ]);
  });
});

describe('the greatest power', () => {
  it('is looked for among what each player controls', () => {
    const text = 'Each opponent sacrifices a creature with the greatest power among creatures they control.';
    told({ printed: { type: 'Sorcery', text }, zone: 'hand', steps: cast }, [
      "zone('bear of Ben')=='graveyard'",
      "zone('bear of Cleo')=='battlefield'",
      "zone('ogre')=='graveyard'",
    ]);
  });
});

describe('a price that somebody else pays', () => {
  it('is paid, and read back, with what is theirs', () => {
    const own = 'unless they exile a creature card from their graveyard';
    const text = `Target opponent loses 3 life ${own}.`;
    expect(readCard({ name: 'Rite', type: 'Sorcery', text }).readBack).toContain('from their graveyard');
    expect(readCard({ name: 'Rite', type: 'Sorcery', text: text.replace('their', 'your') }).status).not.toBe(
      'understood',
    );
    const steps = [{ cast: 'mine', by: 'Ada', targets: ['Ben'] }, { resolve: 'top' }];
    told({ printed: { type: 'Sorcery', text }, zone: 'hand', steps }, ["life('Ben')==17"]);
  });
});

describe('a land that asks for one of two basic land types', () => {
  const text = 'Subject enters tapped unless you control a Plains or an Island.';
  it('means either of them', () => {
    expect(readCard({ name: 'Subject', type: 'Land', text }).readBack).toBe(
      '~ enters tapped unless you control a Plains or Island.',
    );
  });
});
