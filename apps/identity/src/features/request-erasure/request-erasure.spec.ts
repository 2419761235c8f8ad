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
import { receiptWords, words } from '../../identity.wording.ts';
import { ann, slowCallMs, runIdentity, runReplica, signUp } from '../../../testing/identity.ts';

jest.setTimeout(4 * slowCallMs);

let identity: RunningService;
let userCount = 0;
const withoutPause = { ERASURE_PAUSE_SECONDS: '0' };

beforeAll(async () => {
  identity = await runIdentity(withoutPause);
});
afterAll(() => identity.stop());

const newUser = () => signUp(identity, `erin${(userCount += 1)}@example.com`);
const { password } = ann;
const requestErasure = (userId: string, typed = password) =>
  identity.rpc.call(rpc.privacy.askErasure, { ...actingForSelf(userId), password: typed }, slowCallMs);
const cancel = (userId: string) => identity.rpc.call(rpc.privacy.cancelErasure, actingForSelf(userId));
const receipt = (erasureId: ErasureId) => identity.rpc.call(rpc.privacy.receipt, { erasureId });
const endGracePeriod = (id: string) =>
  identity.query('update erasures set due_at = now() where id = $1', [id]);

const waitForState = (id: ErasureId, state: ErasureReceipt['state']) =>
  eventually(
    () => receipt(id),
    (seen) => seen.state === state,
    slowCallMs,
  );

const requestsFor = (userId: string) =>
  identity.query(`select * from outbox where type = 'user.erasure-requested' and user_id = $1`, [userId]);
const waitForRequest = (userId: string) =>
  eventually(
    () => requestsFor(userId),
    (rows) => rows.length > 0,
    slowCallMs,
  );

async function sendReports(id: ErasureId): Promise<void> {
  const report = { erased: [{ what: 'rows', count: 2 }], kept: [] };
  for (const service of ownerServices.filter((name) => name !== 'identity')) {
    const data = { erasureId: id, service, report };
    await sendEvent(identity.connection, events.userErased, {
      userId: id,
      aggregateId: id,
      aggregateVersion: 1,
      data,
    });
  }
}

async function messagesWith(text: string): Promise<number> {
  const { streams } = await jetstreamManager(identity.connection);
  const { first_seq: first, last_seq: last } = (await streams.info('EVENTS')).state;
  let count = 0;
  for (let seq = first; seq <= last; seq += 1) {
    const message = await streams.getMessage('EVENTS', { seq }).catch(() => null);
    if (message?.string().includes(text)) count += 1;
  }
  return count;
}

const countRows = async (userId: string, email: string): Promise<number> => {
  const tables = ['users', 'sessions', 'consents', 'exports', 'erasures', 'outbox', 'audit_entries'];
  const counts = await Promise.all(
    tables.map(async (table) => {
      const sql = `select 1 from ${table} t where to_jsonb(t)::text like any($1)`;
      return (await identity.query(sql, [[`%${userId}%`, `%${email}%`]])).length;
    }),
  );
  return counts.reduce((sum, each) => sum + each, 0);
};

