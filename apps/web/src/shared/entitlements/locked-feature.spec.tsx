import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { LockedFeature } from './locked-feature.tsx';

it('a locked feature shows its benefit, its plans and a link to the plans', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LockedFeature feature="costComparison" />
    </MemoryRouter>,
  );
  expect(html).toContain('Compare what each loan costs over its full term');
  expect(html).toContain('Comes with Individual, Professional, and Master Partner.');
  expect(html).toMatch(/<a [^>]*href="\/subscribe"[^>]*>See plans/);
});
