import { describe, expect, it } from 'vitest';
import { Sample } from '../../src/readers/sample.js';
import { crossReference, example, paragraph, text } from '../../src/tree/builders.js';

describe('the words by which a document is judged', () => {
  it('are those of paragraphs and Examples, in references too, with a blank between two of them', () => {
    const sample = new Sample();
    expect(sample.add(paragraph([text('As in '), crossReference(['104'], 'rule 104'), text('.')]))).toBe(15);
    expect(sample.add(example([text('Two of them.')]))).toBe(12);
    expect(sample.words).toBe('As in rule 104. Two of them.');
  });

  it('are enough before a whole edition is looked at', () => {
    const sample = new Sample();
    const words = paragraph([text('words '.repeat(1000))]);
    let paragraphs = 0;
    for (; !sample.isFull; paragraphs++) sample.add(words);
    expect(paragraphs).toBe(40);
  });

  it('may be more pieces than those of an edition are', () => {
    const sample = new Sample();
    for (let i = 0; i < 5000; i++) sample.add(paragraph([text('a')]));
    expect(sample.words).toBe(Array(5000).fill('a').join(' '));
  });
});
