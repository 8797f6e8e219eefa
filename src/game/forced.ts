import type { Option } from './api.js';
import type { PlayerId } from './cards/types.js';
import type { Question } from './engine.js';
import type { ContentOf } from './event.js';

/** What the event tells of a choice that has one option only. */
export function forcedContent(
  asks: Question,
  only: Option,
  members: readonly PlayerId[],
): ContentOf<'choiceForced'> {
  const content: ContentOf<'choiceForced'> = { detail: { kind: asks.kind, option: only, players: members } };
  if (asks.player !== undefined) content.player = asks.player;
  if (asks.team !== undefined) content.team = asks.team;
  if (asks.object !== undefined) content.object = asks.object;
  return content;
}
