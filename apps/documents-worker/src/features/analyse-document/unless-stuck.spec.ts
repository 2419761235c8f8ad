import { describe, expect, it } from '@jest/globals';
import { unlessStuck } from './unless-stuck.ts';

describe('a call of the file store', () => {
  it('that answers is as it was', async () => {
    await expect(unlessStuck(Promise.resolve('done'))).resolves.toBe('done');
    await expect(unlessStuck(Promise.reject(new Error('full')))).rejects.toThrow('full');
  });

  it('that never answers fails', async () => {
    await expect(unlessStuck(new Promise(() => undefined), 20)).rejects.toThrow('did nothing');
  });
});
