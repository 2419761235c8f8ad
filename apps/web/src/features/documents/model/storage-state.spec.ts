import { describe, expect, it } from '@jest/globals';
import { storageState } from './storage-state.ts';

const limits = { bytes: 1000, files: 100, uploadsAnHour: 10, waitingPages: 50 };
const used = { bytes: 100, files: 5, uploadsAnHour: 1, waitingPages: 2 };
const stateWith = (changes: Partial<typeof used>) => storageState({ used: { ...used, ...changes }, limits });

describe('the storage of an owner', () => {
  it.each([
    ['free', {}],
    ['free', { bytes: 899, files: 89, uploadsAnHour: 9, waitingPages: 49 }],
    ['nearlyFull', { bytes: 900 }],
    ['nearlyFull', { files: 90 }],
    ['nearlyFull', { bytes: 999 }],
    ['full', { bytes: 1000 }],
    ['full', { files: 101 }],
    ['full', { files: 100, uploadsAnHour: 10 }],
    ['paused', { uploadsAnHour: 10 }],
    ['paused', { waitingPages: 50 }],
    ['paused', { bytes: 950, waitingPages: 51 }],
  ] as const)('is %s with %j', (state, changes) => {
    expect(stateWith(changes)).toBe(state);
  });
});
