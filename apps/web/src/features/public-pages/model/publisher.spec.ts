import { describe, expect, it } from '@jest/globals';
import { words as privacy } from '../privacy.wording.ts';
import { words as terms } from '../terms.wording.ts';
import { fillPublisher, type PlainSection } from './publisher.ts';

const kestrel = { product: 'Kestrel', company: 'Kestrel Inc.', contact: null };
const textOf = (sections: readonly PlainSection[]) =>
  sections.flatMap(({ text }) => text.map((paragraph) => fillPublisher(paragraph, kestrel))).join(' ');

describe('the texts of the public pages', () => {
  it.each([
    ['terms', terms],
    ['privacy', privacy],
  ])('%s name the company of the site and contain no empty slot', (_name, sections) => {
    const text = textOf(sections);
    expect(text).toContain('Kestrel Inc.');
    expect(text).not.toMatch(/[{}]|Groundwork/);
  });

  it('name an address where there is one', () => {
    expect(fillPublisher('{address}.', kestrel)).toBe('Kestrel Inc..');
    expect(fillPublisher('{address}.', { ...kestrel, contact: 'privacy@kestrel.example' })).toBe(
      'Kestrel Inc., privacy@kestrel.example.',
    );
  });
});
