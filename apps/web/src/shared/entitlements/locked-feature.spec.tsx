import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { LockedFeature } from './locked-feature.tsx';

const htmlOf = (isSold: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LockedFeature feature="costComparison" isSold={isSold} own={<p>Your first step</p>} />
    </MemoryRouter>,
  );

describe('a locked feature', () => {
  it('shows its benefit, its plans, what the owner has of it and a link to the plans', () => {
    const html = htmlOf(true);
    expect(html).toContain('Compare what each loan costs over its full term');
    expect(html).toContain('Comes with Individual, Professional, and Master Partner.');
    expect(html).toContain('Your first step');
    expect(html).toMatch(/<a [^>]*href="\/subscribe"[^>]*>See plans/);
    expect(html).not.toContain('does not sell');
  });

  it('shows where no plan is for sale that the site does not sell plans yet', () => {
    expect(htmlOf(false)).toContain('This site does not sell plans yet.');
  });
});
