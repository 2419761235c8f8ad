import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { runMatching } from '../../../testing/running-matching.ts';

let matching: RunningService;

beforeAll(async () => {
  matching = await runMatching(undefined, {}, { sampleData: false });
});
afterAll(() => matching.stop());

const search = (query: { search?: string; limit?: number }) => matching.rpc.call(rpc.matching.naics, query);

describe('industry codes', () => {
  it('are the 20 sectors without loan records', async () => {
    expect(await search({})).toHaveLength(20);
    expect(await search({ search: '722' })).toEqual([
      { code: '72', title: 'Accommodation and food services' },
    ]);
  });

  it('include the codes that loan records name, and the network counts the records', async () => {
    const network = () => matching.rpc.call(rpc.matching.network, {});
    expect((await network()).records).toBeNull();
    await matching.query(`insert into naics_titles (code, title, loans) values
      ('722511', 'Full-Service Restaurants', 9), ('7225', 'Restaurants', 9)`);
    const id = '00000000-0000-4000-8000-000000000001';
    await matching.query(
      `insert into record_uploads (id, name, size, sha256, created_by) values ($1, 'a.csv', 1, 'a', $1)`,
      [id],
    );
    await matching.query(
      `insert into record_snapshots (id, upload_id, program, as_of, from_year, to_year, loans, lenders)
       values ($1, $1, '7a', '2026-09-30', 2020, 2026, 9, 2)`,
      [id],
    );
    await matching.query(`insert into record_lenders (id, name) values ('fdic:1', 'One'), ('fdic:2', 'Two')`);
    const titles = [
      { code: '72', title: 'Accommodation and food services' },
      { code: '722511', title: 'Full-Service Restaurants' },
    ];
    expect(await search({ search: '722' })).toEqual(titles);
    expect(await search({ search: 'restaurants' })).toEqual(titles.slice(1));
    expect(await search({ search: '722', limit: 1 })).toEqual(titles.slice(0, 1));
    expect((await network()).records).toEqual({ lenders: 2, loans: 9, asOf: { '7a': '2026-09-30' } });
  });
});
