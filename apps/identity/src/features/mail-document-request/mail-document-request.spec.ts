import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, rpc } from '@groundwork/contracts';
import { MailServer, type RunningService } from '@groundwork/testing';
import { runIdentity, signUp } from '../../../testing/identity.ts';

let mail: MailServer;
let identity: RunningService;
beforeAll(async () => {
  mail = await MailServer.start();
  identity = await runIdentity({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await identity.stop();
  await mail.stop();
});

describe('a request for a document', () => {
  it.each([
    [false, 'A document is needed', 'lena@example.com'],
    [true, 'Reminder: a document is needed', 'lou@example.com'],
  ])('is mailed with its link, again: %s', async (reminds, subject, to) => {
    const { user } = await signUp(identity, `sender-${String(reminds)}@example.com`);
    const from = { name: 'Bay Advisers', place: 'Cedar Lane Bakery' };
    const call = { ...actingForSelf(user.id), to, token: 'a-token', from, reminds };
    expect(await identity.rpc.call(rpc.identity.mailDocumentRequest, call)).toEqual({ isQueued: true });
    const [received] = await mail.to(to);
    expect(received?.subject).toBe(subject);
    expect(received?.text).toContain('Bay Advisers needs a document for Cedar Lane Bakery.');
    expect(received?.text).toMatch(/\/request#a-token\s/);
  });
});
