import { describe, expect, it } from '@jest/globals';
import { storageState } from './storage-state.ts';

const limits = { bytes: 1000, files: 100, uploadsAnHour: 10, waitingPages: 50 };
const noUse = { files: 0, bytes: 0, rows: 0, processorMs: 0 };
const period = { used: noUse, limits: noUse };
const budget = { hour: period, day: period };
const used = { bytes: 100, files: 5, uploadsAnHour: 1, waitingPages: 2 };
const stateWith = (changes: Partial<typeof used>, goesOnAt: string | null = null) =>
  storageState({ used: { ...used, ...changes }, limits, budget: { ...budget, goesOnAt } });

describe('the storage of an owner', () => {
  it.each([
    ['free', {}],
    ['free', { bytes: 899, files: 89, uploadsAnHour: 9, waitingPages: 49 }],
    ['nearlyFull', { bytes: 900 }],
    ['nearlyFull', { files: 90 }],
    ['nearlyFull', { bytes: 999 }],
    ['full', { bytes: 1000 }],
    ['full', { files: 101 }],
    ['paused', { waitingPages: 50 }],
    ['paused', { bytes: 950, waitingPages: 51 }],
  ] as const)('is %s with %j', (state, changes) => {
    expect(stateWith(changes)).toBe(state);
  });

  it('is paused while the file budget is spent, unless it is full', () => {
    const later = '2026-03-10T15:00:00.000Z';
    expect(stateWith({}, later)).toBe('paused');
    expect(stateWith({ files: 100 }, later)).toBe('full');
  });
});
