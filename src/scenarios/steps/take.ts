import type { Decision, Option } from '../../game/index.js';
import { abilityWords } from './abilityWords.js';
import { instead } from './open.js';
import { Illegal, signature, type Table } from './table.js';

/** What somebody with priority may do with an object. */
type Act = Extract<Option, { type: 'cast' | 'activate' | 'playLand' }>;

const isAct = (option: Option): option is Act => ['cast', 'activate', 'playLand'].includes(option.type);

/**
 * Takes an option of somebody who has priority; others before them pass where that changes nothing else.
 *
 * @param verb what is done with the object of that name, for messages
 * @throws Illegal where nobody may do it, and where it could be any of several abilities
 */
export function take(
  table: Table,
  step: { by?: string; stack?: number; now?: true; ability?: number | string },
  verb: string,
  name: string,
  wanted: (option: Act) => boolean,
): void {
  const { by, stack: marker, now } = step;
  const find = () => {
    for (const decision of table.pending()) {
      if (decision.kind !== 'priority' || (marker !== undefined && decision.marker !== marker)) continue;
      const { onBehalfOf } = decision;
      if (by !== undefined && !concerns(table, decision, by) && !decision.players.includes(by)) continue;
      // What a controlled player does is done by either of the two.
      const options = decision.options.filter(
        (one): one is Act =>
          isAct(one) && (by === undefined || one.player === by || one.player === onBehalfOf) && wanted(one),
      );
      const [option] = options;
      if (option) return { decision, option, options };
    }
    return undefined;
  };
  const tried = new Set<string>();
  for (let found = find(); ; found = find()) {
    if (found) {
      const abilities = new Set(
        found.options.map((one) => (one.type === 'activate' ? one.ability : undefined)),
      );
      if (abilities.size > 1 && step.ability === undefined)
        throw new Illegal(`${name} has several abilities: ${listed(table, found.options)}; say "ability": …`);
      table.before.set(table.id(name), table.game.fork());
      table.announce(found.decision, found.option);
      return;
    }
    const before = table
      .pending()
      .find(
        (decision) =>
          decision.kind === 'priority' &&
          !tried.has(decision.id) &&
          (marker === undefined || decision.marker === marker) &&
          (by === undefined || !concerns(table, decision, by)),
      );
    if (!before || now)
      throw new Illegal(
        `${by ?? 'anybody'} may not ${verb} ${name} now${obstacle(table, verb, name, by)}${instead(table)}`,
      );
    tried.add(before.id);
    const trial = table.game.fork();
    trial.answer(before.id, { type: 'pass' });
    if (signature(trial) === signature(table.game)) table.giveWay(before);
  }
}

/** Whether it is this player's to decide: what somebody else decides for a player or for a team is that player's. */
const concerns = (table: Table, { onBehalfOf, players, team }: Decision, by: string): boolean =>
  team !== undefined && table.members(team).includes(by)
    ? true
    : onBehalfOf === undefined
      ? players.includes(by)
      : onBehalfOf === by;

/** Abilities by their places, or their labels, with what they say. */
function listed(table: Table, options: readonly Act[]): string {
  const said = options.flatMap((option) => {
    if (option.type !== 'activate') return [];
    const words = wordsOf(table, option.object, option.ability);
    return [`${option.label ? `"${option.label}"` : option.ability}${words ? ` (${words})` : ''}`];
  });
  return [...new Set(said)].join(', ');
}

function wordsOf(table: Table, object: string, ability: number): string | undefined {
  const { card } = table.game.state.objects.get(object) ?? {};
  const printed = table.setup.cards?.find(({ name }) => name === card);
  const said = printed && abilityWords(printed, ability);
  return said?.replaceAll('~', card ?? '');
}

/** Why something is not possible now, where that is plain: other abilities, the zone, the turn, the step, the stack. */
function obstacle(table: Table, verb: string, name: string, by: string | undefined): string {
  const id = table.id(name);
  const { game } = table;
  const options = table
    .pending()
    .flatMap(({ options: offered }) => offered)
    .filter((one): one is Act => isAct(one) && one.object === id && (by === undefined || one.player === by));
  const abilities = listed(table, options);
  if (verb === 'activate' || by === undefined || !game.exists(id))
    return abilities === '' ? '' : `; what may be activated is ${abilities}`;
  const zone = game.zone(id);
  if (zone === 'battlefield')
    return `; it is on the battlefield already${abilities && `, where ${abilities} may be activated`}`;
  const card = table.setup.cards?.find((one) => one.name === game.state.objects.get(id)?.card);
  const quick = card?.types?.includes('instant') || card?.keywords?.includes('flash');
  if (!game.inGame(by) || quick || table.choices().length > 0) return '';
  if (!game.takingTurn(by))
    return `; it is not the turn of ${by}: say {"until": {"of": "${by}", "step": "main1"}} before`;
  const step = table.stepName();
  if (!step.startsWith('main')) return `; it is the step "${step}": say {"until": {"step": "main1"}} before`;
  return table.stacks().length > 0 ? '; the stack is not empty: say {"resolve": "top"} before' : '';
}
