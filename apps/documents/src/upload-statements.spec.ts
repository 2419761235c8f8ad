import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, statementsWithoutIndex } from '@groundwork/testing';
import { analyzedResult, type RunningDocuments, runDocuments } from '../testing/running-documents.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

/** Small tables, each with what bounds it. */
const bounded: Record<string, string> = {
  arriving_files: 'one row for each file under way',
  erasure_work: 'one row for each erasure under way',
  lane_pace: 'one row for each lane',
  migrations: 'one row for each migration',
  open_tries: 'one row for each event or row whose try failed',
};

/** PostgreSQL plans it with the value of its parameter, so the index of plain files fits. */
const withValue = '"document"."sealed" = $1';

it('an upload and the rounds of the service read no whole table', async () => {
  const userId = randomUUID();
  const { id } = await running.upload(userId);
  await running.list(userId);
  await running.record(id, analyzedResult);
  await running.get(userId, id);
  const { statements, database } = running.service;
  await eventually(
    () => Promise.resolve([...statements].join('\n')),
    (texts) =>
      ['dead_letters', 'erasure_work', 'audit_queue', '"sealed" = '].every((text) => texts.includes(text)),
    120_000,
  );
  const whole = await statementsWithoutIndex(database!.dataSource, statements);
  const growing = whole.filter(({ tables }) => tables.some((table) => !(table in bounded)));
  expect(growing.filter(({ statement }) => !statement.includes(withValue))).toEqual([]);
  expect(statements.size).toBeGreaterThan(30);
});