describe('a request for an erasure', () => {
  it('needs the password, and a wrong password changes nothing', async () => {
    const { user } = await newUser();
    await expect(requestErasure(user.id, 'wrong horse')).rejects.toMatchObject({
      kind: 'invalid',
      code: 'WRONG_PASSWORD',
      details: [{ field: 'password', message: words.password.wrong }],
    });
    expect(await identity.rpc.call(rpc.privacy.erasure, { userId: user.id })).toEqual({
      erasure: null,
      graceDays: 30,
    });
  });

  it('exists once, waits thirty days, and can be canceled and repeated', async () => {
    const { user } = await newUser();
    await expect(cancel(user.id)).rejects.toMatchObject({ kind: 'conflict', code: 'NO_ERASURE' });
    const first = await requestErasure(user.id);
    const days = (Date.parse(first.dueAt) - Date.parse(first.requestedAt)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await expect(requestErasure(user.id)).rejects.toMatchObject({ kind: 'conflict', code: 'ERASURE_ASKED' });
    expect(await identity.rpc.call(rpc.privacy.erasure, { userId: user.id })).toEqual({
      erasure: first,
      graceDays: 30,
    });
    const planned = await identity.query(
      `select data from outbox where type = 'user.erasure-planned' and user_id = $1`,
      [user.id],
    );
    expect(planned).toEqual([{ data: { erasureId: first.id, dueAt: first.dueAt } }]);
    await cancel(user.id);
    expect(await receipt(first.id)).toMatchObject({ state: 'cancelled' });
    expect((await requestErasure(user.id)).id).not.toBe(first.id);
    await cancel(user.id);
  });

  it('has no receipt under an unknown id', async () => {
    await expect(receipt(randomUUID() as ErasureId)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('after the grace period, an erasure', () => {
  it('ends all sessions, requests each service once, and deletes the account after the last response', async () => {
    const { user, token } = await newUser();
    const { id } = await requestErasure(user.id);
    await endGracePeriod(id);
    await waitForRequest(user.id);
    expect(await identity.rpc.call(rpc.identity.verifyToken, { token })).toBeNull();
    const login = identity.rpc.call(rpc.identity.login, { email: user.email, password }, slowCallMs);
    await expect(login).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(cancel(user.id)).rejects.toMatchObject({ kind: 'conflict' });

    await sendReports(id);
    await sendReports(id);
    const done = await waitForState(id, 'done');
    expect(done.services.map(({ service, at }) => [service, at !== null])).toEqual(
      ownerServices.map((service) => [service, true]),
    );
    const own = done.services.find(({ service }) => service === 'identity');
    expect(own?.erased).toEqual(
      expect.arrayContaining([
        { what: receiptWords.erased.account, count: 1 },
        { what: receiptWords.erased.consents, count: 2 },
      ]),
    );
    expect(own?.kept.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['audit entries, without your id', receiptWords.retained.backups.what]),
    );
    expect(JSON.stringify(done)).not.toContain(user.id);
    expect(await countRows(user.id, user.email)).toBe(0);
    expect(await messagesWith(user.id)).toBe(0);
  });

  it('waits for a service that does not respond', async () => {
    const { user } = await newUser();
    const { id } = await requestErasure(user.id);
    await endGracePeriod(id);
    await waitForRequest(user.id);
    const report = { erased: [], kept: [] };
    await sendEvent(identity.connection, events.userErased, {
      userId: id,
      aggregateId: id,
      aggregateVersion: 1,
      data: { erasureId: id, service: 'profile', report },
    });
    const seen = await eventually(
      () => receipt(id),
      ({ services }) => services.some(({ service, at }) => service === 'profile' && at !== null),
      slowCallMs,
    );
    expect([seen.state, seen.services.filter(({ at }) => at !== null).length]).toEqual(['running', 1]);
  });

  it('deletes each object, also that of a process that died', async () => {
    const [{ user }, { user: otherUser }] = [await newUser(), await newUser()];
    const storage = createStorage(testStorageUrl());
    const put = (key: string) => storage.put(key, Readable.from([Buffer.from('bytes')]));
    for (const { id } of [user, otherUser]) await identity.rpc.call(rpc.privacy.askExport, actingForSelf(id));
    const retainedKeys = ['exports/other', `pictures/${otherUser.id}`];
    await identity.query(
      `update exports set state = 'ready', storage_key = $2, expires_at = now() + interval '1 day'
       where user_id = $1`,
      [otherUser.id, retainedKeys[0]],
    );
    const { id } = await requestErasure(user.id);
    await Promise.all([...retainedKeys, 'exports/first-attempt', `pictures/${user.id}`].map(put));
    await endGracePeriod(id);
    await waitForRequest(user.id);
    await sendReports(id);
    await waitForState(id, 'done');
    const left = async () => {
      const keys: string[] = [];
      for await (const { key } of storage.list('')) if (!key.startsWith('erased-owners/')) keys.push(key);
      return keys.sort();
    };
    expect(await left()).toEqual(retainedKeys);

    // A late export and a late picture.
    await Promise.all(['exports/finished-late', `pictures/${user.id}`].map(put));
    const replica = await runReplica(identity, withoutPause);
    await eventually(left, (keys) => keys.length === retainedKeys.length, slowCallMs);
    await replica.close();
    expect(await left()).toEqual(retainedKeys);
  });

  it('is repeated when a backup restores the account', async () => {
    const { user } = await newUser();
    const [row] = await identity.query('select to_jsonb(u) as row from users u where id = $1', [user.id]);
    const { id } = await requestErasure(user.id);
    await endGracePeriod(id);
    await waitForRequest(user.id);
    await sendReports(id);
    await waitForState(id, 'done');
    const ledger: string[] = [];
    for await (const { key } of createStorage(testStorageUrl()).list('erased-owners/')) ledger.push(key);
    expect(ledger.join()).not.toContain(user.id);

    await identity.query('insert into users select * from jsonb_populate_record(null::users, $1)', [
      JSON.stringify(row?.['row']),
    ]);
    const replica = await runReplica(identity, withoutPause);
    const again = await eventually(
      () => identity.query('select id from erasures where user_id = $1', [user.id]),
      (rows) => rows.length > 0,
      slowCallMs,
    );
    const secondId = again[0]?.['id'] as ErasureId;
    await eventually(
      () => requestsFor(user.id),
      (rows) => rows.length > 0,
      slowCallMs,
    );
    await sendReports(secondId);
    await waitForState(secondId, 'done');
    await replica.close();
    expect(await countRows(user.id, user.email)).toBe(0);
  });
});
