import { describe, expect, it } from '@jest/globals';
import { internalRange, reserveFrom, reserveInternal, isInUse } from './ports.ts';

describe('choosing ports', () => {
  it('uses the next free port when the requested port is in use', async () => {
    const first = await reserveInternal();
    const second = await reserveFrom(first.port);
    expect(second.port).toBeGreaterThan(first.port);
    await Promise.all([first.release(), second.release()]);
  });

  it('reserves a port until its release', async () => {
    const held = await reserveInternal();
    expect(await isInUse(held.port)).toBe(true);
    await held.release();
    expect(await isInUse(held.port)).toBe(false);
  });

  it('fails when a range has no free port', async () => {
    const held = await reserveInternal();
    await expect(reserveFrom(held.port, held.port)).rejects.toThrow(`No port is free from ${held.port}`);
    await held.release();
  });

  it('reads a configured range and rejects each other text', () => {
    expect(internalRange('4000-4100')).toEqual({ from: 4000, to: 4100 });
    for (const wrong of ['4000', '4100-4000', 'a-b', '0-10', '1-70000']) {
      expect(() => internalRange(wrong)).toThrow('is not a range of ports');
    }
  });
});
