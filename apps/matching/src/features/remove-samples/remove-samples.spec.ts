import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, events, type LenderId, rpc, type UserId } from '@groundwork/contracts';
import { createSampleCatalog } from '@groundwork/engine-matching';
import { createDataSource } from '@groundwork/platform-database';
import { createTestDatabase, eventually, type RunningService, type TestDatabase } from '@groundwork/testing';
import {
  eligibleMatches,
  importRows,
  newOwner,
  ownerWith,
  planRows,
  publishedEvents,
  runMatching,
  strongFigures,
  summaryOf,
} from '../../../testing/running-matching.ts';
import { bankRow } from '../../../testing/sample-program.ts';
import { matchingDatabase } from '../../persistence/database.ts';
import { migrations } from '../../persistence/migrations.ts';
import { KnowRealLenders1764900300000 } from '../../persistence/migrations/1764900300000-know-real-lenders.ts';
import { seed } from '../../persistence/seed.ts';

const count = createSampleCatalog().length;
const samples = { sampleData: true };
const noSamples = { sampleData: false };

const removeFrom = (matching: RunningService, actorId = newOwner()) =>
  matching.rpc.call(rpc.matching.removeSamples, { actorId });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => (error as { code: string }).code,
  );

describe('samples beside a real lender', () => {
  let matching: RunningService;
  let owner: UserId;
  let sampleMatch: LenderId;

  beforeAll(async () => {
    matching = await runMatching();
    owner = await ownerWith(matching, strongFigures);
    sampleMatch = (await eligibleMatches(matching, owner))[0]?.id ?? ('none' as LenderId);
  });
  afterAll(() => matching.stop());

  it('are the catalog until a real lender is active', async () => {
    expect(await summaryOf(matching, owner)).toMatchObject({ activeLenders: count, catalogueMode: 'sample' });
    expect(await matching.rpc.call(rpc.matching.network, {})).toMatchObject({ mode: 'sample' });
    const [first] = await eligibleMatches(matching, owner);
    expect(first?.lender).toMatchObject({ sample: true, stale: false });
    expect(await matching.rpc.call(rpc.matching.catalogue, {})).toMatchObject({ samples: count });
  });

  it('refuse an import under their ids', async () => {
    const plan = await planRows(matching, bankRow('sample-0001'), bankRow('sample-x'));
    expect(plan.errors.map(({ column, line }) => [column, line])).toEqual([
      ['id', 2],
      ['id', 3],
    ]);
  });

  it('are in no list, count, detail or event while a real lender is active', async () => {
    const plan = await planRows(matching, bankRow('real'));
    expect(plan).toMatchObject({ added: 1, absent: 0 });
    const before = await summaryOf(matching, owner);
    await importRows(matching, bankRow('real'));
    expect(await summaryOf(matching, owner)).toEqual({
      qualificationRate: 100,
      matchedLenders: 1,
      activeLenders: 1,
      catalogueMode: 'real',
      canCarry: 1,
    });
    expect((await eligibleMatches(matching, owner)).map(({ id }) => id)).toEqual(['real']);
    expect((await matching.rpc.call(rpc.matching.catalogue, {})).items.map(({ id }) => id)).toEqual(['real']);
    const request = { userId: owner, lenderId: sampleMatch };
    expect(await codeOf(matching.rpc.call(rpc.matching.get, request))).toBe('LENDER_NOT_FOUND');
    const activation = { actorId: newOwner(), lenderId: sampleMatch, active: false };
    expect(await codeOf(matching.rpc.call(rpc.matching.setActive, activation))).toBe('LENDER_NOT_FOUND');
    const changes = await eventually(
      () => publishedEvents(matching, owner, events.matchesChanged),
      (all) => all.length === 2,
    );
    expect(changes.at(-1)).toMatchObject({
      data: { gained: 1, lost: before.matchedLenders, activeLenders: 1 },
    });
  });

  it('come back into all numbers when the last real lender is inactive', async () => {
    await matching.rpc.call(rpc.matching.setActive, {
      actorId: newOwner(),
      lenderId: 'real',
      active: false,
    });
    expect(await summaryOf(matching, owner)).toMatchObject({ activeLenders: count, catalogueMode: 'sample' });
    const [last] = await matching.query(
      `select data from outbox where type = $1 order by aggregate_version desc`,
      [events.catalogChanged.type],
    );
    expect((last?.['data'] as { rows: number[] }).rows).toHaveLength(count + 1);
  });

  it('are removed once, with an audit entry, and the owner’s note stays', async () => {
    const admin = newOwner();
    await matching.rpc.call(rpc.matching.note, {
      ...actingForSelf(owner),
      lenderId: sampleMatch,
      status: 'applied',
    });
    const removed = await removeFrom(matching, admin);
    expect(removed).toMatchObject({ removed: count });
    expect(await codeOf(removeFrom(matching))).toBe('NO_SAMPLES');
    expect(await summaryOf(matching, owner)).toMatchObject({ activeLenders: 0, catalogueMode: 'empty' });
    expect(await matching.rpc.call(rpc.matching.catalogue, {})).toMatchObject({ samples: 0 });
    const named = await matching.query(
      `select programme->>'name' as name from applications join programmes on id = lender_id where user_id = $1`,
      [owner],
    );
    expect(named).toEqual([{ name: expect.stringMatching(/^Sample /) as unknown }]);
    const entries = await matching.query(`select actor, action from audit_entries`);
    expect(entries).toEqual([{ actor: admin, action: 'lenders.samples-removed' }]);
    const database = matching.database;
    expect(database && (await seed(database.dataSource, undefined, samples))).toBeUndefined();
    expect(await summaryOf(matching, owner)).toMatchObject({ activeLenders: 0 });
  });
});

