import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, type RunningService } from '@groundwork/testing';
import { madeFile, publish, records } from '../../../testing/loan-records.ts';
import { runMatching } from '../../../testing/running-matching.ts';

let matching: RunningService;

beforeAll(async () => {
  matching = await runMatching();
});
afterAll(() => matching.stop());

const dayOf = async () => (await records(matching)).asOf['7a'];

it('answers from the earlier records while newer ones load', async () => {
  await publish(matching, madeFile({ rows: 40, seed: 3 }));
  const before = await records(matching);
  expect(before.items.length).toBeGreaterThan(0);
  const holder = matching.database!.dataSource.createQueryRunner();
  await holder.connect();
  await holder.startTransaction();
  await holder.query('lock table record_cells in access exclusive mode');
  await matching.query(`update record_snapshots set as_of = as_of + 1`);
  await matching.query('update record_state set version = version + 1');
  expect(await records(matching)).toEqual(before);
  await holder.commitTransaction();
  await holder.release();
  await eventually(dayOf, (day) => day !== before.asOf['7a']);
});
