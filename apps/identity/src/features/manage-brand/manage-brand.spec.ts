import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  type BrandBody,
  type BrandInForce,
  events,
  type PracticeId,
  rpc,
  type User,
} from '@groundwork/contracts';
import { eventually, MailServer, type RunningService, SettableClock } from '@groundwork/testing';
import { DnsServer } from '../../../testing/dns-server.ts';
import { ann, outcomeOf, runIdentity, slowCallMs } from '../../../testing/identity.ts';
import { People } from '../../../testing/people.ts';

jest.setTimeout(4 * slowCallMs);

const dayMs = 24 * 60 * 60 * 1000;
const clock = new SettableClock('2026-03-02T10:00:00Z');
const png = Buffer.from('\x89PNG\r\n\x1a\nthe drawn logo', 'latin1').toString('base64');
const colors = {
  light: { brand: '#1f5f4a', onBrand: '#ffffff', brandTint: '#e4f1ec' },
  dark: { brand: '#8fd8bb', onBrand: '#06231a', brandTint: '#12382c' },
};

let dns: DnsServer;
let mail: MailServer;
let identity: RunningService;
let people: People;
let admin: User;
let worker: User;
let outsider: User;
let practiceId: PracticeId;
let hostCount = 0;

beforeAll(async () => {
  dns = await DnsServer.start();
  mail = await MailServer.start();
  identity = await runIdentity(
    {
      DNS_SERVERS: dns.address,
      PRACTICE_HOSTS: 'listed.example.com',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Groundwork <no-reply@app.example.com>',
    },
    undefined,
    clock,
  );
  people = new People(identity);
  people.listen(events.practiceChanged);
});
afterAll(async () => {
  await identity.stop();
  await mail.stop();
  await dns.stop();
});
beforeEach(async () => {
  [admin, worker, outsider] = [await people.add('admin'), await people.add('worker'), await people.add()];
  practiceId = await masterPractice(admin);
  await people.staff(admin, practiceId, worker);
});

async function masterPractice(by: User): Promise<PracticeId> {
  const { id } = await people.practice(by);
  await people.makeMaster(id);
  return id;
}

const newHost = () => `host${(hostCount += 1)}.example.com`;
const of = (person: User, id = practiceId) => ({ ...actingForSelf(person.id), practiceId: id });
const change = (by: User, body: BrandBody, id = practiceId) =>
  identity.rpc.call(rpc.identity.changeBrand, { ...of(by, id), ...body }, slowCallMs);
const check = (by: User, id = practiceId) =>
  identity.rpc.call(rpc.identity.checkBrandHost, of(by, id), slowCallMs);
const remove = (by: User) => identity.rpc.call(rpc.identity.removeBrand, of(by));
const setLogo = (by: User) => identity.rpc.call(rpc.identity.setBrandLogo, { ...of(by), png });
const confirm = (token: string) => identity.rpc.call(rpc.identity.confirmReplyTo, { token });
async function brandOf(person: User) {
  const practices = await identity.rpc.call(rpc.identity.practices, { userId: person.id });
  return practices.find(({ id }) => id === practiceId)?.brand;
}
async function inForce(id = practiceId): Promise<BrandInForce | undefined> {
  return (await identity.rpc.call(rpc.identity.brandsInForce, { only: id })).brands[0];
}
const prove = (host: string, ...ids: PracticeId[]) =>
  dns.records.set(
    `_groundwork.${host}`,
    (ids.length === 0 ? [practiceId] : ids).map((id) => `practice=${id}`),
  );
const entriesOf = (id: PracticeId) =>
  identity.query(
    `select actor, action, details from audit_entries where subject_id = $1 and action like '%brand%'
       or subject_id = $1 and action like '%host%' order by at`,
    [id],
  );
const tokenIn = (text: string) => /#([\w-]{43})\s/.exec(`${text} `)?.[1] ?? '';

