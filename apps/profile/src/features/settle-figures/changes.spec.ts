import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, figuresState, type FigureWitnessState, rpc } from '@groundwork/contracts';
import { copiedFigures, type FigureWitness } from '@groundwork/engine-evidence';
import { type RunningService, SettableClock } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';
import { sendFigures as sendFiguresTo } from '../../../testing/send-figures.ts';
import { ComputeDueFigures } from '../compute-due-figures/compute-due-figures.use-case.ts';

const field = 'averageBankBalance';
let service: RunningService;
const clock = new SettableClock('2026-11-20T09:00:00.000Z');
beforeAll(async () => {
  service = await runProfile(clock);
});
afterAll(() => service.stop());

const source = `bank_rows:${field}:2026-08:2026-10`;
const rows: FigureWitnessState = {
  id: source,
  field,
  source: 'bank_rows',
  kind: null,
  value: 94_189.04,
  period: { from: '2026-08-01', to: '2026-10-31' },
  freshUntil: '2027-01-29',
  reviewed: false,
  confidence: 1,
  months: 3,
  corrected: false,
  monthGrades: [{ month: '2026-10', grade: 2, withheld: null }],
  documentIds: [],
};

const sendFigures = (userId: string, ...figures: FigureWitnessState[]) =>
  sendFiguresTo(service, userId, figures);

const save = (userId: string, profile: object) =>
  service.rpc.call(rpc.profile.save, { ...actingForSelf(userId), profile });
const list = (userId: string) =>
  service.rpc.call(rpc.profile.figures, { userId: actingForSelf(userId).userId });
const settle = (userId: string, use: string, expected?: string) =>
  service.rpc.call(rpc.profile.settleFigures, {
    ...actingForSelf(userId),
    choices: [{ field, use, ...(expected !== undefined && { version: expected }) }],
  });
const published = async (userId: string) =>
  (
    await service.query(
      `select data from outbox where type = 'figures.changed' and aggregate_id = $1 order by id`,
      [userId],
    )
  ).map(({ data }) => figuresState.parse(data));

async function disputed(): Promise<string> {
  const userId = owner();
  await save(userId, { [field]: 31_000 });
  await sendFigures(userId, rows);
  return userId;
}

describe('a published change', () => {
  it('has its cause, what she typed and what she decided, without her reason', async () => {
    const userId = await disputed();
    await settle(userId, source);
    const [typed, evidence, settled] = await published(userId);
    expect([typed?.cause, evidence?.cause, settled?.cause]).toEqual(['profile', 'evidence', 'settled']);
    expect(typed).toMatchObject({ typed: {}, settled: [] });
    expect(settled).toMatchObject({
      figures: { [field]: 94_189 },
      typed: { [field]: 31_000 },
      settled: [{ field, use: source, day: clock.today(), sources: expect.any(String) }],
    });
    expect(Object.keys(settled?.settled?.[0] ?? {}).sort()).toEqual(['day', 'field', 'sources', 'use']);
  });

  it('names the figures whose source is gone, and none that the owner changed', async () => {
    const userId = await disputed();
    await settle(userId, source);
    await save(userId, { [field]: 40_000 });
    expect((await published(userId)).at(-1)).not.toHaveProperty('fellBack');
    await settle(userId, source);
    await sendFigures(userId);
    expect((await published(userId)).at(-1)).toMatchObject({
      cause: 'evidence',
      fellBack: [field],
      figures: { [field]: 40_000 },
    });
  });

  it('gives another service the same figures', async () => {
    const userId = await disputed();
    await save(userId, { annualRevenueCurrent: 480_000, annualRevenuePrevious: 24_000, nsfIncidents: 0 });
    await settle(userId, source);
    const state = (await published(userId)).at(-1)!;
    const { figures, answered, typed = {}, settled = [] } = state;
    const copy = { figures, answered, typed, settled };
    const copied = copiedFigures(copy, [rows as FigureWitness], clock.today());
    const own = await list(userId);
    for (const figure of copied.filter((each) => own.some((one) => one.field === each.field)))
      expect([figure.field, figure.version]).toEqual([
        figure.field,
        own.find((each) => each.field === figure.field)?.version,
      ]);
    expect(copied.find((figure) => figure.field === field)).toMatchObject({ status: 'paper', value: 94_189 });
  });
});

it('lets one of two tabs decide at once, and the other one gets the conflict', async () => {
  const userId = await disputed();
  const expected = (await list(userId)).find((figure) => figure.field === field)?.version ?? '';
  const both = await Promise.allSettled([settle(userId, source, expected), settle(userId, 'said', expected)]);
  const refused = both.filter((each) => each.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ code: 'FIGURE_CHANGED', details: [{ field }] });
});

it('has the same bytes after the stored figures are computed again', async () => {
  const userId = await disputed();
  await settle(userId, source);
  const stored = async () =>
    (
      await service.query('select owner_figures::text as row from owner_figures where user_id = $1', [userId])
    )[0]?.['row'];
  const before = await stored();
  const events = await published(userId);
  await service.query('update owner_figures set due_on = current_date - 400 where user_id = $1', [userId]);
  expect(await stored()).not.toBe(before);
  await service.app.get(ComputeDueFigures).run();
  expect(await stored()).toBe(before);
  expect(await published(userId)).toEqual(events);
  await service.query(
    `update owner_figures set due_on = current_date - 400, figure_versions = figure_versions - $2::text
     where user_id = $1`,
    [userId, field],
  );
  await service.app.get(ComputeDueFigures).run();
  expect((await published(userId)).at(-1)).toMatchObject({ fields: [field], figures: { [field]: 94_189 } });
});
