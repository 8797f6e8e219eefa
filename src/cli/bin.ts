#!/usr/bin/env node
import { processContext } from './context.js';
import { run } from './run.js';

// A reader that goes away (`variorum … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`variorum: what was asked for cannot be written: ${error.message}\n`);
  process.exit(2);
});

// A command that is over in a second or two spends half of it on making better code that it hardly uses, for it runs through much
// code a few times. Asked only of engines that are known to know the flag: others would complain aloud.
const SHORT = ['history', 'blame', 'cite', 'search', 'compare', 'ruleset'];
if (SHORT.includes(process.argv[2] ?? '') && Number.parseInt(process.versions.v8, 10) <= 13)
  process.getBuiltinModule('node:v8').setFlagsFromString('--interrupt-budget=1000000');

process.exitCode = await run(process.argv.slice(2), processContext());
