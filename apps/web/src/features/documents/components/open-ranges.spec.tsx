import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { isOpenRow } from '../model/open-ranges.ts';
import { OpenRanges } from './open-ranges.tsx';

const ranges = [{ from: '2026-06-04', to: '2026-06-25', cents: -75_000 }];

describe('the days of a statement that do not add up', () => {
  it('are a list with a button for each, with the missing amount', () => {
    const html = renderToStaticMarkup(<OpenRanges ranges={ranges} onRange={() => undefined} />);
    expect(html).toContain('aria-label="Days that don’t add up"');
    expect(html).toMatch(/<button type="button">Jun 4.* to Jun 25.*: \$750\.00 is missing<\/button>/);
    expect(renderToStaticMarkup(<OpenRanges ranges={[]} onRange={() => undefined} />)).toBe('');
  });

  it.each([
    ['2026-06-03', false],
    ['2026-06-04', true],
    ['2026-06-25', true],
    ['2026-06-26', false],
  ])('contain their rows: %s %s', (day, isOpen) => expect(isOpenRow({ day }, ranges)).toBe(isOpen));
});
