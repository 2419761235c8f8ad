import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events } from '@groundwork/contracts';
import { eventually, type RunningService, SettableClock } from '@groundwork/testing';
import {
  importRows,
  ownerWith,
  publishedEvents,
  runMatching,
  strongFigures,
} from '../../../testing/running-matching.ts';
import { bankRow } from '../../../testing/sample-program.ts';
import { Catalog } from '../../persistence/catalog.repository.ts';
import { TurnTheDay } from './turn-the-day.use-case.ts';

let matching: RunningService;
const clock = new SettableClock('2026-02-28T23:00:00Z');
const dayMs = 86_400_000;

beforeAll(async () => {
  matching = await runMatching(undefined, {}, { sampleData: false, clock });
  await importRows(
    matching,
    bankRow('plain'),
    bankRow('small', { families: 'sba-7a-small' }),
    bankRow('micro', { families: 'sba-microloan' }),
    bankRow('strict', { families: 'sba-7a', citizenships: 'us_citizen' }),
    bankRow('ending', { validTo: '2026-02-28' }),
    bankRow('beginning', { validFrom: '2026-03-01' }),
  );
});
afterAll(() => matching.stop());

const replica = () => {
  const dataSource = matching.database?.dataSource;
  if (dataSource === undefined) throw new Error('no database');
  return new TurnTheDay(dataSource, new Catalog(dataSource, clock), clock);
};
const turn = () => Promise.all([replica().run(), replica().run(), replica().run()]);
const announced = async () =>
  (
    await matching.query(
      `select data from outbox where type = $1 and data->>'cause' = 'day' order by aggregate_version`,
      [events.catalogChanged.type],
    )
  ).map(({ data }) => data as { version: number; rows: number[] });
const namesOf = async (rows: readonly number[]) =>
  (await matching.query('select id from programmes where row_number = any ($1) order by id', [rows])).map(
    ({ id }) => id,
  );

describe('the turn of a day', () => {
  it('stores the first day without an announcement', async () => {
    await turn();
    expect(await announced()).toEqual([]);
    expect(await turn()).toEqual(['idle', 'idle', 'idle']);
  });

  it('announces exactly the programs whose rules or days change, once for all replicas', async () => {
    const resident = await ownerWith(matching, { ...strongFigures, citizenship: 'permanent_resident' });
    clock.advance(dayMs);
    const results = await turn();
    const all = await announced();
    expect(all).toHaveLength(1);
    expect(results.filter((result) => result === 'idle')).toHaveLength(2);
    expect(await namesOf(all[0]?.rows ?? [])).toEqual(['beginning', 'ending', 'small', 'strict']);
    const [state] = await matching.query('select version from catalogue_state');
    expect(state).toEqual({ version: all[0]?.version });
    const changes = await eventually(
      () => publishedEvents(matching, resident, events.matchesChanged),
      (published) => published.length === 2,
    );
    expect(changes.at(-1)).toMatchObject({ data: { gained: 1, lost: 2, activeLenders: 5 } });
  });

  it('raises no version on a day without a change, and finds the next change after a pause', async () => {
    clock.advance(dayMs);
    await turn();
    expect(await announced()).toHaveLength(1);
    clock.advance(60 * dayMs);
    await turn();
    const all = await announced();
    expect(all).toHaveLength(2);
    expect(await namesOf(all[1]?.rows ?? [])).toEqual(['micro']);
  });
});
