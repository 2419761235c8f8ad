import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, type RecordUpload, rpc } from '@groundwork/contracts';
import { ObjectStorage } from '@groundwork/platform-storage';
import { borrowerMark, loanDialects, loanFileOf, makeLoans } from '@groundwork/test-data';
import { eventually, type RunningService } from '@groundwork/testing';
import {
  administrator,
  apply,
  madeFile,
  openUpload,
  publish,
  loadedRecords,
  records,
  sendPart,
  settled,
  upload,
} from '../../../testing/loan-records.ts';
import { runMatching } from '../../../testing/running-matching.ts';
import { recordFilesPrefix, SweepRecordFiles } from '../sweep-record-files/sweep-record-files.use-case.ts';

let matching: RunningService;

beforeAll(async () => {
  matching = await runMatching();
});
afterAll(() => matching.stop());

const golden = new URL('../../../../../libs/engines/matching/src/golden/', import.meta.url);
const goldenFile = readFileSync(new URL('records.golden.csv', golden));
const goldenRecords = JSON.parse(readFileSync(new URL('records.golden.json', golden), 'utf8')) as {
  counted: number;
  notFunded: number;
  aside: { line: number; reason: string }[];
  queries: { query: object; answer: object }[];
};

const recordEvents = () =>
  matching.query('select data from outbox where type = $1 order by aggregate_version', [
    events.lenderRecordsChanged.type,
  ]);

const asideOf = ({ id }: RecordUpload) =>
  matching.rpc.call(rpc.matching.recordAside, { uploadId: id, page: { limit: 200 } });

describe('the golden file', () => {
  it('is read, applied and answers as in the golden answers, with one event', async () => {
    const read = await upload(matching, goldenFile);
    expect(read).toMatchObject({
      state: 'ready',
      summary: { counted: goldenRecords.counted, notFunded: goldenRecords.notFunded, aside: 10, rows: 220 },
    });
    expect((await asideOf(read)).items).toEqual(goldenRecords.aside);
    expect(await records(matching)).toMatchObject({ total: null, items: [] });
    await apply(matching, read.id);
    expect(await settled(matching, read.id)).toMatchObject({ state: 'applied' });
    await loadedRecords(matching, ({ total }) => total !== null);
    for (const { query, answer } of goldenRecords.queries)
      expect(await records(matching, query)).toMatchObject(answer);
    expect(await recordEvents()).toEqual([{ data: { version: 1, asOf: { '7a': '2026-09-30' } } }]);
    const [{ count } = {}] = await matching.query('select count(*)::int from naics_titles');
    expect(count).toBeGreaterThan(5);
  });

  it('is rejected once it is published, until its records are removed', async () => {
    await expect(openUpload(matching, goldenFile)).rejects.toMatchObject({ code: 'DUPLICATE_FILE' });
    const [snapshot] = await matching.rpc.call(rpc.matching.recordSnapshots, {});
    if (!snapshot) throw new Error('There is no snapshot');
    const removal = { actorId: crypto.randomUUID() as never, snapshotId: snapshot.id };
    expect(await matching.rpc.call(rpc.matching.removeRecordSnapshot, removal)).toEqual({ version: 2 });
    const { total, asOf } = await loadedRecords(matching, (reply) => reply.total === null);
    expect({ total, asOf }).toEqual({ total: null, asOf: { '7a': null, '504': null } });
    expect(await openUpload(matching, goldenFile)).toMatchObject({ isNew: true });
  });
});

describe('a file in another dialect', () => {
  const loans = [...makeLoans({ rows: 400, seed: 7 })];
  const truth = {
    counted: loans.filter(({ outcome }) => outcome !== 'notFunded').length,
    notFunded: loans.filter(({ outcome }) => outcome === 'notFunded').length,
    aside: 0,
  };
  let usual: unknown;

  const stored = (id: string) =>
    matching.query(
      `select lender_id, naics, state, county, size, year, fiscal_year, sum(paid) as paid,
         sum(charged_off) as charged_off, sum(open) as open, max(last_approval) as last,
         jsonb_agg(amounts order by amounts) as amounts, jsonb_agg(rates order by amounts) as rates,
         jsonb_agg(terms order by amounts) as terms
       from record_cells where upload_id = $1 group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7`,
      [id],
    );

  it.each(loanDialects)('$name: gives the same cells', async (dialect) => {
    const read = await upload(matching, loanFileOf(loans, dialect), dialect.name);
    expect(read).toMatchObject({ state: 'ready', refusal: null, summary: truth });
    const cells = await stored(read.id);
    usual ??= cells;
    expect(cells).toEqual(usual);
  });

  it('is read from gzip', async () => {
    const read = await upload(matching, gzipSync(loanFileOf(loans)));
    expect(read).toMatchObject({ state: 'ready', summary: truth });
    expect(await stored(read.id)).toEqual(usual);
  });
});

