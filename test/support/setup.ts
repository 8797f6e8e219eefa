import { afterAll } from 'vitest';
import { removeFolders } from './folder.js';

// Vitest runs this before each file, although modules are loaded once for all of them.
afterAll(removeFolders);
