import { describe, expect, it } from '@jest/globals';
import { splitHeadline } from './headline.ts';

describe('the headline', () => {
  it('accents the text between asterisks', () => {
    expect(splitHeadline('Know you’re fundable *before* you apply.')).toEqual([
      { text: 'Know you’re fundable ', accent: false },
      { text: 'before', accent: true },
      { text: ' you apply.', accent: false },
    ]);
  });

  it('may have no accent, or begin with one', () => {
    expect(splitHeadline('Plainly.')).toEqual([{ text: 'Plainly.', accent: false }]);
    expect(splitHeadline('*Now* what?')[0]).toEqual({ text: 'Now', accent: true });
  });
});