describe('a seed', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(matchingDatabase);
  });
  afterAll(() => database.drop());

  const query = (sql: string): Promise<Record<string, unknown>[]> => database.dataSource.query(sql);

  it('adds families always, and samples only where they are wanted', async () => {
    expect(await seed(database.dataSource, undefined, noSamples)).toBeUndefined();
    expect(await query('select count(*)::int as count from programmes')).toEqual([{ count: 0 }]);
    expect(await query('select count(*)::int as count from family_versions')).toEqual([{ count: 4 }]);
    expect(await seed(database.dataSource, undefined, samples)).toBe(`${count} sample programs`);
    expect(await query('select count(*)::int as count from programmes where sample')).toEqual([{ count }]);
  });

  it('keeps a newer version of a family', async () => {
    await query(`update family_versions set version = 7, name = 'ours' where code = 'sba-504'`);
    await seed(database.dataSource, undefined, noSamples);
    expect(await query(`select version, name from family_versions where code = 'sba-504'`)).toEqual([
      { version: 7, name: 'ours' },
    ]);
  });
});

describe('the migration of a system with samples', () => {
  it('marks what an older version seeded, and nothing else', async () => {
    const before = migrations.slice(0, migrations.indexOf(KnowRealLenders1764900300000));
    const database = await createTestDatabase({ ...matchingDatabase, migrations: before });
    const rows = (source: string) => JSON.stringify({ source });
    await database.dataSource.query(
      `insert into programmes (row_number, id, active, programme) values
         (1, 'sample-0001', true, $1), (2, 'sample-0002', true, $2), (3, 'own', true, $1)`,
      [rows('Groundwork sample data: an invented program, not an offer of any lender'), rows('our own')],
    );
    const connection = { url: database.adminUrl, poolSize: 1 };
    const admin = await createDataSource(matchingDatabase, connection).initialize();
    await admin.runMigrations();
    const marked = await admin.query<{ id: string }[]>('select id from programmes where sample');
    await admin.destroy();
    await database.drop();
    expect(marked).toEqual([{ id: 'sample-0001' }]);
  });
});
