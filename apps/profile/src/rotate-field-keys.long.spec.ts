import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { actingForSelf, type ProfileReply, rpc, type UserId } from '@groundwork/contracts';
import { readAudit } from '@groundwork/platform-audit';
import { FieldCipher } from '@groundwork/platform-crypto';
import { startService } from '@groundwork/platform-service';
import {
  eventually,
  type RunningService,
  runService,
  startOperator,
  testCallVariables,
  testServers,
} from '@groundwork/testing';
import type { DataSource } from 'typeorm';
import { profileDatabase } from './persistence/database.ts';
import { ProfileRepository } from './persistence/profile.repository.ts';
import { profileConfig } from './profile.config.ts';
import { profileModule } from './profile.module.ts';

const options = {
  service: 'profile',
  config: profileConfig,
  module: profileModule,
  database: profileDatabase,
};
const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const oldKey = keyOf('k1');
const newKey = keyOf('k2');
const both = `${newKey},${oldKey}`;
const ssnOf = (index: number) => `800-45-${String(1000 + index)}`;
const einOf = (round: number) => `98-${String(7_000_000 + round)}`;
const maskOf = (index: number) => `***-**-${String(1000 + index)}`;

const account = {
  bankName: 'First Bank',
  accountType: 'checking',
  accountNumber: '123456789',
  routingNumber: '021000021',
  currentBalance: 1250,
} as const;

// each test starts processes of its own
jest.setTimeout(120_000);

let profile: RunningService;

afterEach(() => profile.stop());

/** Owners whose data keys the old key wraps, in the order of their ids. */
async function ownersUnder(fieldKeys: string, count: number): Promise<string[]> {
  const owners = Array.from({ length: count }, () => randomUUID()).sort();
  const profiles = new ProfileRepository(new FieldCipher(fieldKeys));
  // One after another over one connection: hundreds at once would wait for the pool longer than a service may.
  const prepare = (dataSource: DataSource) =>
    dataSource.transaction(async (manager) => {
      for (const [index, owner] of owners.entries()) {
        const stored = await profiles.find(manager, owner as UserId);
        const values = { ...stored.values, ssn: ssnOf(index), ein: einOf(0) };
        await profiles.save(manager, owner as UserId, { ...stored, version: 1, values }, new Date());
      }
    });
  profile = await runService({ ...options, environment: { FIELD_KEYS: both }, prepare });
  return owners;
}

const rotation = (FIELD_KEYS = both) =>
  startOperator({
    args: ['rotate-field-keys', '--data', '/nowhere'],
    environment: { DATABASE_ADMIN_URL: profile.database!.adminUrl, FIELD_KEYS },
  });

const get = (userId: string): Promise<ProfileReply> => profile.rpc.call(rpc.profile.get, { userId });
const save = (userId: string, values: object): Promise<ProfileReply> =>
  profile.rpc.call(rpc.profile.save, { ...actingForSelf(userId), profile: values });

async function wrappedUnder(key: string): Promise<number> {
  const [row] = await profile.query('select count(*)::int as count from profiles where key_id = $1', [key]);
  return Number(row?.['count']);
}

/** The same database, served by a process without the old key. */
async function restartWithNewKeyAlone(): Promise<void> {
  const { app, connection, database } = profile;
  await app.close();
  const alone = await startService(options, {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    NATS_URL: testServers().TEST_NATS_URL,
    ...testCallVariables('profile'),
    DATABASE_URL: database!.url,
    FIELD_KEYS: newKey,
  });
  const stop = async () => {
    await alone.close();
    await connection.close();
    await database!.drop();
  };
  profile = { ...profile, app: alone, stop };
}

/** Saves and reads one owner after another until stopped; returns the last state of each. */
async function saveUntilStopped(
  owners: [number, string][],
  stopped: () => boolean,
): Promise<Map<string, number>> {
  const saved = new Map<string, number>();
  for (let round = 1; !stopped(); round += 1) {
    const [index, owner] = owners[round % owners.length]!;
    await save(owner, { ebitda: round, ein: einOf(round) });
    saved.set(owner, round);
    expect(await get(owner)).toMatchObject({ ebitda: round, ssn: maskOf(index) });
  }
  return saved;
}

