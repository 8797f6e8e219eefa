/**
 * Makes the pages for developers once, after compiling: `node scripts/developers.mjs`. They say what the package is and depend on no
 * source, so that no book has to make them again.
 */
import { writeFileSync } from 'node:fs';
import { processContext } from '../dist/cli/context.js';
import { commandHelp } from '../dist/cli/run.js';
import { documentsStamp } from '../dist/site/developers/prepared.js';
import { developerFiles } from '../dist/site/developers.js';

const commands = await commandHelp({ ...processContext(), terminal: false, errorTerminal: false });
const prepared = { stamp: documentsStamp(), pages: [...developerFiles({ commands })] };
writeFileSync(new URL('../dist/site/developers/pages.json', import.meta.url), JSON.stringify(prepared));
