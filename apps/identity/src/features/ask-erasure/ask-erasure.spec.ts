import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  type ErasureId,
  type ErasureReceipt,
  events,
  ownerServices,
  rpc,
} from '@groundwork/contracts';
import { createStorage } from '@groundwork/platform-storage';
import { eventually, type RunningService, sendEvent, testStorageUrl } from '@groundwork/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { ann, patientlyMs, runIdentity, runReplica, signUp } from '../../../testing/identity.ts';

jest.setTimeout(4 * patientlyMs);

let identity: RunningService;
let count = 0;
const atOnce = { ERASURE_PAUSE_SECONDS: '0' };

beforeAll(async () => {
  identity = await runIdentity(atOnce);
});
afterAll(() => identity.stop());

const newcomer = () => signUp(identity, `erin${(count += 1)}@example.com`);
const { password } = ann;
const ask = (userId: string, given = password) =>
  identity.rpc.call(rpc.privacy.askErasure, { ...actingForSelf(userId), password: given }, patientlyMs);
const cancel = (userId: string) => identity.rpc.call(rpc.privacy.cancelErasure, actingForSelf(userId));
const receipt = (erasureId: ErasureId) => identity.rpc.call(rpc.privacy.receipt, { erasureId });
const thirtyDaysPass = (id: string) =>
  identity.query('update erasures set due_at = now() where id = $1', [id]);

const settles = (id: ErasureId, state: ErasureReceipt['state']) =>
  eventually(
    () => receipt(id),
    (seen) => seen.state === state,
    patientlyMs,
  );

const requestsFor = (userId: string) =>
  identity.query(`select * from outbox where type = 'user.erasure-requested' and user_id = $1`, [userId]);
const asked = (userId: string) =>
  eventually(
    () => requestsFor(userId),
    (rows) => rows.length > 0,
    patientlyMs,
  );

/** What the other services answer when they have done their part. */
async function othersAnswer(id: ErasureId): Promise<void> {
  const report = { erased: [{ what: 'rows', count: 2 }], kept: [] };
  for (const service of ownerServices.filter((name) => name !== 'identity')) {
    const data = { erasureId: id, service, report };
    await sendEvent(identity.connection, events.userErased, {
      ...{ userId: id, aggregateId: id, aggregateVersion: 1, data },
    });
  }
}

async function messagesWith(text: string): Promise<number> {
  const { streams } = await jetstreamManager(identity.connection);
  const { first_seq: first, last_seq: last } = (await streams.info('EVENTS')).state;
  let found = 0;
  for (let seq = first; seq <= last; seq += 1) {
    const message = await streams.getMessage('EVENTS', { seq }).catch(() => null);
    if (message?.string().includes(text)) found += 1;
  }
  return found;
}

const everythingOf = async (userId: string, email: string): Promise<number> => {
  const tables = ['users', 'sessions', 'consents', 'exports', 'erasures', 'outbox', 'audit_entries'];
  const counts = await Promise.all(
    tables.map(async (table) => {
      const sql = `select 1 from ${table} t where to_jsonb(t)::text like any($1)`;
      return (await identity.query(sql, [[`%${userId}%`, `%${email}%`]])).length;
    }),
  );
  return counts.reduce((sum, each) => sum + each, 0);
};

