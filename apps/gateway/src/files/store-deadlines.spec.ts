import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { soon, unlessStalled } from './store-deadlines.adapter.ts';

const never = new Promise<never>(() => undefined);
const patience = 60;
const given = (bytes: number) => () => bytes;

describe('a call of the file store', () => {
  it('that answers is as it was', async () => {
    await expect(soon(Promise.resolve('done'), patience)).resolves.toBe('done');
    await expect(soon(Promise.reject(new Error('full')), patience)).rejects.toThrow('full');
  });

  it('that never answers fails', async () => {
    await expect(soon(never, patience)).rejects.toThrow('gave no answer');
  });
});

describe('a store that is given a file', () => {
  it('fails once it takes nothing of what lies ready', async () => {
    const content = new PassThrough();
    content.write('%PDF-');
    await expect(unlessStalled(content, given(5), never, patience)).rejects.toThrow('gave no answer');
  });

  it('fails once it has all and never says so', async () => {
    const content = new PassThrough();
    content.end();
    content.resume();
    await expect(unlessStalled(content, given(0), never, patience)).rejects.toThrow('gave no answer');
  });

  it('is not blamed while nothing comes from the client', async () => {
    const storing = sleep(5 * patience, 'stored');
    await expect(unlessStalled(new PassThrough(), given(0), storing, patience)).resolves.toBe('stored');
  });

  it('is not blamed while it takes something, however slowly', async () => {
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
