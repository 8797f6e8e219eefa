/** What several types of events hold. */
import type { ObjectId, PlayerId, TeamId } from './cards/types.js';

/** Whoever acts as one: a team that shares its turns, otherwise a player. One of the two is there. */
export type Party = { player?: PlayerId; team?: TeamId };

/** What belongs to one type alone; what else is there is not promised. */
export type Detail<T> = { [K in keyof T]: T[K] } & Record<string, unknown>;

/** Number of a turn marker; 1 in games without. */
export type Marked = { marker: number };

/** Which object says so; absent where the log isn't kept. */
export type By = { detail?: Detail<{ by?: ObjectId | null | undefined }> };
