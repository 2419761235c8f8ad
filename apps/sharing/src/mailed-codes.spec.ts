import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, rpc, type UserId } from '@groundwork/contracts';
import { RunningSharing } from '../testing/running-sharing.ts';

let sharing: RunningSharing;
beforeAll(async () => {
  sharing = await RunningSharing.start();
});
afterEach(() => {
  sharing.mail = 'on';
  sharing.mails.length = 0;
});
afterAll(() => sharing.stop());

const mail = (token: string) => sharing.rpc.call(rpc.sharing.mailCode, { token });
const enter = (token: string, code: string) => sharing.rpc.call(rpc.sharing.beginSession, { token, code });

async function linkOf() {
  const userId = randomUUID() as UserId;
  const { id: packageId } = await sharing.ready(userId);
  return { userId, packageId, ...(await sharing.addLink(userId, packageId)) };
}

describe('a mailed code', () => {
  it('goes to the reader, works once, and is in no row and no event', async () => {
    const { userId, token } = await linkOf();
    expect(await mail(token)).toEqual({ expiresInSeconds: 900 });
    const [sent] = sharing.mails;
    expect(sent).toMatchObject({ to: 'ann@bank.example', code: expect.stringMatching(/^\d{6}$/) });
    const stored = JSON.stringify([
      await sharing.service.query('select * from share_codes where user_id = $1', [userId]),
      await sharing.service.query('select * from outbox where user_id = $1', [userId]),
      await sharing.service.query('select * from audit_entries where user_id = $1', [userId]),
    ]);
    expect(stored).not.toMatch(/bank\.example/);
    expect(await enter(token, sent?.code ?? '')).toHaveProperty('session');
    await expect(enter(token, sent?.code ?? '')).rejects.toMatchObject({ code: 'CODE_WRONG' });
  });

  it.each([
    [
      'off',
      { kind: 'conflict', code: 'MAIL_NOT_CONFIGURED', message: 'Ask the sender for a code by phone.' },
    ],
    ['away', { kind: 'unavailable' }],
  ] as const)('leaves a code by phone valid while mail is %s', async (state, error) => {
    const { userId, link, token } = await linkOf();
    const { code } = await sharing.code(userId, link.id);
    sharing.mail = state;
    for (let at = 0; at < 11; at += 1) await expect(mail(token)).rejects.toMatchObject(error);
    expect(await enter(token, code)).toHaveProperty('session');
  });

  it('replaces a code by phone, and ten codes of both kinds are a day', async () => {
    const { userId, link, token } = await linkOf();
    const { code } = await sharing.code(userId, link.id);
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => mail(token)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    expect(sharing.mails).toHaveLength(9);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'TOO_MANY_CODES' },
    });
    if (!sharing.mails.some((sent) => sent.code === code))
      await expect(enter(token, code)).rejects.toMatchObject({ code: 'CODE_WRONG' });
    sharing.clock.advance(25 * 3_600_000);
    expect(await mail(token)).toEqual({ expiresInSeconds: 900 });
  });

  it('is not mailed for a locked or an ended link', async () => {
    const locked = await linkOf();
    for (let at = 0; at < 20; at += 1) await enter(locked.token, '000000').catch(() => undefined);
    await expect(mail(locked.token)).rejects.toMatchObject({ code: 'LINK_LOCKED' });
    const { userId, link, token } = await linkOf();
    await sharing.rpc.call(rpc.sharing.revokeLink, { ...actingForSelf(userId), linkId: link.id });
    await expect(mail(token)).rejects.toMatchObject({ code: 'LINK_GONE' });
    expect(sharing.mails).toEqual([]);
  });
});
