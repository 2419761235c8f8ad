import { expect, it } from '@jest/globals';
import { entitlements, planOffers } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { words } from '../subscribe.wording.ts';
import { Comparison } from './comparison.tsx';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

it('the comparison shows each entitlement that exists for each plan', () => {
  const html = renderToStaticMarkup(<Comparison current="starter" />);
  const cells = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd].*?<\/t[hd]>/g)].map(([cell]) => textOf(cell)),
  );
  expect(cells[0]).toEqual([
    words.comparison.feature,
    'Starter',
    'Individual',
    'Professional',
    'Master Partner',
  ]);
  const mark = (plans: readonly string[], plan: string) =>
    plans.includes(plan) ? words.comparison.included : words.comparison.notIncluded;
  expect(cells.slice(1)).toEqual(
    Object.values(entitlements)
      .filter((row) => !('planned' in row))
      .map((row) => [`${row.label} ${row.does}`, ...planOffers.map(({ plan }) => mark(row.plans, plan))]),
  );
  expect(textOf(html)).not.toContain(entitlements.apiAccess.label);
});