describe('asking for an erasure', () => {
  it('takes the password once more, and a wrong one changes nothing', async () => {
    const { user } = await newcomer();
    await expect(ask(user.id, 'wrong horse')).rejects.toMatchObject({
      kind: 'invalid',
      code: 'WRONG_PASSWORD',
      details: [{ field: 'password', message: 'This is not your password' }],
    });
    expect(await identity.rpc.call(rpc.privacy.erasure, { userId: user.id })).toEqual({ erasure: null });
  });

  it('is once, waits thirty days, and can be taken back and asked for again', async () => {
    const { user } = await newcomer();
    await expect(cancel(user.id)).rejects.toMatchObject({ kind: 'conflict', code: 'NO_ERASURE' });
    const first = await ask(user.id);
    const days = (Date.parse(first.dueAt) - Date.parse(first.requestedAt)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await expect(ask(user.id)).rejects.toMatchObject({ kind: 'conflict', code: 'ERASURE_ASKED' });
    expect(await identity.rpc.call(rpc.privacy.erasure, { userId: user.id })).toEqual({ erasure: first });
    await cancel(user.id);
    expect(await receipt(first.id)).toMatchObject({ state: 'cancelled' });
    expect((await ask(user.id)).id).not.toBe(first.id);
    await cancel(user.id);
  });

  it('has no receipt under a number nobody was told', async () => {
    await expect(receipt(randomUUID() as ErasureId)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('when the grace is over', () => {
  it('signs out, asks every service once, and deletes the account when all have answered', async () => {
    const { user, token } = await newcomer();
    const { id } = await ask(user.id);
    await thirtyDaysPass(id);
    await asked(user.id);
    expect(await identity.rpc.call(rpc.identity.verifyToken, { token })).toBeNull();
    const login = identity.rpc.call(rpc.identity.login, { email: user.email, password }, patientlyMs);
    await expect(login).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(cancel(user.id)).rejects.toMatchObject({ kind: 'conflict' });

    await othersAnswer(id);
    await othersAnswer(id);
    const done = await settles(id, 'done');
    expect(done.services.map(({ service, at }) => [service, at !== null])).toEqual(
      ownerServices.map((service) => [service, true]),
    );
    const own = done.services.find(({ service }) => service === 'identity');
    expect(own?.erased).toEqual(
      expect.arrayContaining([
        { what: 'account with name, email and password', count: 1 },
        { what: 'entries of the consent ledger', count: 2 },
      ]),
    );
    expect(own?.kept.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['audit entries, without your id', 'backups']),
    );
    expect(JSON.stringify(done)).not.toContain(user.id);
    expect(await everythingOf(user.id, user.email)).toBe(0);
    expect(await messagesWith(user.id)).toBe(0);
  });

  it('waits for a service that does not answer', async () => {
    const { user } = await newcomer();
    const { id } = await ask(user.id);
    await thirtyDaysPass(id);
    await asked(user.id);
    const report = { erased: [], kept: [] };
    await sendEvent(identity.connection, events.userErased, {
      ...{ userId: id, aggregateId: id, aggregateVersion: 1 },
      data: { erasureId: id, service: 'profile', report },
    });
    const seen = await eventually(
      () => receipt(id),
      ({ services }) => services.some(({ service, at }) => service === 'profile' && at !== null),
      patientlyMs,
    );
    expect([seen.state, seen.services.filter(({ at }) => at !== null).length]).toEqual(['running', 1]);
  });

  it('leaves no object, not even of a process that died before it could take its own away', async () => {
    const [{ user }, { user: neighbour }] = [await newcomer(), await newcomer()];
    const storage = createStorage(testStorageUrl());
    const put = (key: string) => storage.put(key, Readable.from([Buffer.from('bytes')]));
    for (const { id } of [user, neighbour]) await identity.rpc.call(rpc.privacy.askExport, actingForSelf(id));
    const theirs = ['exports/theirs', `pictures/${neighbour.id}`];
    await identity.query(
      `update exports set state = 'ready', storage_key = $2, expires_at = now() + interval '1 day'
       where user_id = $1`,
      [neighbour.id, theirs[0]],
    );
    const { id } = await ask(user.id);
    await Promise.all([...theirs, 'exports/of-a-first-attempt', `pictures/${user.id}`].map(put));
    await thirtyDaysPass(id);
    await asked(user.id);
    await othersAnswer(id);
    await settles(id, 'done');
    const left = async () => {
      const keys: string[] = [];
      for await (const { key } of storage.list('')) if (!key.startsWith('erased-owners/')) keys.push(key);
      return keys.sort();
    };
    expect(await left()).toEqual(theirs);

    // the build that was still at work, and a picture that was still on its way
    await Promise.all(['exports/finished-late', `pictures/${user.id}`].map(put));
    const replica = await runReplica(identity, atOnce);
    await eventually(left, (keys) => keys.length === theirs.length, patientlyMs);
    await replica.close();
    expect(await left()).toEqual(theirs);
  });

  it('is carried out again where a backup brings the account back', async () => {
    const { user } = await newcomer();
    const [row] = await identity.query('select to_jsonb(u) as row from users u where id = $1', [user.id]);
    const { id } = await ask(user.id);
    await thirtyDaysPass(id);
    await asked(user.id);
    await othersAnswer(id);
    await settles(id, 'done');
    const ledger: string[] = [];
    for await (const { key } of createStorage(testStorageUrl()).list('erased-owners/')) ledger.push(key);
    expect(ledger.join()).not.toContain(user.id);

    await identity.query('insert into users select * from jsonb_populate_record(null::users, $1)', [
      JSON.stringify(row?.['row']),
    ]);
    const replica = await runReplica(identity, atOnce);
    const again = await eventually(
      () => identity.query('select id from erasures where user_id = $1', [user.id]),
      (rows) => rows.length > 0,
      patientlyMs,
    );
    const anew = again[0]?.['id'] as ErasureId;
    await eventually(
      () => requestsFor(user.id),
      (rows) => rows.length > 0,
      patientlyMs,
    );
    await othersAnswer(anew);
    await settles(anew, 'done');
    await replica.close();
    expect(await everythingOf(user.id, user.email)).toBe(0);
  });
});
