/**
 * Makes the lives of the rules of the samples once, after compiling: `node scripts/lives.mjs`. A question about them on a fresh install is
 * then answered at once.
 */
import { keepSampleLives } from '../dist/archive/lineages/samples.js';

await keepSampleLives();
