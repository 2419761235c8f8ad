import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fieldCatalogue, figureNames, events, type MatchSummary, rpc } from '@groundwork/contracts';
import { matchingFigures, sampleCatalogue } from '@groundwork/engine-matching';
import {
  createTestDatabase,
  eventually,
  type RunningService,
  runService,
  sendEvent,
} from '@groundwork/testing';
import { matchingConfig } from './matching.config.ts';
import { matchingModule } from './matching.module.ts';
import { matchingDatabase } from './persistence/database.ts';
import { seed } from './persistence/seed.ts';

let matching: RunningService;

beforeAll(async () => {
  matching = await runService({
    service: 'matching',
    config: matchingConfig,
    module: matchingModule,
    database: matchingDatabase,
    prepare: seed,
  });
});

afterAll(() => matching.stop());

const summaryOf = (userId: string): Promise<MatchSummary> =>
  matching.rpc.call(rpc.matching.summary, { userId });

const strong = {
  personalCreditScore: 790,
  annualRevenueCurrent: 2_000_000,
  dateStarted: '2010-01-01',
  operatingCashFlow: 900_000,
  hasExistingLoansAnswer: true,
  loanRequestAmount: 150_000,
  loanPurpose: 'equipment',
  industryType: 'Dental clinic',
  stateOfIncorporation: 'CA',
  businessStructure: 'LLC',
  personalGuarantee: true,
  bankruptcyHistory: 'none',
  taxLienHistory: 'none',
  foreclosureHistory: 'none',
  judgmentHistory: 'none',
  citizenship: 'us_citizen',
  averageBankBalance: 90_000,
  monthlyDeposits: 150_000,
  liquidAssets: 100_000,
  accountsReceivable: 300_000,
  realEstateValue: 900_000,
};

const sendProfile = (
  userId: string,
  aggregateVersion: number,
  figures: Record<string, string | number | boolean>,
) =>
  sendEvent(matching.connection, events.profileSaved, {
    userId,
    aggregateId: userId,
    aggregateVersion,
    data: { figures, changedFields: [] },
  });

describe('matching', () => {
  it('has the whole sample catalogue to judge, and no match for who said nothing', async () => {
    expect(await summaryOf(crypto.randomUUID())).toEqual({
      qualificationRate: 0,
      matchedLenders: 0,
      activeLenders: sampleCatalogue().length,
    });
  });

  it('counts anew when a profile is saved, and tells of it once', async () => {
    const userId = crypto.randomUUID();
    await sendProfile(userId, 1, strong);
    await sendProfile(userId, 1, strong);
    const summary = await eventually(
      () => summaryOf(userId),
      ({ matchedLenders }) => matchedLenders > 0,
    );
    expect(summary.qualificationRate).toBe(
      Math.round((100 * summary.matchedLenders) / summary.activeLenders),
    );
    const told: unknown = await matching.query('select type, data from outbox where user_id = $1', [userId]);
    const failing = expect.objectContaining({ creditScore: 0, amount: expect.any(Number) });
    expect(told).toEqual([{ type: 'matches.changed', data: { ...summary, failing } }]);
  });

  it('drops a profile older than the one it knows', async () => {
    const userId = crypto.randomUUID();
    await sendProfile(userId, 2, strong);
    const counted = await eventually(
      () => summaryOf(userId),
      ({ matchedLenders }) => matchedLenders > 0,
    );
    await sendProfile(userId, 1, {});
    await sendProfile(userId, 3, { ...strong, personalGuarantee: true });
    const versions = () => matching.query('select profile_version from owners where user_id = $1', [userId]);
    await eventually(
      async () => JSON.stringify(await versions()),
      (text) => text === '[{"profile_version":3}]',
    );
    expect(await summaryOf(userId)).toEqual(counted);
  });

  it('seeds a catalogue only where there is none', async () => {
    const empty = await createTestDatabase(matchingDatabase);
    try {
      expect(await seed(empty.dataSource)).toBe(`${sampleCatalogue().length} sample programmes`);
      expect(await seed(empty.dataSource)).toBeUndefined();
    } finally {
      await empty.drop();
    }
  });

  it.each(Object.keys(matchingFigures.shape))(
    'reads %s, a field of the catalogue that reaches it',
    (name) => {
      const arrives = name === 'existingLoans' ? 'hasExistingLoansAnswer' : name;
      expect(fieldCatalogue.map((field) => field.name)).toContain(name);
      expect(figureNames).toContain(arrives);
    },
  );
});