describe('a file that cannot be published', () => {
  const good = madeFile({ rows: 60, seed: 3 }).toString();
  const withoutState = good.replace('ProjectState', 'Somewhere').replace('TermInMonths', 'Months');
  const lastText = good.lastIndexOf(borrowerMark);
  const openQuote = `${good.slice(0, lastText)}"${good.slice(lastText)}`;
  const rows = good.trimEnd().split('\n');
  const bad = rows.map((row, at) => (at % 10 === 1 ? `${row},more` : row)).join('\n');

  it.each<[string, Buffer | string, object]>([
    ['HTML', '<!doctype html><html></html>', { code: 'NOT_CSV' }],
    ['ZIP', 'PK\u0003\u0004rest of it', { code: 'NOT_CSV' }],
    ['PDF', '%PDF-1.7\nrest', { code: 'NOT_CSV' }],
    ['UTF-16', Buffer.from(good, 'utf16le'), { code: 'NOT_CSV' }],
    ['missing columns', withoutState, { code: 'COLUMNS_MISSING', details: ['terminmonths', 'projectstate'] }],
    ['half a file', good.slice(0, good.length - 150), { code: 'FILE_INCOMPLETE' }],
    ['half a gzip', gzipSync(good).subarray(0, 900), { code: 'FILE_INCOMPLETE' }],
    ['a gzip of 100 MB of zeros', gzipSync(Buffer.alloc(100_000_000)), { code: 'NOT_CSV' }],
    ['a gzip of one line of 100 MB', gzipSync(Buffer.alloc(100_000_000, 'x')), { code: 'FILE_INCOMPLETE' }],
    ['a gzip of 100 million blank lines', gzipSync(Buffer.alloc(100_000_000, '\n')), { code: 'NO_ROWS' }],
    ['a gzip in a gzip', gzipSync(gzipSync(good)), { code: 'NOT_CSV' }],
    ['an open quote', openQuote, { code: 'FILE_INCOMPLETE' }],
    ['only a header', `${rows[0]}\n`, { code: 'NO_ROWS' }],
    ['two quarters', good.replace('2026-09-30', '2026-06-30'), { code: 'SEVERAL_QUARTERS' }],
    ['many bad rows', bad, { code: 'TOO_MANY_BAD_ROWS', details: ['COLUMNS: 6'] }],
  ])('%s: is rejected with its code, and its file and cells are deleted', async (_, file, refusal) => {
    const read = await upload(matching, Buffer.from(file as string));
    expect(read).toMatchObject({ state: 'refused', refusal });
    expect(read.refusal?.message).not.toBe('');
    expect(await matching.query('select 1 from record_cells where upload_id = $1', [read.id])).toEqual([]);
    const parts = () => matching.query('select parts from record_uploads where id = $1', [read.id]);
    expect(await eventually(parts, ([row]) => String(row?.['parts']) === '')).toEqual([{ parts: [] }]);
  });

  it('sets aside a row with a wrong amount or a future date, and names its line', async () => {
    const wrong = rows
      .map((row, at) => (at === 5 ? row.replace(/,\d+,,(\d{4}-)/, ',=1+1,,$1') : row))
      .map((row, at) => (at === 9 ? row.replace(/,20\d\d-\d\d-\d\d,,,/, ',2031-01-01,,,') : row));
    const read = await upload(matching, Buffer.from(`${wrong.join('\n')}\n`));
    expect(read.state).toBe('ready');
    expect((await asideOf(read)).items).toEqual([
      { line: 6, reason: 'AMOUNT' },
      { line: 10, reason: 'DATE' },
    ]);
  });
});

