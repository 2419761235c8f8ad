import { describe, expect, it } from '@jest/globals';
import { withDeadline } from './with-deadline.ts';

describe('a call of the file store', () => {
  it('that answers is as it was', async () => {
    await expect(withDeadline(Promise.resolve('done'))).resolves.toBe('done');
    await expect(withDeadline(Promise.reject(new Error('full')))).rejects.toThrow('full');
  });

  it('that never answers fails', async () => {
    await expect(withDeadline(new Promise(() => undefined), 20)).rejects.toThrow('did nothing');
  });
});
