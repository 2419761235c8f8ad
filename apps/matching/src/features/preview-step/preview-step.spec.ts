import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MilestoneStep, rpc, type UserId } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import {
  newOwner,
  ownerWith,
  runMatching,
  strongFigures,
  summaryOf,
} from '../../../testing/running-matching.ts';

let matching: RunningService;

beforeAll(async () => {
  matching = await runMatching();
});
afterAll(() => matching.stop());

const nothing: MilestoneStep = { figures: {}, documents: {}, connectsAccount: false };
const ahead = (userId: UserId, step: Partial<MilestoneStep>) =>
  matching.rpc.call(rpc.matching.ahead, { userId, step: { ...nothing, ...step } });

describe('the effect of a step at the lenders', () => {
  it('equals the effect of the real change, and nothing is stored', async () => {
    const userId = await ownerWith(matching, { ...strongFigures, personalCreditScore: 580 });
    const before = await summaryOf(matching, userId);
    const { eligible } = await ahead(userId, { figures: { personalCreditScore: 790 } });
    const strong = await ownerWith(matching, strongFigures);
    expect(eligible).toBe((await summaryOf(matching, strong)).matchedLenders - before.matchedLenders);
    expect(await summaryOf(matching, userId)).toEqual(before);
  });

  it('counts a match that documents raise to a better band', async () => {
    const userId = await ownerWith(matching, { ...strongFigures, personalCreditScore: 690 });
    const documents = { tax_documents: 3, bank_statements: 3, financial_reports: 3 };
    const { eligible, raised } = await ahead(userId, { documents: documents });
    expect(eligible).toBe(0);
    expect(raised).toBeGreaterThan(0);
  });

  it('counts a lender that needs bounced payments once an account is connected', async () => {
    const userId = await ownerWith(matching, { ...strongFigures, averageBankBalance: 0 });
    expect((await ahead(userId, { connectsAccount: true })).eligible).toBeGreaterThan(0);
  });

  it('is zero for a step without changes and for a new owner', async () => {
    const userId = await ownerWith(matching, strongFigures);
    expect(await ahead(userId, {})).toEqual({ eligible: 0, raised: 0 });
    expect(await ahead(newOwner(), { documents: { tax_documents: 3 } })).toEqual({ eligible: 0, raised: 0 });
  });
});
