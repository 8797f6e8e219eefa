#!/usr/bin/env node
import { processContext } from './context.js';
import { run } from './run.js';
import { spareOptimising } from './sparing.js';

// A reader that goes away (`variorum … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`variorum: what was asked for cannot be written: ${error.message}\n`);
  process.exit(2);
});

spareOptimising(process.argv[2] ?? '');
process.exitCode = await run(process.argv.slice(2), processContext());
