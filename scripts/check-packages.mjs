// Whether the packages that an installation brings are the ones that are meant, under licences that allow it: node scripts/check-packages.mjs
// Reads package-lock.json alone: every package has the hash of its content, none an address of a registry or of a repository, and the
// licence of each is one of the list below. Exits with 1 and names what is not so.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Licences that let anybody use, change and pass on, with the notice alone. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  // An older spelling of the two-clause one.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Licences that bind changes of the package's own files; packages under them are used as they are and only while developing, or named here. */
const WHILE_DEVELOPING = new Set(['MPL-2.0', 'CC-BY-4.0', 'OFL-1.1']);

const lock = JSON.parse(readFileSync(resolve(import.meta.dirname, '../package-lock.json'), 'utf8'));
const faults = [];
/** A licence expression holds where one side of each "OR" and all sides of each "AND" are allowed. */
const holds = (licence, allowed) =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((one) => allowed(one.trim())));

let packages = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || entry.link) continue;
  packages++;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '') && !entry.inBundle)
    faults.push(`${name}: no SHA-512 of its content`);
  if (entry.resolved !== undefined) faults.push(`${name}: an address (${entry.resolved})`);
  const licence = entry.license;
  if (typeof licence !== 'string') faults.push(`${name}: no licence is stated`);
  else if (
    !holds(
      licence,
      (one) =>
        ALLOWED.has(one) || (WHILE_DEVELOPING.has(one) && (entry.dev || entry.devOptional || entry.optional)),
    )
  )
    faults.push(`${name}: the licence ${licence} is not on the list`);
}
for (const fault of faults) console.log(fault);
console.log(
  `${packages} packages: ${faults.length === 0 ? 'each with its hash, under a licence of the list' : `${faults.length} faults`}`,
);
if (faults.length > 0) process.exitCode = 1;
