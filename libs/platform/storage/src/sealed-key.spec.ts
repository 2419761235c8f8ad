import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { KeyReceiver, sealKey } from './sealed-key.ts';

const root = join(import.meta.dirname, '../../../..');
const key = Buffer.alloc(32, 7);

/** A small young generation collects garbage between two steps of the work, wherever that is. */
const options = ['--max-semi-space-size=1', '--semi-space-growth-factor=1', '--conditions=groundwork-source'];
const work = `
  const { KeyReceiver, sealKey } = await import('./libs/platform/storage/src/sealed-key.ts');
  const other = [];
  for (let n = 0; n < 6000; n += 1) {
    const receiver = new KeyReceiver();
    other[n % 10] = ('x'.repeat(n % 977) + n).split('');
    if (n % 20 === 0) receiver.open(sealKey(receiver.publicKey, 'a', Buffer.alloc(32)), 'a');
  }
  process.stdout.write('done');`;

describe('a sealed key', () => {
  it('opens for its receiver and its purpose only', () => {
    const receiver = new KeyReceiver();
    const sealed = sealKey(receiver.publicKey, 'document 1', key);
    expect(receiver.open(sealed, 'document 1')).toEqual(key);
    expect(() => receiver.open(sealed, 'document 2')).toThrow();
    expect(() => new KeyReceiver().open(sealed, 'document 1')).toThrow();
    expect(sealKey(receiver.publicKey, 'document 1', key)).not.toBe(sealed);
  });

  it('does not stop its process while garbage is collected', async () => {
    const script = ['--import', './infra/typescript.mjs', '--input-type=module', '--eval', work];
    const { stdout } = await promisify(execFile)(process.execPath, [...options, ...script], {
      cwd: root,
      timeout: 100_000,
      killSignal: 'SIGKILL',
    });
    expect(stdout).toBe('done');
  });
});
