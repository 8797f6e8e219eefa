import { copyState } from './copy.js';
import { Engine } from './engine.js';

/** A copy of a game in its present state, which tells nobody of what happens in it. */
export function copied(g: Engine, keepLog: boolean): Engine {
  const state = copyState(g.state);
  const copy = new Engine(state, g.rules, g.cards, keepLog, g.printed, g.roster);
  copy.doubts = g.doubts;
  copy.digests = g.digests;
  copy.continueFrom(g);
  copy.thread = state.threads[g.state.threads.indexOf(g.thread)] ?? state.threads[0] ?? copy.thread;
  return copy;
}
