import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  type FigureChoice,
  figuresState,
  type FigureWitnessState,
  profileFigure,
  rpc,
} from '@groundwork/contracts';
import { type RunningService, SettableClock } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';
import { sendFigures as sendFiguresTo } from '../../../testing/send-figures.ts';
import { ComputeDueFigures } from '../compute-due-figures/compute-due-figures.use-case.ts';

const start = '2026-11-20T09:00:00.000Z';
const field = 'averageBankBalance';

let service: RunningService;
const clock = new SettableClock(start);
beforeAll(async () => {
  service = await runProfile(clock);
});
afterAll(() => service.stop());

const months = ['2026-08', '2026-09', '2026-10'];

function bankRows(value: number, grade: 1 | 2 | 3, freshUntil = '2027-01-29'): FigureWitnessState {
  return {
    id: `bank_rows:${field}:${value}`,
    field,
    source: 'bank_rows',
    kind: null,
    value,
    period: { from: '2026-08-01', to: '2026-10-31' },
    freshUntil,
    reviewed: false,
    confidence: 1,
    months: 3,
    corrected: false,
    monthGrades: months.map((month) => ({ month, grade, withheld: null })),
    documentIds: [],
  };
}

const sendFigures = (userId: string, ...figures: FigureWitnessState[]) =>
  sendFiguresTo(service, userId, figures);

const list = (userId: string) =>
  service.rpc.call(rpc.profile.figures, { userId: actingForSelf(userId).userId });
const figureOf = async (userId: string, name = field) =>
  (await list(userId)).find((figure) => figure.field === name);
const settle = (userId: string, ...choices: FigureChoice[]) =>
  service.rpc.call(rpc.profile.settleFigures, { ...actingForSelf(userId), choices });
const undo = (userId: string, name?: string) =>
  service.rpc.call(rpc.profile.undoFigures, {
    ...actingForSelf(userId),
    ...(name !== undefined && { field: name }),
  });
const save = (userId: string, profile: object) =>
  service.rpc.call(rpc.profile.save, { ...actingForSelf(userId), profile });
const published = async (userId: string) =>
  (
    await service.query(
      `select data from outbox where type = 'figures.changed' and aggregate_id = $1 order by id`,
      [userId],
    )
  ).map(({ data }) => figuresState.parse(data));

describe('a figure that the owner never answered', () => {
  it('is open, then has the value of her bank rows, then of her statements, without a proof of its own', async () => {
    const userId = owner();
    expect(await figureOf(userId)).toMatchObject({ value: null, valueFrom: null, status: 'open' });
    await sendFigures(userId, bankRows(94_189.04, 1));
    const fromFile = await figureOf(userId);
    expect(profileFigure.strict().parse(fromFile)).toMatchObject({
      value: 94_189,
      valueFrom: 'bank_rows:averageBankBalance:94189.04',
      status: 'file',
      sources: [{ grade: 1, value: 94_189.04, agrees: true }],
    });
    await sendFigures(userId, bankRows(94_189.04, 3));
    expect(await figureOf(userId)).toMatchObject({ value: 94_189, status: 'confirmed' });
  });

  it('is published as an answer with its value in force, and again when its source goes', async () => {
    const userId = owner();
    await sendFigures(userId, bankRows(94_189.04, 1));
    await sendFigures(userId);
    const [filled, gone] = await published(userId);
    expect(filled).toMatchObject({ fields: expect.arrayContaining([field]), figures: { [field]: 94_189 } });
    expect(filled?.answered).toContain(field);
    expect(gone?.fields).toEqual([field]);
    expect(gone?.answered).not.toContain(field);
  });
});

it('has the sum of the document that the owner corrected against', async () => {
  const userId = owner();
  const corrected: FigureWitnessState = {
    ...bankRows(595_000, 1),
    id: 'report:annualRevenueCurrent:d1',
    field: 'annualRevenueCurrent',
    source: 'report',
    kind: 'profit_loss',
    period: { from: '2025-11-01', to: '2026-10-31' },
    corrected: true,
    holder: { match: 'same', answer: null },
    paperSum: 590_000,
  };
  await sendFigures(userId, corrected);
  expect(await figureOf(userId, 'annualRevenueCurrent')).toMatchObject({
    value: null,
    status: 'open',
    sources: [
      {
        value: 595_000,
        grade: null,
        withheld: 'corrected',
        note: 'Corrected by you. The document’s own lines add up to $590,000.',
      },
    ],
  });
});

