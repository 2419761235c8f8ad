import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { allSentences, mostGrade, mostMedian, readabilityOf, type Sentence } from './words/sentences.ts';

const graded = (...grades: (number | null)[]): Sentence[] =>
  grades.map((grade, index) => ({ file: 'wording.ts', code: `texts.${index}`, text: '', grade }));

describe('the readability of sentences', () => {
  it('is their median and their highest grade, without labels', () => {
    expect(readabilityOf(graded(3, null, 12, 5))).toMatchObject({ graded: 3, median: 5, highest: 12 });
  });

  it('lists the sentences above the limit', () => {
    expect(readabilityOf(graded(mostGrade, mostGrade + 0.1)).tooHard.map(({ code }) => code)).toEqual([
      'texts.1',
    ]);
  });
});

describe('the sentences of the product', () => {
  it('are easy to read: a low median, and none above the limit', async () => {
    const { median, tooHard } = readabilityOf(await allSentences(join(import.meta.dirname, '../..')));
    expect(tooHard.map(({ file, code, text, grade }) => `${grade} ${file} ${code}: ${text}`)).toEqual([]);
    expect(median).toBeLessThanOrEqual(mostMedian);
  });
});
