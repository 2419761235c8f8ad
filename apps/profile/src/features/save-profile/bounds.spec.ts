import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, rpc } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';

let service: RunningService;
beforeAll(async () => {
  service = await runProfile();
});
afterAll(() => service.stop());

const save = (userId: string, profile: object) =>
  service.rpc.call(rpc.profile.save, { ...actingForSelf(userId), profile });
const profileOf = (userId: string) =>
  service.rpc.call(rpc.profile.get, { userId: actingForSelf(userId).userId });
const figureOf = async (userId: string, field: string) =>
  (await service.rpc.call(rpc.profile.figures, { userId: actingForSelf(userId).userId })).find(
    (figure) => figure.field === field,
  );

const dollars = { annualRevenueCurrent: 500_000, ebitda: 310_000, costOfGoodsSold: 190_000 };

describe('a margin that no business can have', () => {
  it.each(['netProfitMargin', 'grossProfitMargin'])('is rejected with its field: %s', async (field) => {
    const userId = owner();
    for (const value of [100.5, -1000.5, 62_000])
      await expect(save(userId, { [field]: value })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        details: [{ field, message: 'Enter a percent from -1,000% to 100%.' }],
      });
    expect(await profileOf(userId)).toMatchObject({ version: 0, [field]: 0 });
    expect(await save(userId, { [field]: 100 })).toMatchObject({ [field]: 100 });
    expect(await save(userId, { [field]: -1000 })).toMatchObject({ [field]: -1000 });
  });

  it('has the suggestion that fits the dollar figures, of the same edit too', async () => {
    const userId = owner();
    const suggested = { field: 'grossProfitMargin', message: expect.stringContaining('Did you mean 62%?') };
    await expect(save(userId, { ...dollars, grossProfitMargin: 6200 })).rejects.toMatchObject({
      details: [suggested],
    });
    await save(userId, dollars);
    await expect(save(userId, { grossProfitMargin: 62_000 })).rejects.toMatchObject({ details: [suggested] });
  });

  it('is rejected as an own value of a decision too', async () => {
    const userId = owner();
    await save(userId, { netProfitMargin: 12 });
    const choices = [{ field: 'netProfitMargin', use: 'said', value: 1200 }];
    const settled = service.rpc.call(rpc.profile.settleFigures, { ...actingForSelf(userId), choices });
    await expect(settled).rejects.toMatchObject({ details: [{ field: 'netProfitMargin' }] });
  });
});

describe('a figure far from its neighbors', () => {
  it('is saved and in dispute, with the question about the comma', async () => {
    const userId = owner();
    await save(userId, { annualRevenueCurrent: 480_000, annualRevenuePrevious: 24_000 });
    expect(await figureOf(userId, 'annualRevenueCurrent')).toMatchObject({
      value: 480_000,
      status: 'disputed',
      question: expect.stringContaining('Did the comma slip?'),
    });
    await save(userId, { annualRevenuePrevious: 400_000 });
    expect(await figureOf(userId, 'annualRevenueCurrent')).toMatchObject({ status: 'said', question: null });
  });

  it('is in dispute as a percent of more than ten times the dollar figures', async () => {
    const userId = owner();
    await save(userId, { ...dollars, costOfGoodsSold: 475_000, grossProfitMargin: 60 });
    expect(await figureOf(userId, 'grossProfitMargin')).toMatchObject({ value: 60, status: 'disputed' });
  });
});