describe('a brand', () => {
  it('is set by an admin with the plan, in parts, and its staff see it', async () => {
    expect(await brandOf(admin)).toBeNull();
    await change(admin, { colors });
    expect(await brandOf(worker)).toEqual({
      name: 'Reyes Advisers',
      colors,
      logo: null,
      host: null,
      hostVerified: false,
      replyTo: null,
      replyToConfirmed: false,
    });
    await change(admin, { name: 'Reyes Funding' });
    expect(await brandOf(worker)).toMatchObject({ name: 'Reyes Funding', colors });
  });

  it.each<[string, (by: User) => Promise<unknown>]>([
    ['changed', (by) => change(by, { name: 'New' })],
    ['removed', remove],
    ['given a logo', setLogo],
    ['checked', check],
    ['admitted', (by) => identity.rpc.call(rpc.identity.admitBrand, of(by))],
  ])('is %s by an admin only', async (_, run) => {
    await change(admin, { host: newHost() });
    expect(await outcomeOf(run(outsider))).toBe('PRACTICE_NOT_FOUND');
    expect(await outcomeOf(run(worker))).toBe('FORBIDDEN');
    expect(await outcomeOf(run(admin))).toBe('in');
  });

  it('needs the plan, is not in force without it, and can be removed', async () => {
    await change(admin, { name: 'Reyes Funding' });
    expect(await inForce()).toMatchObject({ name: 'Reyes Funding', practiceName: 'Reyes Advisers' });
    await identity.query(`update practices set plan = 'starter' where id = $1`, [practiceId]);
    expect(await inForce()).toBeUndefined();
    expect(await outcomeOf(change(admin, { name: 'New' }))).toBe('PLAN_NEEDED');
    expect(await outcomeOf(setLogo(admin))).toBe('PLAN_NEEDED');
    expect(await brandOf(admin)).toMatchObject({ name: 'Reyes Funding' });
    await remove(admin);
    expect(await brandOf(admin)).toBeNull();
  });

  it('is announced and audited once for each change', async () => {
    const host = newHost();
    await change(admin, { name: 'Reyes Funding' });
    await change(admin, { name: 'Reyes Funding', colors, host });
    await change(admin, { host });
    await remove(admin);
    await remove(admin);
    expect(await entriesOf(practiceId)).toMatchObject([
      { action: 'practice.brand-changed', actor: admin.id, details: { fields: 'name' } },
      { action: 'practice.brand-changed', details: { fields: 'colors, host', host } },
      { action: 'practice.brand-removed' },
    ]);
    const seen = await eventually(
      async () => people.published.filter(({ aggregateId }) => aggregateId === practiceId),
      (all) => all.length === 5,
    );
    expect(JSON.stringify(seen)).not.toContain('Reyes');
  });

  it('goes with its practice', async () => {
    await change(admin, { host: newHost(), replyTo: 'mail@example.com' });
    await setLogo(admin);
    const close = { ...of(admin), password: ann.password };
    await identity.rpc.call(rpc.identity.closePractice, close, slowCallMs);
    expect(await inForce()).toBeUndefined();
    const rows = await identity.query('select 1 from practice_brands where practice_id = $1', [practiceId]);
    expect(rows).toEqual([]);
  });
});

describe('a logo', () => {
  it('is a picture under its digest, until it is removed', async () => {
    const { logo } = await setLogo(admin);
    expect(logo).toBe(`data:image/png;base64,${png}`);
    const { logoHash: hash } = (await inForce())!;
    const read = () => identity.rpc.call(rpc.identity.brandLogo, { practiceId, hash: hash! });
    expect(await read()).toEqual({ png });
    await change(admin, { logo: null });
    expect(await read()).toEqual({ png: null });
    expect((await inForce())?.logoHash).toBeNull();
  });
});

