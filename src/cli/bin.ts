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

// The database product is one large WebAssembly module, and a search is over before better code for it has paid for its making.
// Asked only of engines that are known to know the flag: others would complain aloud.
if (process.argv[2] === 'search' && Number.parseInt(process.versions.v8, 10) <= 13)
  setFlagsFromString('--liftoff-only');

process.exitCode = await run(process.argv.slice(2), processContext());
