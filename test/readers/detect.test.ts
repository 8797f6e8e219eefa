import { describe, expect, it } from 'vitest';
import { detect } from '../../src/readers/index.js';

describe('the dialect of a document', () => {
  it.each([
    ['text', '810. Two Heads\n\n810.1. Two teams play.\n\nExample: They do.'],
    ['text', '100. General\n------------\n\n100.1. Underlined headings alone are plain text.'],
    ['rst', 'General\n=======\n\n800.1\n-----\n\nMore than two play.'],
    ['rst', '800.1. More than two.\n\n.. admonition:: Example\n\n   Three.'],
    ['rulings', '606 - Two Heads\n- 606.1 - Two teams. [CompRules 2005/08/01]'],
    ['markdown', '# 800. General\n\n800.1. More than two play.'],
    ['markdown', '**800.1.** More than two play.\n\n**800.2.** Options.'],
    ['html', '<h1>800. General</h1><p>800.1. More than two play.</p>'],
    ['html', '807.1.\n\nA variant.\n\n807.2.\n\nIts options.'],
  ])('is %s', (format, text) => {
    expect(detect(text).format).toBe(format);
  });

  it('is told with evidence', () => {
    expect(detect('# 800. General\n\n800.1. More.').evidence).toContain('1 Markdown headings');
  });
});
