import { describe, expect, it } from '@jest/globals';
import { confirmIdentity, onConfirmation } from './confirmation.ts';

describe('a confirmation', () => {
  it('is false where no dialog can open', async () => {
    expect(await confirmIdentity()).toBe(false);
  });

  it('opens one dialog for simultaneous requests, and another one later', async () => {
    let dialogs = 0;
    const stop = onConfirmation(async () => {
      dialogs += 1;
      return true;
    });
    expect(await Promise.all([confirmIdentity(), confirmIdentity()])).toEqual([true, true]);
    expect(dialogs).toBe(1);
    await confirmIdentity();
    expect(dialogs).toBe(2);
    stop();
    expect(await confirmIdentity()).toBe(false);
  });
});
