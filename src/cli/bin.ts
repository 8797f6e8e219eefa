#!/usr/bin/env node
import { processContext } from './context.js';
import { run } from './run.js';

// A reader that goes away (`variorum … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), processContext());
