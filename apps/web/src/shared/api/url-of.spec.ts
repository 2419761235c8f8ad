import { describe, expect, it } from '@jest/globals';
import { routes } from '@groundwork/contracts/client';
import { methodOf, urlOf } from './url-of.ts';

describe('the URL of a call', () => {
  it('is the path of its route, without the method', () => {
    expect(urlOf(routes.documents)).toBe('/api/documents');
    expect(methodOf(routes.removeDocument)).toBe('DELETE');
  });

  it('encodes the value of a parameter', () => {
    expect(urlOf(routes.lenderPlan, { params: { id: 'a/b?c' } })).toBe('/api/lender-matches/a%2Fb%3Fc/plan');
  });

  it('contains the query in the given order, without undefined values', () => {
    const query = { include: 'all', limit: undefined, cursor: 'a&b' } as const;
    expect(urlOf(routes.lenderMatches, { query: { ...query, limit: 5 } })).toBe(
      '/api/lender-matches?include=all&limit=5&cursor=a%26b',
    );
    expect(urlOf(routes.lenderMatches, { query })).toBe('/api/lender-matches?include=all&cursor=a%26b');
    expect(urlOf(routes.lenderMatches, { query: {} })).toBe('/api/lender-matches');
  });
});
