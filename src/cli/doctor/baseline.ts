import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Diagnosis, fingerprintsOf } from '../../lineage/index.js';
import type { Context } from '../context.js';
import { UserError } from '../errors.js';
import { readText } from '../files.js';
import type { Diagnosed } from './examine.js';
import type { SourceText } from './files.js';

/** The findings that a project has accepted, by file. */
interface Baseline {
  format: 'variorum doctor baseline';
  version: 1;
  findings: Record<string, string[]>;
}

/**
 * Leaves out the findings that a baseline has; writes the baseline where there is none yet.
 *
 * @param whole whether the findings are those of whole files: others make no baseline
 * @returns those that are new, how many are not, and whether the baseline was written
 * @throws UserError where the file is no baseline, is not there and may not be made, or cannot be written
 */
export function againstBaseline(
  examined: readonly Diagnosed<SourceText>[],
  file: string,
  whole: boolean,
  context: Context,
): { examined: Diagnosed<SourceText>[]; accepted: number; written: boolean } {
  const known = readBaseline(file, context);
  const marks = examined.map((one) =>
    fingerprintsOf({ file: one.file.shown, text: one.file.text, diagnoses: one.diagnoses }),
  );
  const isFinding = ({ status, certain }: Diagnosis): boolean => status !== 'current' || !certain;
  if (known) {
    const fresh = examined.map((one, at) => {
      const accepted = new Set(
        Object.hasOwn(known.findings, one.file.shown) ? known.findings[one.file.shown] : [],
      );
      return {
        ...one,
        diagnoses: one.diagnoses.filter(
          (d, place) => !isFinding(d) || !accepted.has(marks[at]?.[place] as string),
        ),
      };
    });
    const count = (of: typeof examined): number => of.reduce((sum, one) => sum + one.diagnoses.length, 0);
    return { written: false, accepted: count(examined) - count(fresh), examined: fresh };
  }
  if (!whole)
    throw new UserError(
      'is not there, and changed lines alone make no baseline; call once without --changed',
      {
        file,
      },
    );
  const findings = Object.fromEntries(
    examined.flatMap((one, at) => {
      const own = (marks[at] as string[]).filter((_, place) => isFinding(one.diagnoses[place] as Diagnosis));
      return own.length > 0 ? [[one.file.shown, own] as const] : [];
    }),
  );
  const baseline: Baseline = { format: 'variorum doctor baseline', version: 1, findings };
  try {
    writeFileSync(resolve(context.cwd, file), `${JSON.stringify(baseline, null, 1)}\n`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new UserError('cannot be written, for its folder is not there; make it, or name another file', {
      file,
    });
  }
  return {
    written: true,
    accepted: 0,
    examined: examined.map((one) => ({ ...one, diagnoses: one.diagnoses.filter((d) => !isFinding(d)) })),
  };
}

function readBaseline(file: string, context: Context): Baseline | undefined {
  if (!existsSync(resolve(context.cwd, file))) return undefined;
  const text = readText(file, 'a baseline of the doctor', context);
  try {
    const found = JSON.parse(text) as Partial<Baseline> | null;
    if (
      found?.format === 'variorum doctor baseline' &&
      found.version === 1 &&
      typeof found.findings === 'object'
    )
      return found as Baseline;
  } catch {
    // Said below.
  }
  throw new UserError('is no baseline of the doctor; remove it, or name another file', { file });
}
