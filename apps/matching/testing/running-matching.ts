import {
  type CatalogRow,
  type EventContract,
  type EventOf,
  events,
  importId,
  type LenderMatch,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { strongAnswers } from '@groundwork/test-data';
import { eventually, type RunningService, runService, sendEvent } from '@groundwork/testing';
import type { Clock } from '@groundwork/platform-time';
import type { DataSource } from 'typeorm';
import { matchingConfig } from '../src/matching.config.ts';
import { matchingModule } from '../src/matching.module.ts';
import { matchingDatabase } from '../src/persistence/database.ts';
import { seed } from '../src/persistence/seed.ts';

export const runMatching = (
  change?: (dataSource: DataSource) => Promise<unknown>,
  environment: Record<string, string> = {},
  { sampleData = true, clock }: { sampleData?: boolean; clock?: Clock } = {},
): Promise<RunningService> =>
  runService({
    environment,
    ...(clock && { clock }),
    service: 'matching',
    config: matchingConfig,
    module: matchingModule,
    database: matchingDatabase,
    prepare: async (dataSource) => {
      await seed(dataSource, undefined, { sampleData });
      await change?.(dataSource);
    },
  });

export async function planRows(matching: RunningService, ...rows: CatalogRow['cells'][]) {
  const id = importId.parse(crypto.randomUUID());
  const staged = rows.map((cells, at) => ({ line: at + 2, cells }));
  await matching.rpc.call(rpc.matching.stageImport, { importId: id, rows: staged });
  return matching.rpc.call(rpc.matching.planImport, { importId: id });
}

export async function importRows(matching: RunningService, ...rows: CatalogRow['cells'][]) {
  const { id, errors } = await planRows(matching, ...rows);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return matching.rpc.call(rpc.matching.applyImport, { actorId: newOwner(), importId: id, absent: 'keep' });
}

export const newOwner = (): UserId => crypto.randomUUID() as UserId;

export const strongFigures = {
  ...strongAnswers,
  personalCreditScore: 790,
  annualRevenueCurrent: 2_000_000,
  dateStarted: '2010-01-01',
  operatingCashFlow: 900_000,
  hasExistingLoansAnswer: true,
  loanRequestAmount: 150_000,
  monthlyDeposits: 150_000,
  liquidAssets: 100_000,
  accountsReceivable: 300_000,
  realEstateValue: 900_000,
};

export type Figures = EventOf<typeof events.figuresChanged>['data']['figures'];

export const sendProfile = (
  matching: RunningService,
  userId: UserId,
  aggregateVersion: number,
  figures: Figures,
  answered = Object.keys(figures),
): Promise<unknown> =>
  sendEvent(matching.connection, events.figuresChanged, {
    userId,
    aggregateId: userId,
    aggregateVersion,
    data: { fields: [], figures, answered },
  });

export async function ownerWith(matching: RunningService, figures: Figures): Promise<UserId> {
  const userId = newOwner();
  await sendProfile(matching, userId, 1, figures);
  await eventually(
    () => matching.query('select 1 from owners where user_id = $1 and profile_version = 1', [userId]),
    (rows) => rows.length === 1,
  );
  return userId;
}

export const publishedEvents = (matching: RunningService, userId: UserId, { type }: EventContract) =>
  matching.query('select data from outbox where user_id = $1 and type = $2 order by aggregate_version', [
    userId,
    type,
  ]);

export const summaryOf = (matching: RunningService, userId: UserId) =>
  matching.rpc.call(rpc.matching.summary, { userId });

export async function eligibleMatches(
  matching: RunningService,
  userId: UserId,
  limit?: number,
): Promise<LenderMatch[]> {
  const matches: LenderMatch[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = { ...(limit && { limit }), ...(cursor && { cursor }) };
    const answer = await matching.rpc.call(rpc.matching.eligible, { userId, page });
    matches.push(...answer.items);
    cursor = answer.nextCursor;
  }
  return matches;
}
