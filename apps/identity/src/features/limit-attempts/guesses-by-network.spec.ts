import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { newToken } from '@groundwork/platform-crypto';
import { MailServer, type RunningService } from '@groundwork/testing';
import { mailWords } from '../../mails.wording.ts';
import { ann, outcomeOf, runIdentity, slowCallMs } from '../../../testing/identity.ts';

jest.setTimeout(4 * slowCallMs);

const exempt = '10.1.2.3';
const home = '198.51.100.20';

let mail: MailServer;
let identity: RunningService;
let userCount = 0;

beforeAll(async () => {
  mail = await MailServer.start();
  identity = await runIdentity({
    SMTP_URL: mail.url,
    EXEMPT_NETWORKS: '10.0.0.0/8',
    FAILED_SIGN_INS_EVERYWHERE: '30',
  });
});
afterAll(async () => {
  await identity.stop();
  await mail.stop();
});

const newEmail = async (clientAddress?: string, device?: string) => {
  const email = `owner${(userCount += 1)}@example.com`;
  const person = { ...ann, email, device, ...(clientAddress && { clientAddress }) };
  await identity.rpc.call(rpc.identity.signup, person, slowCallMs);
  return email;
};
const signIn = (email: string, clientAddress: string, password = ann.password, device?: string) =>
  identity.rpc.call(rpc.identity.login, { email, password, clientAddress, device }, slowCallMs);
const outcome = (email: string, clientAddress: string, device?: string) =>
  outcomeOf(signIn(email, clientAddress, ann.password, device));
async function guess(email: string, addresses: string[]): Promise<string[]> {
  const outcomes: string[] = [];
  for (const address of addresses) outcomes.push(await outcomeOf(signIn(email, address, 'a wrong guess')));
  return outcomes;
}
const times = (count: number, address: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => address(n));
const rejected = (count: number) => times(count, () => 'BAD_CREDENTIALS');
const minutesToWait = async (email: string, address: string) => {
  const error = await signIn(email, address).catch((reason: unknown) => reason);
  return Math.ceil((error as { retryAfterSeconds: number }).retryAfterSeconds / 60);
};
const passMinutes = (minutes: number) =>
  identity.query(
    `update attempts set made_at = array(select each - $1 * interval '1 minute' from unnest(made_at) each),
       expires_at = expires_at - $1 * interval '1 minute'`,
    [minutes],
  );
const mailsTo = async (email: string) => {
  const rows = await identity.query(
    `select mails.kind from mails join users on users.id = mails.user_id where users.email = $1`,
    [email],
  );
  const sent = mail.mails.filter(
    ({ to, subject }) => to === email && subject === mailWords.signInsFailed.subject,
  );
  return rows.length + sent.length;
};

describe('guesses from one network', () => {
  it.each([
    ['203.0.113.x', (n: number) => `203.0.113.${n + 1}`, '203.0.113.200', '203.0.114.1'],
    ['::ffff:192.0.2.x', (n: number) => `::ffff:192.0.2.${n + 1}`, '192.0.2.200', '192.0.3.1'],
    ['2001:db8:1:1::x', (n: number) => `2001:db8:1:1::${n + 1}`, '2001:db8:1:1:9::', '2001:db8:1:2::1'],
  ])('lock the account for %s only', async (_, address, inside, outside) => {
    const email = await newEmail();
    expect(await guess(email, times(11, address))).toEqual([...rejected(10), 'TOO_MANY_SIGN_INS']);
    expect(await outcome(email, inside)).toBe('TOO_MANY_SIGN_INS');
    expect(await outcome(email, outside)).toBe('in');
  });

  it('lock it twice as long each time, and a sign-in ends that', async () => {
    const email = await newEmail();
    const again = (count: number) =>
      guess(
        email,
        times(count, () => home),
      );
    await again(10);
    expect(await minutesToWait(email, home)).toBe(15);
    await passMinutes(15);
    expect(await again(10)).toEqual(rejected(10));
    expect(await minutesToWait(email, home)).toBe(30);
    await passMinutes(30);
    expect(await again(10)).toEqual(rejected(10));
    expect(await minutesToWait(email, home)).toBe(60);
    await passMinutes(60);
    expect(await outcome(email, home)).toBe('in');
    await again(10);
    expect(await minutesToWait(email, home)).toBe(15);
  });

  it('are remembered for a longer lock while old rows are deleted', async () => {
    const email = await newEmail();
    await guess(
      email,
      times(10, () => home),
    );
    await passMinutes(15);
    await guess(
      email,
      times(10, () => home),
    );
    await passMinutes(20);
    await identity.query('delete from attempts where expires_at < now()');
    expect(await minutesToWait(email, home)).toBe(10);
  });
});

