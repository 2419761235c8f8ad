import { describe, expect, it } from '@jest/globals';
import { bytesOfCode } from './code-room.ts';
import { endReader, startReader } from './reader-process.ts';

const maps = `00400000-02a00000 r-xp 00000000 fe:00 123 /usr/local/bin/node
7f09c0000000-7f09dffc0000 rwxp 00000000 00:00 0
7f09dffc0000-7f09e0000000 rw-p 00000000 00:00 0
7f09e1000000-7f09e1001000 rwxp 00000000 00:00 0

`;

describe('the room for code in the memory limit of a reader', () => {
  it('is what this process maps as writable code', () => {
    expect(bytesOfCode(maps)).toBe(0x1ffc0000 + 0x1000);
    expect(bytesOfCode('')).toBe(0);
  });

  it('lets a reader start whose limit is smaller than what Node 24 maps before it runs', async () => {
    const file = new URL('../testing/double.child.mjs', import.meta.url).pathname;
    const child = startReader({ file, heapMb: 64, memoryMb: 200 });
    const first = await new Promise((resolve) => {
      child.once('message', () => resolve('a message'));
      child.once('exit', (code, signal) => resolve(signal ?? code));
      child.send({ begin: true });
    });
    await endReader(child);
    expect(first).toBe('a message');
  });
});
