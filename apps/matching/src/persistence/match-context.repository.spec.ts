import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userId as asUserId } from '@groundwork/contracts';
import { matchingRules } from '@groundwork/engine-matching';
import { createTestDatabase, SettableClock, type TestDatabase } from '@groundwork/testing';
import type { Logger } from 'typeorm';
import { GetSummary } from '../features/get-summary/get-summary.query.ts';
import { Catalog } from './catalog.repository.ts';
import { matchingDatabase } from './database.ts';
import { MatchContexts } from './match-context.repository.ts';
import { OwnerRepository } from './owner.repository.ts';
import { seed } from './seed.ts';

let database: TestDatabase;
const userId = asUserId.parse(randomUUID());
const statements: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase(matchingDatabase);
  const { dataSource } = database;
  await seed(dataSource, undefined, { sampleData: true });
  await dataSource.query('insert into owners (user_id, figures, answered) values ($1, $2, $3)', [
    userId,
    JSON.stringify({ ownershipPercentage: 60, loanRequestAmount: 150_000 }),
    JSON.stringify(['loanRequestAmount']),
  ]);
  await dataSource.query(
    `insert into applications (user_id, lender_id, status, noted_at) values ($1, 'one', 'applied', now())`,
    [userId],
  );
  const logger = { logQuery: (query: string) => void statements.push(query), logQueryError: () => undefined };
  dataSource.setOptions({ logger: logger as unknown as Logger, logging: true });
});
afterAll(() => database.drop());

function readers() {
  const { dataSource } = database;
  const clock = new SettableClock('2026-11-24T12:00:00Z');
  const [owners, catalog] = [new OwnerRepository(dataSource), new Catalog(dataSource, clock)];
  return {
    contexts: new MatchContexts(owners, catalog, matchingRules, clock),
    summary: new GetSummary(owners, catalog, matchingRules, clock),
  };
}

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  statements.length = 0;
  await work();
  return statements.length;
}

describe('a read of an owner', () => {
  it('uses one statement once the catalog is cached', async () => {
    const { contexts, summary } = readers();
    expect(await statementsOf(() => contexts.load(userId))).toBe(1);
    expect(await statementsOf(() => summary.run({ userId }))).toBe(1);
  });

  it('returns figures, notes and other owners', async () => {
    const context = await readers().contexts.load(userId);
    expect(context).toMatchObject({ hasOtherOwners: true, mode: 'sample' });
    expect(context.input.figures).toMatchObject({ loanRequestAmount: 150_000 });
    expect([...context.applications]).toEqual([['one', 'applied']]);
    expect(context.programs.length).toBeGreaterThan(1000);
  });

  it('is empty for an owner without rows', async () => {
    const context = await readers().contexts.load(asUserId.parse(randomUUID()));
    expect(context).toMatchObject({ hasOtherOwners: true, applications: new Map() });
    expect(context.input.documents).toEqual([]);
  });
});
