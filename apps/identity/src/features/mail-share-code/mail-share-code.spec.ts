import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { rpc, type UserId } from '@groundwork/contracts';
import { eventually, MailServer, type RunningService } from '@groundwork/testing';
import { runIdentity, signUp, slowCallMs } from '../../../testing/identity.ts';

let identity: RunningService;
afterEach(() => identity.stop());

const order = (userId: UserId, to: string) =>
  identity.rpc.call(rpc.identity.mailShareCode, { userId, to, code: '402716' });
const rowsOf = (userId: UserId) => identity.query('select * from mails where user_id = $1', [userId]);

describe('the code of a link', () => {
  it('is mailed to the reader, and its row has neither address nor code', async () => {
    const mail = await MailServer.start();
    identity = await runIdentity({ SMTP_URL: mail.url });
    const { user } = await signUp(identity, 'sender@example.com');
    mail.rejection = { code: 451, once: true };
    expect(await order(user.id, 'lena@bank.example')).toEqual({ isQueued: true });
    const [row] = await eventually(
      () => rowsOf(user.id),
      ([waiting]) => Number(waiting?.['attempts']) > 0,
      slowCallMs,
    );
    expect(JSON.stringify(row)).not.toMatch(/bank\.example|402716/);
    expect(Number(row?.['expires_at']) - Date.now()).toBeLessThan(15 * 60_000);
    await identity.query('update mails set next_at = now() where user_id = $1', [user.id]);
    const [received] = await mail.to('lena@bank.example');
    expect(received?.text).toContain('Your code is 402716.');
    expect(received?.subject).toBe('Your code for a lender file');
    await mail.stop();
  });

  it('is not queued by a site without mail', async () => {
    identity = await runIdentity();
    expect(await order(randomUUID() as UserId, 'lena@bank.example')).toEqual({ isQueued: false });
  });
});