describe('rotating the keys that wrap the data keys', () => {
  it('loses nothing while owners save and read, and the old key can be removed afterwards', async () => {
    const owners = await ownersUnder(oldKey, 240);
    const [banked = ''] = owners;
    await profile.rpc.call(rpc.profile.addAccount, { ...actingForSelf(banked), account });
    let over = false;
    const loads = [0, 1, 2, 3].map((part) => {
      const own = [...owners.entries()].filter(([index]) => index % 4 === part);
      return saveUntilStopped(own, () => over);
    });
    const { code, output } = await rotation().ended;
    const newcomer = randomUUID();
    await save(newcomer, { ssn: '800-45-7777' });
    over = true;
    const saved = new Map((await Promise.all(loads)).flatMap((part) => [...part]));
    expect(output).toContain('k1 wraps nothing: it can be removed from FIELD_KEYS');
    expect(code).toBe(0);
    expect(saved.size).toBeGreaterThan(10);

    await restartWithNewKeyAlone();
    expect((await get(newcomer)).ssn).toBe('***-**-7777');
    const accounts = await profile.rpc.call(rpc.profile.accounts, { userId: banked });
    expect(accounts).toMatchObject([{ accountNumber: '****6789' }]);
    for (const [index, owner] of owners.entries()) {
      const round = saved.get(owner) ?? 0;
      expect(await get(owner)).toMatchObject({ ssn: maskOf(index), ein: einOf(round), ebitda: round });
    }
  });

  it('is not undone by a save that read the row before', async () => {
    const [owner = ''] = await ownersUnder(oldKey, 1);
    const { dataSource } = profile.database!;
    const profiles = new ProfileRepository(new FieldCipher(both));
    await dataSource.transaction(async (manager) => {
      const read = await profiles.findForUpdate(manager, owner as UserId);
      expect(read.dataKey.keyId).toBe('k1');
      expect((await rotation().ended).code).toBe(0);
      await profiles.save(manager, owner as UserId, { ...read, version: 2 }, new Date());
    });
    expect(await wrappedUnder('k1')).toBe(0);
    expect((await get(owner)).ssn).toBe(maskOf(0));
  });

  it('continues where a killed rotation stopped, and accounts for every row', async () => {
    const owners = await ownersUnder(oldKey, 240);
    const { dataSource } = profile.database!;
    const first = await dataSource.transaction(async (manager) => {
      // An open save blocks the rotation long enough to kill it.
      await manager.query('select 1 from profiles where user_id = $1 for update', [owners[120]]);
      const { child, ended } = rotation();
      const done = await eventually(
        () => wrappedUnder('k2'),
        (count) => count >= 100,
      );
      child.kill('SIGKILL');
      await ended;
      return done;
    });
    expect(first).toBe(100);
    expect(await wrappedUnder('k1')).toBe(140);

    const { code, output } = await rotation().ended;
    expect(output).toContain('profile.profiles: 140 data keys wrapped anew under k2');
    expect(code).toBe(0);
    const { items } = await readAudit(dataSource.manager);
    expect(items.map(({ details }) => details['rows'])).toEqual([40, 50, 50, 50, 50]);
    expect(items[0]).toMatchObject({ actor: 'system', subject: { type: 'field-key', id: 'k2' } });
    for (const [index, owner] of owners.entries()) expect((await get(owner)).ssn).toBe(maskOf(index));
  });

  it('can run twice at once', async () => {
    const owners = await ownersUnder(oldKey, 200);
    const runs = await Promise.all([rotation().ended, rotation().ended]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    const { items } = await readAudit(profile.database!.dataSource.manager);
    expect(items.reduce((sum, { details }) => sum + Number(details['rows']), 0)).toBe(owners.length);
  });

  it('reports no key as removable while a row needs it, and leaves undecryptable rows unchanged', async () => {
    const lost = keyOf('k0');
    const [owner = ''] = await ownersUnder(lost, 1);
    const before = await profile.query('select * from profiles');
    const { code, output } = await rotation().ended;
    expect(code).toBe(1);
    expect(output).toContain('k0 wraps 1 data key and is not in FIELD_KEYS: add it');
    expect(output).toContain('There is no field key with the id k0');
    expect(await profile.query('select * from profiles')).toEqual(before);
    expect((await rotation(`${newKey},${lost}`).ended).code).toBe(0);
    expect((await get(owner)).ssn).toBe(maskOf(0));
  });

  it('lists the missing arguments', async () => {
    await ownersUnder(oldKey, 1);
    const { code, output } = await rotation('').ended;
    expect(code).toBe(1);
    expect(output).toBe(
      '/nowhere/dev has no secrets.json. Name the data folder with --data, or set FIELD_KEYS.\n',
    );
    expect((await rotation('k2:short').ended).output).toMatch(/FIELD_KEYS is not id:base64 \(Keys that wrap/);
  });

  it('reports the keys that the running service holds', async () => {
    await ownersUnder(oldKey, 1);
    const text = await (await fetch(`${await profile.app.getUrl()}/metrics`)).text();
    expect(text).toMatch(/groundwork_field_keys_held\{key="k2",first="true",service="profile"\} 1/);
    expect(text).toMatch(/groundwork_field_keys_held\{key="k1",first="false",service="profile"\} 1/);
  });
});