describe('guesses from many networks', () => {
  const most = 30;
  const lock = (email: string, subnet: number) =>
    guess(
      email,
      times(most, (n) => `${subnet}.0.${n}.1`),
    );

  it('lock the account for new networks for an hour, whether or not it exists', async () => {
    const email = await newEmail();
    for (const each of [email, 'nobody.knows@example.com']) {
      expect(await lock(each, 20)).toEqual(rejected(most));
      expect(await outcome(each, '21.0.0.1')).toBe('TOO_MANY_SIGN_INS');
    }
    expect(await minutesToWait(email, '22.0.0.1')).toBe(60);
    await passMinutes(60);
    expect(await outcome(email, '21.0.0.1')).toBe('in');
  });

  it('do not lock it for the networks of its owner, who signed up or signed in there', async () => {
    const email = await newEmail('23.0.0.1');
    expect(await outcome(email, home)).toBe('in');
    await lock(email, 24);
    expect(await outcome(email, '25.0.0.1')).toBe('TOO_MANY_SIGN_INS');
    expect(await outcome(email, '23.0.0.9')).toBe('in');
    expect(await outcome(email, home)).toBe('in');
  });

  it('do not lock it for a device of its owner in a new network', async () => {
    const device = newToken();
    const email = await newEmail('27.0.0.1', device);
    await lock(email, 28);
    expect(await outcome(email, '29.0.0.1')).toBe('TOO_MANY_SIGN_INS');
    expect(await outcome(email, '29.0.0.1', newToken())).toBe('TOO_MANY_SIGN_INS');
    expect(await outcome(email, '29.0.0.1', device)).toBe('in');
    expect(await outcome(email, '29.0.0.1')).toBe('in');
  });

  it('never count a right password', async () => {
    const email = await newEmail();
    for (let n = 0; n < most + 2; n += 1) expect(await outcome(email, `26.0.${n}.1`)).toBe('in');
  });
});

describe('the device of an owner', () => {
  it('signs in while strangers in the same network lock the account', async () => {
    const device = newToken();
    const email = await newEmail(home, device);
    const strangers = times(11, () => home);
    expect((await guess(email, strangers)).at(-1)).toBe('TOO_MANY_SIGN_INS');
    expect(await outcome(email, home)).toBe('TOO_MANY_SIGN_INS');
    expect(await outcome(email, home, device)).toBe('in');
  });

  it('has ten guesses, from all networks together', async () => {
    const device = newToken();
    const email = await newEmail(home, device);
    const outcomes: string[] = [];
    for (let n = 0; n < 11; n += 1)
      outcomes.push(await outcomeOf(signIn(email, `30.0.${n}.1`, 'a wrong guess', device)));
    expect(outcomes).toEqual([...rejected(10), 'TOO_MANY_SIGN_INS']);
    expect(await outcome(email, home)).toBe('in');
  });
});

describe('the owner of an account', () => {
  it('signs in from home while strangers guess from many networks, and receives one mail', async () => {
    const email = await newEmail(home);
    expect(
      await guess(
        email,
        times(9, (n) => `203.0.${n}.1`),
      ),
    ).toEqual(rejected(9));
    expect(await mailsTo(email)).toBe(0);
    expect(
      await guess(
        email,
        times(21, (n) => `203.1.${n}.1`),
      ),
    ).toEqual(rejected(21));
    expect(await outcome(email, home)).toBe('in');
    const [received] = await mail.to(email);
    expect(received?.subject).toBe(mailWords.signInsFailed.subject);
    expect(await mailsTo(email)).toBe(1);
  });

  it('receives the next mail in the next window', async () => {
    const email = await newEmail();
    await guess(
      email,
      times(12, (n) => `203.2.${n}.1`),
    );
    await mail.to(email);
    await passMinutes(15);
    await guess(
      email,
      times(12, (n) => `203.3.${n}.1`),
    );
    expect(await mail.to(email, 2)).toHaveLength(2);
  });

  it('receives no mail about exempt networks', async () => {
    const email = await newEmail();
    await guess(
      email,
      times(12, () => exempt),
    );
    expect(await mailsTo(email)).toBe(0);
  });
});
