import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { mentionsAdvance } from './advance-mention.ts';
import { emptyProfile } from './catalog.ts';
import { figuresOf } from './figures.ts';

const file = new URL('advance-mentions.golden.json', import.meta.url);
const golden = JSON.parse(readFileSync(file, 'utf8')) as { text: string; advance: boolean }[];

describe('a text about existing loans', () => {
  it.each(golden)(
    'mentions an open cash advance, or not, as in the golden file: "$text"',
    ({ text, advance }) => {
      expect(mentionsAdvance(text)).toBe(advance);
    },
  );

  it.each([
    ['Two MCAs', true],
    ['merchant advances: two', true],
    ['no loans but a cash advance', true],
    ['a cash advance now fully paid', false],
    ['a cash advance with daily payments that was paid', true],
    ['AdvanceCash Inc loan', false],
    ['a loan for cash flow', false],
    ['the receivables advances', true],
  ])('"%s": %s', (text, advance) => {
    expect(mentionsAdvance(text)).toBe(advance);
  });

  it('sends a flag and no word of it, and no count before an answer', () => {
    const figures = figuresOf({ ...emptyProfile(), existingLoans: 'One cash advance from Acme' });
    expect(figures).toMatchObject({ advancesMentioned: true, naicsCode: '' });
    expect(JSON.stringify(figures)).not.toContain('Acme');
    expect(figures).not.toHaveProperty('openCashAdvances');
    expect(figuresOf({ ...emptyProfile(), openCashAdvances: 0 })).toMatchObject({ openCashAdvances: 0 });
  });
});
