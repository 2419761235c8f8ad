import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createSampleCatalog } from '@groundwork/engine-matching';
import { type TestDatabase, createTestDatabase } from '@groundwork/testing';
import { matchingDatabase } from '../../persistence/database.ts';
import { seed } from '../../persistence/seed.ts';

const stored = createSampleCatalog();
const first = stored.find(({ archetype }) => archetype === 'sba_504');
const second = stored.find(({ archetype }) => archetype === 'sba_7a_small');

describe('the sample catalog of an older version', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase(matchingDatabase);
    await seed(database.dataSource, undefined, { sampleData: true });
  });
  afterEach(() => database.drop());

  const query = (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
    database.dataSource.query(sql, values);
  const allowResidents = (id: string | undefined) =>
    query(
      `update programmes set active = false,
         programme = jsonb_set(programme, '{criteria,citizenships}', '["us_citizen","permanent_resident"]')
       where id = $1`,
      [id],
    );
  const citizenshipsOf = async (id: string | undefined) => {
    const rule = `programme->'criteria'->'citizenships' as allowed, active`;
    const [row] = await query(`select ${rule} from programmes where id = $1`, [id]);
    return row;
  };

  it('gets the corrected rules, stays inactive and is announced', async () => {
    await allowResidents(first?.id);
    expect(await seed(database.dataSource, undefined, { sampleData: true })).toBe('1 sample programs');
    expect(await citizenshipsOf(first?.id)).toEqual({ allowed: null, active: false });
    const announced = await query(`select data from outbox`);
    expect(announced).toEqual([{ data: { version: 2, rows: [first?.rowNumber], cause: 'samples' } }]);
    expect(await seed(database.dataSource, undefined, { sampleData: true })).toBeUndefined();
  });

  it('keeps a program that the seed did not add as it is', async () => {
    await allowResidents(second?.id);
    await query('update programmes set sample = false where id = $1', [second?.id]);
    expect(await seed(database.dataSource, undefined, { sampleData: true })).toBeUndefined();
    expect(await citizenshipsOf(second?.id)).toMatchObject({ allowed: ['us_citizen', 'permanent_resident'] });
  });
});
