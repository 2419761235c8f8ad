import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, statementsWithoutIndex } from '@groundwork/testing';
import { analyzedResult, type RunningDocuments, runDocuments } from '../testing/running-documents.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

/** Each reads a table that a limit bounds, with the limit. */
const bounded: Record<string, string> = {
  lane_pace: 'one row for each lane',
  migrations: 'one row for each migration',
};

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
  expect(whole.filter(({ tables }) => tables.some((table) => !(table in bounded)))).toEqual([]);
  expect(statements.size).toBeGreaterThan(30);
});