describe('a figure with two values', () => {
  async function disputed(): Promise<string> {
    const userId = owner();
    await save(userId, { [field]: 31_000 });
    await sendFigures(userId, bankRows(94_189.04, 2));
    return userId;
  }
  const source = 'bank_rows:averageBankBalance:94189.04';

  it('is disputed with what she typed in force, until she settles on the paper', async () => {
    const userId = await disputed();
    const figure = await figureOf(userId);
    expect(figure).toMatchObject({ value: 31_000, valueFrom: 'said', status: 'disputed' });
    expect(figure?.question).not.toBeNull();
    const [settled] = await settle(userId, { field, use: source, version: figure?.version });
    expect(settled).toMatchObject({
      value: 94_189,
      valueFrom: source,
      status: 'paper',
      settledOn: clock.today(),
      undoableUntil: new Date(clock.now().getTime() + 600_000).toISOString(),
    });
    expect((await published(userId)).at(-1)).toMatchObject({
      fields: [field],
      figures: { [field]: 94_189 },
    });
  });

  it('is as before after an undo within ten minutes, and not later', async () => {
    const userId = await disputed();
    const before = await figureOf(userId);
    await settle(userId, { field, use: source });
    expect(await undo(userId, field)).toEqual([before]);
    await expect(undo(userId, field)).rejects.toMatchObject({ code: 'UNDO_EXPIRED' });
    await expect(undo(userId, 'nothing')).rejects.toMatchObject({ code: 'FIGURE_NOT_FOUND' });
    await settle(userId, { field, use: source });
    clock.advance(600_000);
    await expect(undo(userId)).rejects.toMatchObject({ code: 'UNDO_EXPIRED' });
  });

  it('has her own value in the profile too, and the former answer after an undo', async () => {
    const userId = await disputed();
    const [own] = await settle(userId, { field, use: 'said', value: 90_000 });
    expect(own).toMatchObject({ value: 90_000, valueFrom: 'said', status: 'paper' });
    const profileOf = () => service.rpc.call(rpc.profile.get, { userId: actingForSelf(userId).userId });
    expect((await profileOf())[field]).toBe(90_000);
    await undo(userId);
    expect((await profileOf())[field]).toBe(31_000);
    expect(await figureOf(userId)).toMatchObject({ value: 31_000, status: 'disputed' });
  });

  it('does not change where a choice of several is not possible', async () => {
    const userId = await disputed();
    const good = { field, use: source };
    for (const [bad, code] of [
      [{ field: 'nothing', use: source }, 'FIGURE_NOT_FOUND'],
      [{ field: 'annualRevenueCurrent', use: source }, 'SOURCE_NOT_FOUND'],
      [{ field: 'annualRevenueCurrent', use: 'said', value: 1, version: 'old' }, 'FIGURE_CHANGED'],
    ] as const)
      await expect(settle(userId, good, bad)).rejects.toMatchObject({
        code,
        details: [{ field: bad.field }],
      });
    expect(await figureOf(userId)).toMatchObject({ status: 'disputed' });
  });

  it('has what the owner types after her decision', async () => {
    const userId = await disputed();
    await settle(userId, { field, use: source });
    await save(userId, { [field]: 35_000 });
    expect(await figureOf(userId)).toMatchObject({ value: 35_000, valueFrom: 'said', settledOn: null });
    await expect(undo(userId)).rejects.toMatchObject({ code: 'UNDO_EXPIRED' });
  });

  it('rejects an own value that the profile rejects, and changes nothing', async () => {
    const userId = await disputed();
    for (const value of ['much', -5, true])
      await expect(settle(userId, { field, use: 'said', value })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
    expect(await figureOf(userId)).toMatchObject({ value: 31_000, settledOn: null });
  });

  it('is in the export with the reason of the owner', async () => {
    const userId = await disputed();
    await settle(userId, { field, use: source, reason: 'The statements are right' });
    const exported = await service.rpc.call(rpc.privacy.profile, actingForSelf(userId));
    expect(exported.settledFigures).toMatchObject([
      { field, use: source, reason: 'The statements are right', decidedAt: clock.now().toISOString() },
    ]);
  });

  it('falls back to what she typed when the source of her choice goes, and the others of a decision stay', async () => {
    const userId = await disputed();
    await settle(userId, { field, use: source });
    await sendFigures(userId);
    expect(await figureOf(userId)).toMatchObject({ value: 31_000, valueFrom: 'said', settledOn: null });
  });
});

it('publishes no name, no address and no identifier', async () => {
  const userId = owner();
  await save(userId, { fullName: 'Ann Marker', ein: '12-3456789', annualRevenueCurrent: 5 });
  const sent = JSON.stringify(await published(userId));
  expect(sent).toContain('annualRevenueCurrent');
  for (const text of ['Marker', '3456789']) expect(sent).not.toContain(text);
  expect(JSON.stringify(await list(userId))).not.toMatch(/Marker|3456789/);
});

it('opens a figure again on the day after the last day of its source', async () => {
  const userId = owner();
  await sendFigures(userId, bankRows(94_189.04, 1));
  clock.advance(71 * 86_400_000);
  await service.app.get(ComputeDueFigures).run();
  expect(await figureOf(userId)).toMatchObject({ value: null, status: 'open' });
  expect((await published(userId)).at(-1)).toMatchObject({ fields: [field] });
});
