import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '@groundwork/platform-errors';
import { csvOf, csvOfMonths, largeCsv, manyLines } from '../testing/bank-csv.ts';
import { type RunningLedger, runLedger } from '../testing/running-ledger.ts';
import { send, stopWork, workPids } from '../testing/work-processes.ts';

const mostBytes = 25 * 1024 * 1024;

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger();
});
afterAll(() => ledger.stop());

const imported = (userId: string) => ledger.import(userId, csvOfMonths('2026-06', '2026-07', '2026-08'));

describe('a bank file of 25 MiB', () => {
  const userId = randomUUID();

  it('is read by another process while the service answers, applies and reads for other owners', async () => {
    const content = largeCsv();
    expect(content.length).toBeGreaterThan(mostBytes * 0.95);
    expect(content.length).toBeLessThanOrEqual(mostBytes);
    const { id } = await ledger.upload(userId, content);
    const stopped = await stopWork();
    const other = randomUUID();
    const upload = await ledger.upload(other, csvOfMonths('2026-06'));
    for (let call = 0; call < 20; call += 1) {
      expect(await ledger.file(userId, id)).toMatchObject({ state: 'reading' });
      expect(await ledger.accounts(other)).toEqual([]);
    }
    send('SIGCONT', stopped);
    const file = await ledger.read(userId, id);
    expect(file).toMatchObject({ state: 'question', questions: ['MAPPING', 'ACCOUNT'] });
    expect(await ledger.read(other, upload.id)).toMatchObject({ state: 'question' });
    expect(workPids()).toEqual([]);
  }, 240_000);
});

describe('a file of 6,000 rows', () => {
  const rows = 6000;
  const content = csvOf(manyLines(rows, (at) => `STORE ${at} ${'Y'.repeat(40)}`));

  it('is read again when its process is killed, and stores each row once', async () => {
    const userId = randomUUID();
    const { id } = await ledger.upload(userId, content);
    send('SIGKILL', await stopWork());
    const file = await ledger.read(userId, id);
    expect(await ledger.plan(userId, file)).toMatchObject({ state: 'planned', plan: { rows, new: rows } });
  }, 120_000);

  it('is rejected when its process ended in three tries, and the owner can delete it', async () => {
    const userId = randomUUID();
    const { id } = await ledger.upload(userId, content);
    send('SIGKILL', await stopWork());
    await ledger.makeNextTryTheLast(id);
    send('SIGKILL', await stopWork());
    expect(await ledger.read(userId, id)).toMatchObject({
      state: 'refused',
      refusal: { code: 'READING_FAILED', line: null },
    });
    await ledger.remove(userId, id);
    await expect(ledger.file(userId, id)).rejects.toBeInstanceOf(DomainError);
  }, 120_000);

  it('is applied as a whole after the process of the first call is killed', async () => {
    const userId = randomUUID();
    const planned = await ledger.plan(userId, await ledger.uploadRead(userId, content));
    const killed = ledger.apply(userId, planned).catch((error: unknown) => error);
    const stopped = await stopWork();
    const other = await imported(randomUUID());
    expect(other).toMatchObject({ state: 'applied' });
    expect(await ledger.file(userId, planned.id)).toMatchObject({ state: 'planned' });
    send('SIGKILL', stopped);
    expect(await killed).toBeInstanceOf(DomainError);
    expect(await ledger.published(userId, 'bank.rows-changed')).toEqual([]);
    expect(await ledger.apply(userId, planned)).toMatchObject({ state: 'applied' });
    expect(await ledger.accounts(userId)).toMatchObject([{ rows }]);
    expect(await ledger.published(userId, 'bank.rows-changed')).toHaveLength(1);
  }, 120_000);
});
