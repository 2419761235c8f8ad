import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type EvidenceState, events, type UserId } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { csvOfMonths } from '../../../testing/bank-csv.ts';
import { documentState, sendDocument } from '../../../testing/documents.ts';
import { type RunningLedger, runLedger } from '../../../testing/running-ledger.ts';

let ledger: RunningLedger;
beforeAll(async () => {
  ledger = await runLedger();
});
afterAll(() => ledger.stop());

interface Published {
  version: number;
  data: EvidenceState;
}

const publishedOf = (userId: UserId): Promise<Published[]> =>
  ledger.service.query(
    `select aggregate_version as version, data from outbox
     where type = 'evidence.changed' and aggregate_id = $1 order by id`,
    [userId],
  ) as Promise<unknown> as Promise<Published[]>;
const witnessesOf = (userId: UserId) =>
  ledger.service.query('select id, state from witnesses where user_id = $1 order by id', [userId]);
const isDueLater = `select next_at between now() + interval '23 hours' and now() + interval '25 hours' as ok, tries
  from owners where user_id = $1`;

/** The running service does the work of the next day, because it is due. */
async function nextDay(userId: UserId): Promise<void> {
  await ledger.service.query(`update owners set next_at = now() - interval '1 second' where user_id = $1`, [
    userId,
  ]);
  await eventually(
    () => ledger.service.query(isDueLater, [userId]),
    ([owner]) => owner?.['ok'] === true && owner['tries'] === 0,
  );
}

async function provenOwner(): Promise<UserId> {
  const userId = randomUUID() as UserId;
  const file = await ledger.uploadRead(userId, csvOfMonths('2026-08', '2026-09', '2026-10'));
  await ledger.apply(userId, await ledger.plan(userId, file));
  return userId;
}

it('publishes the evidence again with its version, so that a service that lost its copy stores it', async () => {
  const userId = await provenOwner();
  const first = (await publishedOf(userId)).at(-1);
  expect(first?.data.figures?.length).toBeGreaterThan(0);
  await nextDay(userId);
  const all = await publishedOf(userId);
  expect(all.slice(-2)).toEqual([first, first]);
});

it('grades the rows of an older version, which publish no figures until then', async () => {
  const userId = await provenOwner();
  const figures = (await publishedOf(userId)).at(-1)?.data.figures;
  expect(figures?.length).toBeGreaterThan(0);
  await ledger.service.query('update owners set bank_evidence = null where user_id = $1', [userId]);
  const state = documentState({ taxYear: '2025' });
  await sendDocument(ledger, events.documentProcessed, userId, { state, version: 1 });
  await eventually(
    () => publishedOf(userId),
    (all) => all.at(-1)?.data.figures === undefined,
  );
  await nextDay(userId);
  expect((await publishedOf(userId)).at(-1)?.data.figures).toEqual(figures);
});

it('computes lost witnesses again', async () => {
  const userId = await provenOwner();
  const before = await witnessesOf(userId);
  await ledger.service.query('delete from witnesses where user_id = $1', [userId]);
  await nextDay(userId);
  expect(await witnessesOf(userId)).toEqual(before);
});

it('replaces witnesses that a replica of the previous version stored', async () => {
  const userId = await provenOwner();
  const before = await witnessesOf(userId);
  await ledger.service.query('delete from witnesses where user_id = $1', [userId]);
  await ledger.service.query(
    "insert into witnesses (user_id, id, from_rows, state) values ($1, 'bank_rows:ebitda', true, '{}')",
    [userId],
  );
  await nextDay(userId);
  expect(await witnessesOf(userId)).toEqual(before);
});
