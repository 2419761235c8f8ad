import { describe, expect, it } from '@jest/globals';
import { phrasesOf } from './headline.ts';

describe('the headline', () => {
  it('accents what stands between asterisks', () => {
    expect(phrasesOf("Know you're fundable *before* you apply.")).toEqual([
      { text: "Know you're fundable ", accent: false },
      { text: 'before', accent: true },
      { text: ' you apply.', accent: false },
    ]);
  });

  it('may have no accent, or begin with one', () => {
    expect(phrasesOf('Plainly.')).toEqual([{ text: 'Plainly.', accent: false }]);
    expect(phrasesOf('*Now* what?')[0]).toEqual({ text: 'Now', accent: true });
  });
});
