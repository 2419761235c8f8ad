import { describe, expect, it } from '@jest/globals';
import { wantsSamples } from './sample-data.ts';

describe('the setting SAMPLE_DATA', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['false', false],
    ['true', true],
  ])('%j gives %j', (setting, wanted) => {
    expect(wantsSamples(setting)).toBe(wanted);
  });

  it.each(['yes', 'TRUE', '1', ' true'])('rejects %j', (setting) => {
    expect(() => wantsSamples(setting)).toThrow('SAMPLE_DATA must be true or false');
  });
});
