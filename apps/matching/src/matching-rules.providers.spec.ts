import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { importId, type LenderId, rpc } from '@groundwork/contracts';
import { createSampleCatalog } from '@groundwork/engine-matching';
import type { RunningService } from '@groundwork/testing';
import { ownerWith, runMatching, strongFigures } from '../testing/running-matching.ts';
import { bankRow } from '../testing/sample-program.ts';

let matching: RunningService;

beforeAll(async () => {
  matching = await runMatching(undefined, { PRIME_RATE: '9.75', PRIME_DATE: '2024-01-02' });
});
afterAll(() => matching.stop());

const onPrime = createSampleCatalog().find(({ minInterestRate }) => typeof minInterestRate === 'object');
const lenderId = onPrime?.id as LenderId;

describe('the prime rate of the operator', () => {
  it('is the base of a rate stated as prime + 3, on screen and in calculations', async () => {
    expect(onPrime).toMatchObject({ minInterestRate: { primePlus: 3 }, maxInterestRate: { primePlus: 6.5 } });
    const userId = await ownerWith(matching, strongFigures);
    const rates = { minInterestRate: 12.75, maxInterestRate: 16.25 };
    const { lender, estimatedRate } = await matching.rpc.call(rpc.matching.get, { userId, lenderId });
    expect(lender).toMatchObject(rates);
    expect(estimatedRate).toBeGreaterThanOrEqual(12.75);
    const [compared] = await matching.rpc.call(rpc.matching.compare, { userId, ids: [lenderId] });
    expect(compared?.match.lender).toMatchObject(rates);
    expect(compared?.cost?.estimatedRate).toBe(estimatedRate);
  });

  it('decides whether a minimum rate in a file is above its maximum', async () => {
    const cells = bankRow('on-prime', {
      name: 'A lender on prime',
      type: 'Traditional Bank',
      minInterestRate: '13',
      sourceDate: '2024-01-02',
    });
    const id = importId.parse(crypto.randomUUID());
    await matching.rpc.call(rpc.matching.stageImport, { importId: id, rows: [{ line: 2, cells }] });
    expect(await matching.rpc.call(rpc.matching.planImport, { importId: id })).toMatchObject({
      added: 1,
      errors: [],
    });
  });
});