describe('a host', () => {
  it('is in force once its record is seen, at once or at the next check', async () => {
    const host = newHost();
    expect(await change(admin, { host })).toMatchObject({ host, hostVerified: false });
    expect((await inForce())?.host).toBeNull();
    dns.records.set(`_groundwork.${host}`, ['v=spf1', 'practice=another']);
    expect(await check(admin)).toMatchObject({ hostVerified: false });
    prove(host);
    expect(await check(admin)).toMatchObject({ hostVerified: true });
    expect((await inForce())?.host).toBe(host);
    const next = newHost();
    prove(next);
    expect(await change(admin, { host: next })).toMatchObject({ host: next, hostVerified: true });
    expect(await change(admin, { host: null })).toMatchObject({ host: null, hostVerified: false });
    expect(await outcomeOf(check(admin))).toBe('BRAND_NOT_FOUND');
  });

  it('needs no record if the operator lists it', async () => {
    const questions = dns.questions.length;
    expect(await change(admin, { host: 'listed.example.com' })).toMatchObject({ hostVerified: true });
    expect(dns.questions).toHaveLength(questions);
  });

  it('is of one practice; the proof wins over a claim', async () => {
    const host = newHost();
    await change(admin, { host });
    const other = await masterPractice(outsider);
    expect(await outcomeOf(change(outsider, { host }, other))).toBe('HOST_TAKEN');
    prove(host, other);
    expect(await change(outsider, { host }, other)).toMatchObject({ host, hostVerified: true });
    expect(await brandOf(admin)).toMatchObject({ host: null });
    expect((await entriesOf(practiceId)).at(-1)).toMatchObject({
      action: 'practice.host-released',
      actor: 'system',
      details: { host },
    });
    prove(host, practiceId, other);
    expect(await outcomeOf(change(admin, { host }))).toBe('HOST_TAKEN');
    expect((await inForce(other))?.host).toBe(host);
  });

  it('is of the practice that proves it now, once the proof of another is gone', async () => {
    const [sold, host] = [await masterPractice(outsider), newHost()];
    prove(host, sold);
    await change(outsider, { host }, sold);
    prove(host);
    const before = people.published.length;
    expect(await change(admin, { host })).toMatchObject({ host, hostVerified: true });
    expect((await inForce(sold))?.host).toBeNull();
    const announced = await eventually(
      async () => people.published.slice(before).map(({ aggregateId }) => aggregateId),
      (ids) => ids.includes(sold) && ids.includes(practiceId),
    );
    expect(new Set(announced)).toEqual(new Set([sold, practiceId]));
  });

  it('is of another practice that proves it, if the first has no plan for a brand', async () => {
    const [first, host] = [await masterPractice(outsider), newHost()];
    prove(host, first, practiceId);
    await change(outsider, { host }, first);
    expect(await outcomeOf(change(admin, { host }))).toBe('HOST_TAKEN');
    await identity.query(`update practices set plan = 'starter' where id = $1`, [first]);
    expect(await change(admin, { host })).toMatchObject({ host, hostVerified: true });
  });

  it('is of one of two that claim it at once', async () => {
    const [other, host] = [await masterPractice(outsider), newHost()];
    prove(host, practiceId, other);
    const both = [outcomeOf(change(admin, { host })), outcomeOf(change(outsider, { host }, other))];
    expect((await Promise.all(both)).sort()).toEqual(['HOST_TAKEN', 'in']);
  });

  it('that was released meanwhile is taken for its former practice, with or without a change', async () => {
    const [other, host] = [await masterPractice(outsider), newHost()];
    await change(admin, { host });
    prove(host, other);
    await change(outsider, { host }, other);
    expect(await outcomeOf(change(admin, { name: 'Reyes Funding', host }))).toBe('HOST_TAKEN');
    expect(await brandOf(admin)).toMatchObject({ name: 'Reyes Advisers', host: null });
  });

  it('that is saved again stays proven, also without its record', async () => {
    const host = newHost();
    prove(host);
    await change(admin, { host });
    dns.records.delete(`_groundwork.${host}`);
    expect(await change(admin, { name: 'Reyes Funding', host })).toMatchObject({ hostVerified: true });
    expect(await check(admin)).toMatchObject({ hostVerified: true });
  });

  it('is never the host of the product', async () => {
    expect(await outcomeOf(change(admin, { host: 'app.example.com' }))).toBe('HOST_TAKEN');
  });
});

