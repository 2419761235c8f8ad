import { describe, expect, it } from '@jest/globals';
import { privacy } from './privacy.ts';
import { filledIn, type PlainSection } from './publisher.ts';
import { terms } from './terms.ts';

const kestrel = { product: 'Kestrel', company: 'Kestrel Inc.', contact: null };
const wordsOf = (sections: readonly PlainSection[]) =>
  sections.flatMap(({ text }) => text.map((paragraph) => filledIn(paragraph, kestrel))).join(' ');

describe('the texts of the public pages', () => {
  it.each([
    ['terms', terms],
    ['privacy', privacy],
  ])('%s speak in the name of who runs the site, with nothing left open', (_name, sections) => {
    const words = wordsOf(sections);
    expect(words).toContain('Kestrel Inc.');
    expect(words).not.toMatch(/[{}]|Groundwork/);
  });

  it('name an address where there is one', () => {
    expect(filledIn('{address}.', { ...kestrel, contact: 'privacy@kestrel.example' })).toBe(
      'Kestrel Inc., privacy@kestrel.example.',
    );
  });
});
