import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { withDeadline, failIfStalled } from './store-deadlines.adapter.ts';

const never = new Promise<never>(() => undefined);
const limitMs = 60;
const received = (bytes: number) => () => bytes;

describe('a call of the file store', () => {
  it('returns the result in time', async () => {
    await expect(withDeadline(Promise.resolve('done'), limitMs)).resolves.toBe('done');
    await expect(withDeadline(Promise.reject(new Error('full')), limitMs)).rejects.toThrow('full');
  });

  it('fails at the deadline', async () => {
    await expect(withDeadline(never, limitMs)).rejects.toThrow('gave no answer');
  });
});

describe('a write to the file store', () => {
  it('fails when the store does not read available bytes', async () => {
    const content = new PassThrough();
    content.write('%PDF-');
    await expect(failIfStalled(content, received(5), never, limitMs)).rejects.toThrow('gave no answer');
  });

  it('fails when the store has all bytes and does not finish', async () => {
    const content = new PassThrough();
    content.end();
    content.resume();
    await expect(failIfStalled(content, received(0), never, limitMs)).rejects.toThrow('gave no answer');
  });

  it('waits while the client sends nothing', async () => {
    const storing = sleep(5 * limitMs, 'stored');
    await expect(failIfStalled(new PassThrough(), received(0), storing, limitMs)).resolves.toBe('stored');
  });

  it('waits while the store reads slowly', async () => {
    const content = new PassThrough();
    let bytes = 0;
    const trickle = setInterval(() => {
      content.write('ab');
      bytes += 2;
      content.read(1);
    }, limitMs / 4);
    const storing = sleep(5 * limitMs, 'stored');
    await expect(failIfStalled(content, () => bytes, storing, limitMs)).resolves.toBe('stored');
    clearInterval(trickle);
  });
});
