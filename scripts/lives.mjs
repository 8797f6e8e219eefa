/**
 * Makes the lives of the rules of the samples once, and the index of their words, after compiling: `node scripts/lives.mjs`. A question about them on a fresh install is
 * then answered at once.
 */
import { keepSampleLives } from '../dist/archive/lineages/samples.js';
import { keepSampleSearch } from '../dist/archive/lineages/search.js';

await keepSampleLives();
await keepSampleSearch();
