import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { soon, unlessStalled } from './store-deadlines.adapter.ts';

const never = new Promise<never>(() => undefined);
const patience = 60;
const given = (bytes: number) => () => bytes;

describe('a call of the file store', () => {
  it('returns the result in time', async () => {
    await expect(soon(Promise.resolve('done'), patience)).resolves.toBe('done');
    await expect(soon(Promise.reject(new Error('full')), patience)).rejects.toThrow('full');
  });

  it('fails at the deadline', async () => {
    await expect(soon(never, patience)).rejects.toThrow('gave no answer');
  });
});

describe('a write to the file store', () => {
  it('fails when the store does not read available bytes', async () => {
    const content = new PassThrough();
    content.write('%PDF-');
    await expect(unlessStalled(content, given(5), never, patience)).rejects.toThrow('gave no answer');
  });

  it('fails when the store has all bytes and does not finish', async () => {
    const content = new PassThrough();
    content.end();
    content.resume();
    await expect(unlessStalled(content, given(0), never, patience)).rejects.toThrow('gave no answer');
  });

  it('waits while the client sends nothing', async () => {
    const storing = sleep(5 * patience, 'stored');
    await expect(unlessStalled(new PassThrough(), given(0), storing, patience)).resolves.toBe('stored');
  });

  it('waits while the store reads slowly', async () => {
    const content = new PassThrough();
    let bytes = 0;
    const trickle = setInterval(() => {
      content.write('ab');
      bytes += 2;
      content.read(1);
    }, patience / 4);
    const storing = sleep(5 * patience, 'stored');
    await expect(unlessStalled(content, () => bytes, storing, patience)).resolves.toBe('stored');
    clearInterval(trickle);
  });
});
