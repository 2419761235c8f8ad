import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type DocumentState,
  type EventContract,
  type EventOf,
  events,
  type LenderId,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent, SettableClock } from '@groundwork/testing';
import {
  importRows,
  ownerWith,
  publishedEvents,
  runMatching,
  strongFigures,
  summaryOf,
} from '../../../testing/running-matching.ts';
import { bankRow } from '../../../testing/sample-program.ts';

let matching: RunningService;
const advances = 'advances' as LenderId;
const statements = 'statements' as LenderId;

beforeAll(async () => {
  const clock = new SettableClock('2026-11-24T12:00:00Z');
  matching = await runMatching(undefined, {}, { sampleData: false, clock });
  await importRows(
    matching,
    bankRow(advances, { maxOpenAdvances: '1' }),
    bankRow(statements, { minMonthsOfStatements: '2' }),
  );
});
afterAll(() => matching.stop());

const criterionOf = async (userId: UserId, lenderId: LenderId) =>
  (await matching.rpc.call(rpc.matching.get, { userId, lenderId })).criteria.at(-1);

type CashFlow = EventOf<typeof events.cashFlowChanged>['data'];

const noFigures = {
  months: 3,
  from: '2026-08',
  to: '2026-10',
  deposits: 0,
  withdrawals: 0,
  trueRevenue: 0,
  netOperatingCash: 0,
  averageDailyBalance: 0,
  lowestBalance: 0,
  daysLow: 0,
  daysNegative: 0,
  nsfCount: 0,
  nsfDays: 0,
  debtService: 0,
  advances: 0,
  holdbackPercent: null,
  coverage: null,
  overdraftFees: 0,
};

async function sendCashFlow(userId: UserId, aggregateVersion: number, data: Partial<CashFlow>) {
  await sendEvent(matching.connection, events.cashFlowChanged, {
    userId,
    aggregateId: userId,
    aggregateVersion,
    data: { countedFrom: null, countedThrough: null, trailing3: null, trailing12: null, ...data },
  });
  await eventually(
    () => matching.query('select bank_rows_version from owners where user_id = $1', [userId]),
    ([row]) => Number(row?.['bank_rows_version']) >= aggregateVersion,
  );
}

describe('bank rows', () => {
  it('raise the number of open advances and never lower it', async () => {
    const owner = await ownerWith(matching, { ...strongFigures, openCashAdvances: 1 });
    expect(await criterionOf(owner, advances)).toMatchObject({ code: 'openAdvances', result: 'pass' });
    await sendCashFlow(owner, 1, { trailing3: { ...noFigures, advances: 2 } });
    expect(await criterionOf(owner, advances)).toMatchObject({
      result: 'fail',
      because: 'Your bank records show 2 cash advances.',
    });
    const published = await publishedEvents(matching, owner, events.matchesChanged);
    expect(published.at(-1)).toMatchObject({ data: { lost: 1 } });
    await sendCashFlow(owner, 2, { trailing3: noFigures });
    expect(await criterionOf(owner, advances)).toMatchObject({ result: 'pass', because: null });
  });

  it('of an older event change nothing', async () => {
    const owner = await ownerWith(matching, strongFigures);
    await sendCashFlow(owner, 5, { trailing3: { ...noFigures, advances: 3 } });
    await sendCashFlow(owner, 4, { trailing3: noFigures });
    expect(await criterionOf(owner, advances)).toMatchObject({ result: 'fail' });
  });

  it('are the cash of an owner who answered none', async () => {
    const { operatingCashFlow: _, ...figures } = strongFigures;
    const owner = await ownerWith(matching, figures);
    const cash = async () => (await matching.rpc.call(rpc.matching.carry, { userId: owner })).cash;
    expect(await cash()).toBeNull();
    await sendCashFlow(owner, 1, { trailing3: { ...noFigures, netOperatingCash: 1_500_075 } });
    expect(await cash()).toBe(60_003);
    const year = { ...noFigures, months: 12, netOperatingCash: 9_600_000 };
    await sendCashFlow(owner, 2, { trailing3: { ...noFigures, netOperatingCash: -1 }, trailing12: year });
    expect(await cash()).toBe(96_000);
  });

  it('count as statements', async () => {
    const owner = await ownerWith(matching, strongFigures);
    expect(await criterionOf(owner, statements)).toMatchObject({ result: 'unknown', actual: null });
    await sendCashFlow(owner, 1, { countedFrom: '2026-08-01', countedThrough: '2026-10-31' });
    expect(await criterionOf(owner, statements)).toMatchObject({ result: 'pass', actual: '3 months' });
  });
});

describe('a mention of an advance', () => {
  it('is at least one advance, as a flag without the text', async () => {
    const owner = await ownerWith(matching, { ...strongFigures, advancesMentioned: true });
    expect(await criterionOf(owner, advances)).toMatchObject({
      result: 'unknown',
      because: 'Your existing loans mention a cash advance.',
    });
  });
});

describe('bank statements', () => {
  const statement = (period: DocumentState['period'], more: Partial<DocumentState> = {}): DocumentState => ({
    documentId: crypto.randomUUID() as DocumentState['documentId'],
    category: 'bank_statements',
    subcategory: null,
    status: 'processed',
    fraudScore: 0,
    confidence: 0.9,
    signals: [],
    sha256: crypto.randomUUID(),
    period,
    ...more,
  });
  const send = (
    userId: UserId,
    state: DocumentState,
    version = 1,
    event: EventContract = events.documentProcessed,
  ) =>
    sendEvent(matching.connection, event, {
      userId,
      aggregateId: state.documentId,
      aggregateVersion: version,
      data: state,
    });
  const matched = (userId: UserId, count: number) =>
    eventually(
      () => summaryOf(matching, userId),
      ({ matchedLenders }) => matchedLenders === count,
    );

  it('make a lender fit with two months without a gap, announce it, and lose it with a deleted one', async () => {
    const owner = await ownerWith(matching, { ...strongFigures, openCashAdvances: 0 });
    await matched(owner, 1);
    const october = statement({ from: '2026-09-15', to: '2026-10-14' });
    const november = statement({ from: '2026-10-15', to: '2026-11-14' });
    await send(owner, october);
    await send(owner, november);
    await matched(owner, 2);
    expect(await criterionOf(owner, statements)).toMatchObject({ result: 'pass', actual: '2 months' });
    await send(owner, october, 2, events.documentDeleted);
    await matched(owner, 1);
    const [gain, loss] = (await publishedEvents(matching, owner, events.matchesChanged)).slice(-2);
    expect([gain, loss]).toMatchObject([{ data: { gained: 1 } }, { data: { lost: 1 } }]);
  });

  it('name the unreadable statements, and what to upload', async () => {
    const owner = await ownerWith(matching, strongFigures);
    await send(owner, statement(null));
    await send(owner, statement({ from: '2026-10-15', to: '2026-11-14' }));
    await eventually(
      () => criterionOf(owner, statements),
      (criterion) => criterion?.actual === '1 month' && criterion.because !== null,
    );
    expect(await criterionOf(owner, statements)).toMatchObject({
      because: 'We could not read the period of 1 statement.',
    });
    const detail = await matching.rpc.call(rpc.matching.get, { userId: owner, lenderId: statements });
    expect(detail.whatWouldQualify?.cures).toEqual([
      {
        code: 'statementMonths',
        label: 'Months of bank statements',
        patch: null,
        passesOn: null,
        note: 'Upload bank statements for the 2 most recent months. You have 1.',
      },
    ]);
  });
});
