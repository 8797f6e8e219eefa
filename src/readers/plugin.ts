import type { Plugin } from 'unified';
import type { Edition } from '../tree/index.js';
import { read } from './read.js';
import type { ReadOptions } from './result.js';
import { writeText } from './writer/index.js';

/**
 * A unified plugin that parses rule dumps: `unified().use(rulesParse)`. Messages go to the file; the account of characters
 * is under `file.data.coverage`.
 *
 * @param options as for {@link read}; the file's own path is used in messages unless a name is given
 * @throws ReadError from the processor when the document is no rules
 */
export const rulesParse: Plugin<[ReadOptions?], string, Edition> = function (options = {}) {
  this.parser = (document, file) => {
    const name = options.file ?? file.path;
    const result = read(document, { ...options, ...(name === undefined ? {} : { file: name }) });
    file.messages.push(...result.messages);
    file.data.coverage = result.coverage;
    return result.tree;
  };
};

/** A unified plugin that writes a rule tree as plain text: `unified().use(rulesParse).use(rulesStringify)`. */
export const rulesStringify: Plugin<[], Edition, string> = function () {
  this.compiler = (tree) => writeText(tree as Edition);
};
