import { describe, expect, it } from '@jest/globals';
import type { PublishedContracts } from '../src/snapshots/published-contracts.ts';
import { foldContracts, unfoldContracts } from './folded-schemas.ts';

const money = {
  type: 'object',
  properties: {
    amount: { type: 'integer', minimum: 0, maximum: 9_007_199_254_740_991 },
    currency: { enum: ['USD'] },
  },
  required: ['amount', 'currency'],
};
const contracts: PublishedContracts = {
  'event evt.paid.v1': { side: 'gives', schema: { type: 'object', properties: { paid: money } } },
  'rpc.till.pay.v1 request': { side: 'takes', schema: money },
  'rest GET /api/paid reply': { side: 'gives', schema: { type: 'array', items: money } },
};

describe('folded contracts', () => {
  it('have each repeated schema once, in the area of its first place', () => {
    const areas = foldContracts(contracts);
    expect(Object.keys(areas)).toEqual(['events', 'till', 'routes']);
    expect(areas['events']?.parts).toEqual({ 'event evt.paid.v1.paid': money });
    expect(areas['till']?.parts).toEqual({});
    expect(areas['till']?.contracts).toEqual({
      'rpc.till.pay.v1 request': { side: 'takes', schema: { $ref: 'event evt.paid.v1.paid' } },
    });
  });

  it('unfold to the same contracts', () => {
    expect(unfoldContracts(foldContracts(contracts))).toEqual(contracts);
  });
});
