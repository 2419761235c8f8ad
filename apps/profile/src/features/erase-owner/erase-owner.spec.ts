import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { actingForSelf, events, type FigureWitnessState, rpc } from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';
import { sendFigures } from '../../../testing/send-figures.ts';

let profile: RunningService;
beforeAll(async () => {
  profile = await runProfile();
});
afterAll(() => profile.stop());

/** Only an erasure at work has a row in it. */
const work = 'erasure_work';

async function ownerTables(): Promise<string[]> {
  const rows = await profile.query(
    `select c.table_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and c.column_name = 'user_id' and t.table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

async function rowsOf(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await ownerTables()) {
    const [row] = await profile.query(`select count(*)::int as count from "${table}" where user_id = $1`, [
      userId,
    ]);
    counts[table] = Number(row?.['count']);
  }
  return counts;
}

const figure = (field: string, value: number): FigureWitnessState => ({
  id: `bank_rows:${field}`,
  field,
  source: 'bank_rows',
  kind: null,
  value,
  period: { from: '2026-08-01', to: '2026-10-31' },
  freshUntil: '2099-01-29',
  reviewed: false,
  confidence: 1,
  months: 3,
  corrected: false,
  monthGrades: [{ month: '2026-10', grade: 2, withheld: null }],
  documentIds: [],
});

/** An owner with rows in each table. No code of this version writes sources of accepted figures. */
async function fullOwner(): Promise<string> {
  const userId = owner();
  const acting = actingForSelf(userId);
  const typed = { averageBankBalance: 31_000, monthlyDebtPayments: 300, ssn: '123-45-6789' };
  await profile.rpc.call(rpc.profile.save, { ...acting, profile: typed });
  await profile.rpc.call(rpc.profile.addAccount, {
    ...acting,
    account: {
      bankName: 'First Bank',
      accountType: 'checking',
      accountNumber: '100200300',
      routingNumber: '021000021',
      currentBalance: 1,
    },
  });
  const [balance, debt] = [figure('averageBankBalance', 94_189), figure('monthlyDebtPayments', 650)];
  await sendFigures(profile, userId, [balance, debt]);
  await profile.rpc.call(rpc.profile.settleFigures, {
    ...acting,
    choices: [{ field: balance.field, use: balance.id }],
  });
  const [proposal] = await profile.rpc.call(rpc.profile.proposals, { userId: acting.userId });
  await profile.rpc.call(rpc.profile.dismissProposal, { ...acting, proposalId: proposal!.id });
  await profile.query(
    `insert into field_provenance (user_id, field, value, source, period, accepted_at, actor_id)
       values ($1, 'ebitda', '1', 'report', '{}', now(), $1)`,
    [userId],
  );
  return userId;
}

async function erase(userId: string): Promise<Record<string, number>> {
  const erasureId = owner();
  await sendEvent(profile.connection, events.userErasureRequested, {
    userId,
    aggregateId: erasureId,
    aggregateVersion: 1,
    data: { erasureId },
  });
  const [row] = await eventually(
    () => profile.query('select data from outbox where aggregate_id = $1', [erasureId]),
    (rows) => rows.length === 1,
  );
  const { report } = row?.['data'] as { report: { erased: { what: string; count: number }[] } };
  return Object.fromEntries(report.erased.map(({ what, count }) => [what, count]));
}

it('leaves no row of the owner in any table, and each row of another owner', async () => {
  const [erased, other] = [await fullOwner(), await fullOwner()];
  const tables = (await ownerTables()).filter((table) => table !== work);
  expect(tables).toEqual(expect.arrayContaining(['figure_choices', 'owner_figures', 'evidence', 'profiles']));
  const [before, ofOther] = [await rowsOf(erased), await rowsOf(other)];
  for (const counts of [before, ofOther]) expect(tables.filter((table) => counts[table] === 0)).toEqual([]);

  const report = await erase(erased);

  expect(Object.entries(await rowsOf(erased)).filter(([, count]) => count > 0)).toEqual([]);
  expect(await rowsOf(other)).toEqual(ofOther);
  expect(report).toMatchObject({
    'decisions about figures': before['figure_choices'],
    'versions of figures': 1,
    'figures that documents and transactions confirm': 1,
    'sources of accepted figures': 1,
    'dismissed proposals': 1,
  });
});
