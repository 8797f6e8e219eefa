import type { Effect } from '../../game/index.js';
import type { Choice, Step, StepOf, TableSettings, Until, Verb } from './step.js';

type More<V extends Verb> = Omit<StepOf<V>, V>;

/** `V` with its value and what is next to it. */
function make<V extends Verb>(verb: V, value: StepOf<V>[V & keyof StepOf<V>], more?: object): StepOf<V> {
  return { [verb]: value, ...more } as unknown as StepOf<V>;
}

/**
 * Builds steps in a program, with the same names and meaning as in a file: `step.cast('beacon', { by: 'Ada', targets: ['Ben'] })`.
 * Each returns plain data that can be in the `steps` of a scenario.
 */
export const step = {
  cast: (spell: string, more?: More<'cast'>) => make('cast', spell, more),
  activate: (source: string, more?: More<'activate'>) => make('activate', source, more),
  play: (card: string, more?: More<'play'>) => make('play', card, more),
  attack: (attackers: Record<string, string | null>, more?: More<'attack'>) =>
    make('attack', attackers, more),
  block: (blockers: Record<string, string | string[]>, more?: More<'block'>) => make('block', blockers, more),
  pass: (...sides: string[]) => make('pass', sides),
  resolve: (what: 'top' | 'all' | (string & {}) = 'top') => make('resolve', what),
  until: (moment: Until) => make('until', moment),
  choose: (choice: Choice | Choice[], more?: More<'choose'>) => make('choose', choice, more),
  pay: (accepts: boolean, more?: More<'pay'>) => make('pay', accepts, more),
  assign: (recipients: Record<string, string>, more?: More<'assign'>) => make('assign', recipients, more),
  open: (side: string, more?: More<'open'>) => make('open', side, more),
  keep: (...sides: string[]) => make('keep', sides),
  mulligan: (player: string) => make('mulligan', player),
  concede: (...sides: string[]) => make('concede', sides),
  leave: (...sides: string[]) => make('leave', sides),
  instruct: (effects: Effect[], more?: More<'instruct'>) => make('instruct', effects, more),
  hold: (held: boolean) => make('hold', held),
  name: (name: string, of?: string) =>
    make('name', name, { token: 'newest', ...(of === undefined ? {} : { of }) }),
  look: (player: string, at: string) => make('look', player, { at }),
  use: (object: string, by: string) => make('use', object, { by }),
  table: (settings: TableSettings) => make('table', settings),
  compare: (players: number) => make('compare', players),
  attempt: (steps: Step[], then: 'keep' | 'undo' = 'keep', id?: string) =>
    make('try', steps, { then, ...(id === undefined ? {} : { id }) }),
} as const;
