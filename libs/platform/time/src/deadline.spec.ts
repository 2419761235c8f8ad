import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { deadline, DeadlineError, endsWithin } from './deadline.ts';

const never = new Promise<never>(() => undefined);
const ms = 20;

describe('deadline', () => {
  it('returns the result of the work, or its failure', async () => {
    await expect(deadline('The store', 60_000, Promise.resolve('done'))).resolves.toBe('done');
    await expect(deadline('The store', 60_000, Promise.reject(new Error('full')))).rejects.toThrow('full');
  });

  it('fails with its name and its limit when the work never ends', async () => {
    const late = deadline('The store', ms, never);
    await expect(late).rejects.toThrow(DeadlineError);
    await expect(late).rejects.toThrow('The store gave no answer within 20 ms');
  });

  it('handles a failure after the deadline', async () => {
    const failing = sleep(3 * ms).then(() => Promise.reject(new Error('too late')));
    await expect(deadline('The store', ms, failing)).rejects.toThrow(DeadlineError);
    await expect(failing).rejects.toThrow('too late');
  });
});

describe('endsWithin', () => {
  it('returns whether the work ended in time', async () => {
    expect(await endsWithin(60_000, Promise.resolve())).toBe(true);
    expect(await endsWithin(ms, never)).toBe(false);
    await expect(endsWithin(60_000, Promise.reject(new Error('full')))).rejects.toThrow('full');
  });
});
