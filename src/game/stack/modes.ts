import type { Modes, TargetSpec } from '../cards/types.js';
import { carryOut } from '../carryOut.js';
import type { Engine } from '../engine.js';
import type { Context, GameObject } from '../state.js';
import type { Frame } from '../threads.js';
import { canTargetAll, nameChooser } from './targets.js';

const flat = new WeakMap<Modes, TargetSpec[]>();

/** The targets of all modes in one list; each entry says for which mode it is. */
export function specsOfModes(modes: Modes): TargetSpec[] {
  let specs = flat.get(modes);
  if (specs === undefined) {
    specs = modes.of.flatMap(({ targets = [] }, mode) => targets.map((spec) => ({ ...spec, mode })));
    flat.set(modes, specs);
  }
  return specs;
}

/** The modes of which every obligatory target can be chosen. */
export function openModes(g: Engine, context: Context, modes: Modes, marker: number | null): number[] {
  const specs = specsOfModes(modes);
  return modes.of
    .map((_, mode) => mode)
    .filter((mode) => canTargetAll(g, { ...context, modes: [mode] }, specs, marker));
}

/**
 * Has the modes of a spell or ability chosen, no mode twice.
 * @returns their places, lowest first; none where there are too few that can be chosen; null while the controller is asked
 */
export function chooseModes(
  g: Engine,
  frame: Frame,
  context: Context,
  modes: Modes,
  object: GameObject,
  marker: number,
): number[] | null {
  const open = openModes(g, context, modes, marker);
  if (open.length < modes.least) return [];
  if (modes.least === modes.of.length) return open;
  const chooser = modes.chooser === 'opponent' ? nameChooser(g, frame, context, object.id, 'mode') : null;
  if (chooser === undefined) return null;
  const chosen: number[] = [];
  while (chosen.length < modes.most) {
    const left = open.filter((mode) => !chosen.includes(mode));
    if (left.length === 0) break;
    const answer = g.ask(frame, `mode ${chosen.length}`, () => ({
      kind: 'chooseMode',
      player: chooser ?? context.controller,
      options: [
        ...left.map((mode) => ({ type: 'mode' as const, mode: String(mode + 1) })),
        ...(chosen.length < modes.least ? [] : [{ type: 'none' as const }]),
      ],
      object: object.id,
      slot: 'mode',
    }));
    if (answer === undefined) return null;
    if (answer.type !== 'mode') break;
    chosen.push(Number(answer.mode) - 1);
  }
  return chosen.sort((a, b) => a - b);
}

/** Lets the effects of the chosen modes happen, in the order in which they are printed. */
export function pushModes(g: Engine, context: Context, modes: Modes, chosen: readonly number[]): void {
  const specs = specsOfModes(modes);
  for (const mode of [...chosen].reverse()) {
    const first = specs.findIndex((spec) => spec.mode === mode);
    const targets = context.targets.flatMap((target) =>
      specs[target.spec]?.mode === mode ? [{ ...target, spec: target.spec - first }] : [],
    );
    carryOut(g, modes.of[mode]?.effects ?? [], {
      ...context,
      targets,
      chosen: { ...context.chosen },
      remembered: {},
      piles: {},
    });
  }
}
