import { describe, expect, it } from '@jest/globals';
import { fileLimits, type FileUse } from '@groundwork/contracts';
import { type HourUse, noUse, oneFile, spentBudget, toFileBudget } from './file-budget.rules.ts';

const now = new Date('2026-03-10T14:20:00Z');
const limits = {
  hour: { files: 10, bytes: 1000, rows: 100, processorMs: 500 },
  day: { files: 30, bytes: 3000, rows: 300, processorMs: 1500 },
};
const useAt = (hour: string, use: Partial<FileUse>): HourUse => ({ ...noUse, ...use, hour: new Date(hour) });
const spent = (hours: HourUse[], bytes = 1, at = now) =>
  spentBudget({ hours, limits, now: at }, oneFile(bytes));

describe('the file budget', () => {
  it('admits the file that reaches the limit, and no further one', () => {
    expect(spent([useAt('2026-03-10T14:00:00Z', { files: 9, bytes: 900 })], 100)).toBeNull();
    expect(spent([useAt('2026-03-10T14:00:00Z', { files: 9, bytes: 900 })], 101)).toMatchObject({
      measure: 'bytes',
      period: 'hour',
      limit: 1000,
    });
  });

  it.each<[keyof FileUse, number]>([
    ['files', 10],
    ['bytes', 1000],
    ['rows', 101],
    ['processorMs', 501],
  ])('goes on with the next hour when %s of the hour are spent', (measure, used) => {
    const hours = [useAt('2026-03-10T14:00:00Z', { [measure]: used })];
    expect(spent(hours)).toEqual({
      measure,
      period: 'hour',
      limit: limits.hour[measure],
      goesOnAt: new Date('2026-03-10T15:00:00Z'),
    });
    expect(spent(hours, 1, new Date('2026-03-10T15:00:00Z'))).toBeNull();
  });

  it('goes on when enough hours are older than a day', () => {
    const hours = [
      useAt('2026-03-09T15:00:00Z', { files: 1 }),
      useAt('2026-03-09T20:00:00Z', { files: 9 }),
      useAt('2026-03-10T10:00:00Z', { files: 10 }),
      useAt('2026-03-10T13:00:00Z', { files: 10 }),
    ];
    expect(spent(hours)).toMatchObject({ period: 'day', goesOnAt: new Date('2026-03-10T15:00:00Z') });
    const more = [...hours, useAt('2026-03-10T14:00:00Z', { files: 1 })];
    expect(spent(more)).toMatchObject({ period: 'day', goesOnAt: new Date('2026-03-10T20:00:00Z') });
    expect(spent(more, 1, new Date('2026-03-10T20:00:00Z'))).toBeNull();
  });

  it('names the limit that lasts longest', () => {
    const hours = [useAt('2026-03-10T14:00:00Z', { files: 10, rows: 301 })];
    expect(spent(hours)).toMatchObject({
      measure: 'rows',
      period: 'day',
      goesOnAt: new Date('2026-03-11T14:00:00Z'),
    });
  });

  it('ends a day after a reading that cost more than the whole day', () => {
    const hours = [useAt('2026-03-10T14:00:00Z', { processorMs: 9999 })];
    expect(spent(hours)?.goesOnAt).toEqual(new Date('2026-03-11T14:00:00Z'));
    expect(spent(hours, 1, new Date('2026-03-11T14:00:00Z'))).toBeNull();
  });

  it('ignores hours before the day', () => {
    expect(spent([useAt('2026-03-09T14:00:00Z', { files: 99, processorMs: 9999 })])).toBeNull();
  });

  it('has the limits of the new plan at once', () => {
    const hours = [useAt('2026-03-10T14:00:00Z', { files: 600 })];
    const problemOn = (plan: keyof typeof fileLimits) =>
      spentBudget({ hours, limits: fileLimits[plan], now }, oneFile(1))?.measure;
    expect(problemOn('starter')).toBe('files');
    expect(problemOn('professional')).toBeUndefined();
  });

  it('shows the use of the hour and the day, and when the next file can come', () => {
    const hours = [
      useAt('2026-03-09T15:00:00Z', { files: 1 }),
      useAt('2026-03-10T14:00:00Z', { files: 10, rows: 5 }),
    ];
    expect(toFileBudget({ hours, limits, now })).toEqual({
      hour: { used: { ...noUse, files: 10, rows: 5 }, limits: limits.hour },
      day: { used: { ...noUse, files: 11, rows: 5 }, limits: limits.day },
      goesOnAt: '2026-03-10T15:00:00.000Z',
    });
    expect(toFileBudget({ hours: [], limits, now }).goesOnAt).toBeNull();
  });
});