describe('a list of practices', () => {
  it('has the address of each logo, so that many fit into a reply', async () => {
    await setLogo(admin);
    const { logoHash: hash } = (await inForce())!;
    expect(await brandOf(admin)).toMatchObject({ logo: `/api/brands/logos/${hash}` });
  });
});

describe('the address for replies', () => {
  it('is confirmed by the newest mailed link, once, within two days', async () => {
    const [first, second] = [`first-${practiceId}@example.com`, `second-${practiceId}@example.com`];
    await change(admin, { replyTo: first });
    const old = tokenIn((await mail.to(first))[0]!.text);
    expect(await change(admin, { replyTo: second })).toMatchObject({ replyToConfirmed: false });
    const token = tokenIn((await mail.to(second))[0]!.text);
    const [stored] = await identity.query('select * from practice_brands where practice_id = $1', [
      practiceId,
    ]);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await outcomeOf(confirm(old))).toBe('LINK_NOT_VALID');
    const both = await Promise.all([outcomeOf(confirm(token)), outcomeOf(confirm(token))]);
    expect(both.sort()).toEqual(['LINK_NOT_VALID', 'in']);
    expect(await brandOf(worker)).toMatchObject({ replyTo: second, replyToConfirmed: true });
    await change(admin, { replyTo: first });
    const late = tokenIn((await mail.to(first, 2))[1]!.text);
    await change(admin, { replyTo: first });
    clock.advance(2 * dayMs);
    expect(await outcomeOf(confirm(late))).toBe('LINK_NOT_VALID');
    await change(admin, { replyTo: first });
    const links = (await mail.to(first, 3)).map(({ text }) => tokenIn(text));
    expect([links.length, new Set(links).size]).toEqual([3, 3]);
    await confirm(links[2]!);
    await change(admin, { replyTo: first });
    expect(await brandOf(worker)).toMatchObject({ replyTo: first, replyToConfirmed: true });
  });

  it('is in mails of the practice only, under its name and from the operator', async () => {
    const replyTo = `replies-${practiceId}@example.com`;
    const call = {
      ...actingForSelf(admin.id),
      token: 'a-token',
      from: { name: 'Reyes Advisers', place: 'Cedar Lane Bakery' },
      reminds: false,
    };
    const to = (name: string) => `${name}-${practiceId}@example.com`;
    const send = (name: string, by: PracticeId | null) =>
      identity.rpc.call(rpc.identity.mailDocumentRequest, { ...call, to: to(name), practiceId: by });
    const arrived = async (name: string) => (await mail.to(to(name)))[0]!;
    const product = { from: 'Groundwork <no-reply@app.example.com>', replyTo: '' };
    await change(admin, { name: 'Reyes Funding', replyTo });
    await send('before', practiceId);
    const branded = 'Reyes Funding <no-reply@app.example.com>';
    expect(await arrived('before')).toMatchObject({ from: branded, replyTo: '' });
    await confirm(tokenIn((await mail.to(replyTo))[0]!.text));
    await send('after', practiceId);
    expect(await arrived('after')).toMatchObject({ from: branded, replyTo: `Reyes Funding <${replyTo}>` });
    await send('of-a-member', null);
    expect(await arrived('of-a-member')).toMatchObject(product);
    await people.inviteToPractice(admin, practiceId, { kind: 'client', email: to('client') });
    expect(await arrived('client')).toMatchObject({ from: branded });
    await people.invite(outsider, { role: 'member', email: to('member') });
    expect(await arrived('member')).toMatchObject(product);
    await identity.query(`update practices set plan = 'starter' where id = $1`, [practiceId]);
    await send('without-plan', practiceId);
    expect(await arrived('without-plan')).toMatchObject(product);
  });
});
