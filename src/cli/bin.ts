#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { processContext } from './context.js';
import { run } from './run.js';

// A reader that goes away (`variorum … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`variorum: what was asked for cannot be written: ${error.message}\n`);
  process.exit(2);
});

// A command that is over in a second or two spends half of it on making better code that it hardly uses: the database product is
// one large WebAssembly module, and comparing runs through much code a few times. Asked only of engines that are known to know
// the flags: others would complain aloud.
const FLAGS: Readonly<Record<string, string>> = {
  search: '--liftoff-only',
  compare: '--interrupt-budget=1000000',
  ruleset: '--interrupt-budget=1000000',
};
const flags = FLAGS[process.argv[2] ?? ''];
if (flags !== undefined && Number.parseInt(process.versions.v8, 10) <= 13) setFlagsFromString(flags);

process.exitCode = await run(process.argv.slice(2), processContext());
