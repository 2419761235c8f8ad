import { expect, it } from '@jest/globals';
import { entitlements, planOffers } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { Comparison } from './comparison.tsx';

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

it('the comparison is the table of entitlements: every feature, for every plan', () => {
  const html = renderToStaticMarkup(<Comparison current="starter" />);
  const cells = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd].*?<\/t[hd]>/g)].map(([cell]) => wordsOf(cell)),
  );
  expect(cells[0]).toEqual(['Feature', 'Starter', 'Individual', 'Professional', 'Master Partner']);
  const mark = (plans: readonly string[], plan: string, sold: boolean) => {
    if (!plans.includes(plan)) return 'Not included';
    return sold ? 'by sales' : 'Included';
  };
  expect(cells.slice(1)).toEqual(
    Object.values(entitlements).map((row) => [
      `${row.label} ${row.does}`,
      ...planOffers.map(({ plan }) => mark(row.plans, plan, 'bySales' in row)),
    ]),
  );
});
