import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DomainError } from '@groundwork/platform-errors';
import { eventually, type PrivateProcess, serviceProcess, testFieldKeys } from '@groundwork/testing';
import { csvOf, type CsvLine } from '../testing/bank-csv.ts';
import { business, type RunningLedger, runLedger } from '../testing/running-ledger.ts';
import { isAlive, stopWork } from '../testing/work-processes.ts';

jest.setTimeout(300_000);

let ledger: RunningLedger;
let service: PrivateProcess;

beforeAll(async () => {
  ledger = await runLedger();
  await ledger.service.app.close();
  service = serviceProcess({
    service: 'ledger',
    environment: {
      DATABASE_URL: ledger.service.database!.url,
      FIELD_KEYS: testFieldKeys,
      STORAGE_URL: `folder:${ledger.folder}`,
      LOG_LEVEL: 'info',
    },
    log: join(ledger.folder, 'ledger.log'),
  });
});
afterAll(async () => {
  await service.stop();
  await ledger.stop();
});

async function start(): Promise<void> {
  await service.start();
  await eventually(() => ledger.accounts(randomUUID()).then(Boolean, () => false), Boolean, 60_000);
}

/** The lease of a killed process ends at once, so that the test does not wait for it. */
async function restart(): Promise<void> {
  await service.kill();
  await startAgain();
}

async function startAgain(): Promise<void> {
  await ledger.service.query('update bank_files set next_at = now()');
  await start();
}

const codeOf = (error: unknown) => (error instanceof DomainError ? error.code : undefined);

const secret = 'SEKRETPAYER';
const manyLines = (count: number): CsvLine[] =>
  Array.from({ length: count }, (_, at) => ({
    day: `2026-0${5 + Math.floor((at * 3) / count)}-${String(1 + (at % 28)).padStart(2, '0')}`,
    cents: at % 3 === 0 ? 1000 : -300,
    text: `${secret} ${at}`,
  })).sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));

const rowCount = async (userId: string) => (await ledger.accounts(userId))[0]?.rows ?? 0;
const isClaimed = (id: string) =>
  eventually(
    () => ledger.service.query('select 1 from bank_files where id = $1 and tries > 0', [id]),
    (rows) => rows.length > 0,
    20_000,
  );
const eventCount = async (userId: string) => (await ledger.published(userId, 'bank.rows-changed')).length;

/** Repeats a call that a kill interrupted, as a browser does. */
async function killedDuring<T>(call: () => Promise<T>): Promise<T> {
  const first = call().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 150));
  await restart();
  await first;
  return call();
}

describe('the ledger, killed', () => {
  const rows = 6000;
  const userId = randomUUID();

  it('while it reads continues, and stores each row once', async () => {
    await start();
    const content = csvOf(manyLines(rows));
    const { id } = await ledger.upload(userId, content);
    await isClaimed(id);
    await restart();
    const file = await ledger.read(userId, id);
    expect(file.questions).toEqual(['MAPPING', 'ACCOUNT']);
    const { mapping } = file;
    await killedDuring(() =>
      ledger.answer(userId, id, { mapping: mapping!, account: business }).catch((error: unknown) => {
        if (codeOf(error) !== 'BANK_FILE_NOT_READY') throw error;
      }),
    );
    const planned = await ledger.read(userId, id);
    expect(planned).toMatchObject({ state: 'planned', plan: { rows, new: rows } });
    const [stored] = await ledger.service.query(
      'select count(*)::int as n from bank_rows where file_id = $1',
      [id],
    );
    expect(stored?.['n']).toBe(rows);
  });

  it('while it applies and undoes leaves all or nothing, and publishes once', async () => {
    const [row] = await ledger.service.query('select id from bank_files where user_id = $1', [userId]);
    const planned = await ledger.file(userId, String(row?.['id']));
    const applied = await killedDuring(() => ledger.apply(userId, planned));
    expect(applied.state).toBe('applied');
    expect([await rowCount(userId), await eventCount(userId)]).toEqual([rows, 1]);
    const undone = await killedDuring(() => ledger.undo(userId, planned.id));
    expect(undone.state).toBe('undone');
    expect([await rowCount(userId), await eventCount(userId)]).toEqual([0, 2]);
  });

  it('while it applies a large file after its reply adds each row once', async () => {
    const owner = randomUUID();
    const large = 20_001;
    const planned = await ledger.plan(owner, await ledger.uploadRead(owner, csvOf(manyLines(large))));
    expect(planned).toMatchObject({ state: 'planned', plan: { rows: large, new: large } });
    expect(await ledger.apply(owner, planned)).toMatchObject({ state: 'applying' });
    await isClaimed(planned.id);
    await service.kill();
    const stateOf = 'select state from bank_files where id = $1';
    expect(await ledger.service.query(stateOf, [planned.id])).toEqual([{ state: 'applying' }]);
    await startAgain();
    expect(await ledger.applied(owner, planned.id)).toMatchObject({ state: 'applied' });
    expect([await rowCount(owner), await eventCount(owner)]).toEqual([large, 1]);
    const audited = `select actor from audit_entries where user_id = $1 and action = 'bank-file.applied'`;
    expect(await ledger.service.query(audited, [owner])).toEqual([{ actor: owner }]);
  });

  it('three times while it reads the same file rejects it, leaves no child, and reads the next file', async () => {
    const owner = randomUUID();
    const { id } = await ledger.upload(owner, csvOf(manyLines(20_000)));
    for (let kill = 0; kill < 3; kill += 1) {
      const stopped = await stopWork(service.pid);
      expect(stopped).toHaveLength(1);
      await restart();
      expect(stopped.filter(isAlive)).toEqual([]);
    }
    expect(await ledger.read(owner, id)).toMatchObject({
      state: 'refused',
      refusal: { code: 'READING_FAILED', line: null },
    });
    const next = await ledger.uploadRead(owner, csvOf(manyLines(30)));
    expect(next).toMatchObject({ state: 'question' });
  });

  it('writes no row text to its log', () => {
    const log = readFileSync(join(ledger.folder, 'ledger.log'), 'utf8');
    expect(log.length).toBeGreaterThan(100);
    expect(log).not.toContain(secret);
  });
});
