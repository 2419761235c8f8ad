import { expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { wordText } from './row-words.ts';

const signs = fc.constantFrom(
  'a',
  'Z',
  '7',
  '&',
  ' ',
  '  ',
  '\t',
  '\n',
  '-',
  '*',
  '#',
  'é',
  'ﬁ',
  '\u00a0',
  '—',
);

it('the words of any text are its letters, digits and & between single spaces', () => {
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      const upper = text.normalize('NFKC').toUpperCase();
      expect(wordText(text)).toBe(
        upper
          .split(/[^A-Z0-9&]+/)
          .filter((word) => word !== '')
          .join(' '),
      );
    }),
    { numRuns: cases(2000) },
  );
});