describe('a quarter', () => {
  const fileOf = (asOf: string, rows = 900, seed = 1) => madeFile({ rows, seed, asOf });

  it('replaces the one before, but no newer one, and a smaller one needs a confirmation', async () => {
    // more cells than one page of the loading has
    const first = await publish(matching, fileOf('2026-03-31', 2600));
    expect(first).toMatchObject({ state: 'applied' });
    const all = await loadedRecords(matching, ({ total }) => total !== null);
    expect(all.total?.loans).toBe(first.summary?.counted);
    const refused = async (file: Buffer) => (await upload(matching, file)).refusal?.code;
    expect(await refused(fileOf('2025-12-31'))).toBe('OLDER_QUARTER');
    expect(await refused(fileOf('2026-03-31', 900, 2))).toBe('DUPLICATE_QUARTER');
    const small = await upload(matching, fileOf('2026-06-30', 90));
    expect(small).toMatchObject({ state: 'ready', warnings: [{ code: 'SHRUNK' }] });
    await expect(apply(matching, small.id)).rejects.toMatchObject({
      code: 'CONFIRM_NEEDED',
      details: [{ field: 'confirm', message: 'SHRUNK' }],
    });
    await apply(matching, small.id, ['SHRUNK']);
    expect(await settled(matching, small.id)).toMatchObject({ state: 'applied' });
    const snapshots = await matching.rpc.call(rpc.matching.recordSnapshots, {});
    expect(snapshots).toMatchObject([{ asOf: '2026-06-30', loans: small.summary?.counted }]);
    const answer = await loadedRecords(matching, ({ asOf }) => asOf['7a'] === '2026-06-30');
    expect(answer.total?.loans).toBe(small.summary?.counted);
  });
});

describe('a part of a file', () => {
  const file = madeFile({ rows: 50, seed: 11 });

  it('continues where the stored bytes end, and the same file is the same upload', async () => {
    const { upload: opened, isNew } = await openUpload(matching, file);
    expect(isNew).toBe(true);
    const half = file.length >> 1;
    await sendPart(matching, opened.id, 0, file.subarray(0, half));
    await expect(sendPart(matching, opened.id, 0, file.subarray(0, half))).rejects.toMatchObject({
      code: 'UPLOAD_OFFSET',
      details: [{ field: 'received', message: String(half) }],
    });
    const again = await openUpload(matching, file);
    expect(again).toMatchObject({ isNew: false, upload: { id: opened.id, received: half } });
    await sendPart(matching, opened.id, half, file.subarray(half));
    expect(await settled(matching, opened.id)).toMatchObject({ state: 'ready' });
    await expect(apply(matching, crypto.randomUUID() as never)).rejects.toMatchObject({
      code: 'UPLOAD_NOT_FOUND',
    });
  });

  it('that differs from the announced sum starts the upload again', async () => {
    const other = madeFile({ rows: 50, seed: 12 });
    const { upload: opened } = await openUpload(matching, other);
    await expect(sendPart(matching, opened.id, 0, Buffer.alloc(other.length, 'x'))).rejects.toMatchObject({
      code: 'UPLOAD_CHANGED',
    });
    await sendPart(matching, opened.id, 0, other);
    expect(await settled(matching, opened.id)).toMatchObject({ state: 'ready' });
  });
});

describe('after an import', () => {
  it('no table and no stored object has the name of a borrower', async () => {
    const tables = await matching.query(
      `select table_name as name from information_schema.tables where table_schema = 'matching'`,
    );
    for (const { name } of tables) {
      const rows = await matching.query(`select 1 from ${String(name)} row where row::text ilike $1`, [
        `%${borrowerMark}%`,
      ]);
      expect([name, rows]).toEqual([name, []]);
    }
    const storage = matching.app.get(ObjectStorage);
    await matching.app.get(SweepRecordFiles).run();
    const finished = await matching.query(
      `select id from record_uploads where state in ('applied', 'refused', 'cancelled')`,
    );
    expect(finished.length).toBeGreaterThan(3);
    const ids = new Set(finished.map(({ id }) => String(id)));
    const objects: string[] = [];
    for await (const { key } of storage.list('')) {
      // the files of other uploads wait for their publication
      const isFinished = ids.has(key.split('/')[1] ?? '');
      if (key.startsWith(recordFilesPrefix) && !isFinished) continue;
      if ((await buffer(await storage.get(key))).includes(borrowerMark)) objects.push(key);
    }
    expect(objects).toEqual([]);
  });
});

describe('the reading of a file', () => {
  it('publishes its rows and its processor time for the budget of the administrator', async () => {
    const file = Buffer.concat([goldenFile, Buffer.from('\n')]);
    const { id, progress } = await upload(matching, file);
    const sql = 'select user_id, data from outbox where type = $1 and aggregate_id = $2';
    expect(await matching.query(sql, [events.lenderFileReadingEnded.type, id])).toEqual([
      {
        user_id: administrator,
        data: { rows: progress.rows, processorMs: expect.any(Number) as unknown },
      },
    ]);
  });
});
