import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, rpc } from '@groundwork/contracts';
import { eventually, FakeService, sendEvent } from '@groundwork/testing';
import { csvOf } from '../../../testing/bank-csv.ts';
import { type RunningLedger, runLedger } from '../../../testing/running-ledger.ts';

let ledger: RunningLedger;
let profile: FakeService;
beforeAll(async () => {
  ledger = await runLedger();
  profile = new FakeService(ledger.service.connection);
});
afterAll(() => ledger.stop());

const ownMoney = csvOf([
  { day: '2026-05-01', cents: 300_000, text: 'Zelle payment from MARIA DELGADO' },
  { day: '2026-05-02', cents: -50_000, text: 'ONLINE TRANSFER TO DELGADO MARIA' },
]);

async function isNamed(fullName: string): Promise<void> {
  profile.on(rpc.profile.ownerNames, () => ({ fullName, legalBusinessName: null, dbaName: null }));
  await ledger.service.connection.flush();
}

const classesOf = async (userId: string) => (await ledger.rows(userId)).items.map((row) => row.class).sort();

const nameChanged = (userId: string, ...changedFields: string[]) =>
  sendEvent(ledger.service.connection, events.profileSaved, {
    userId,
    aggregateId: userId,
    aggregateVersion: 1,
    data: { figures: {}, changedFields },
  });

describe('the own money of an owner', () => {
  it('is recognized by the name in her profile', async () => {
    await isNamed('Maria T. Delgado');
    const userId = randomUUID();
    await ledger.import(userId, ownMoney);
    expect(await classesOf(userId)).toEqual(['owner_money', 'owner_money']);
  });

  it('is recognized again after she changed her name', async () => {
    await isNamed('Ann Lee');
    const userId = randomUUID();
    await ledger.import(userId, ownMoney);
    expect(await classesOf(userId)).not.toContain('owner_money');
    await isNamed('Maria Delgado');
    await nameChanged(userId, 'fullName');
    await eventually(
      () => classesOf(userId),
      (classes) => classes.every((each) => each === 'owner_money'),
    );
  });

  it('is a question while profile is away: the rows are read without a name', async () => {
    profile.goAway(rpc.profile.ownerNames);
    await ledger.service.connection.flush();
    const userId = randomUUID();
    await ledger.import(userId, ownMoney);
    expect(await classesOf(userId)).toEqual(['not_sure', 'other']);
  });

  it('needs no name in the clear', async () => {
    await isNamed('Maria Delgado');
    const userId = randomUUID();
    await ledger.import(userId, ownMoney);
    const [owner] = await ledger.service.query(
      'select to_jsonb(o)::text as row from owners o where user_id = $1',
      [userId],
    );
    expect(owner?.['row']).not.toMatch(/Maria|Delgado/i);
  });
});
