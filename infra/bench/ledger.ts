import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BankFileView, LedgerAccountView } from '@groundwork/contracts';
import { Owner } from '../drills/owner.ts';
import { Failure } from '../local/failure.ts';
import { atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';

const MOST_SECONDS = 10;
const MOST_MEGABYTES = 300;
const MOST_BYTES = 25 * 1024 * 1024;
const MS_OF_DAY = 86_400_000;

const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** A CSV file with balances, from January 2024 on. `padding` makes the texts longer. */
function csvOf(rows: number, padding = 0): string {
  const lines = ['Date,Description,Amount,Balance'];
  const days = 730;
  let balance = 100_000;
  for (let at = 0; at < rows; at += 1) {
    const day = new Date(Date.UTC(2024, 0, 1) + Math.floor((at * days) / rows) * MS_OF_DAY);
    const amount = at % 4 === 0 ? 120 + (at % 7) : -30 - (at % 5);
    balance += amount;
    const text = `CARD PURCHASE STORE ${at % 997} ${at}${' X'.repeat(padding)}`;
    lines.push(`${day.toISOString().slice(0, 10)},${text},${amount}.00,${balance}.00`);
  }
  return lines.join('\n');
}

async function untilRead(owner: Owner, id: string): Promise<BankFileView> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const file = (await owner.request(`/api/bank-files/${id}`)) as BankFileView;
    if (file.state !== 'reading') return file;
    await sleep(100);
  }
  throw new Failure('The ledger did not read the file.');
}

/** The seconds from the answer of the owner to the applied file. */
async function importFile(owner: Owner, content: string): Promise<number> {
  const form = new FormData();
  form.append('file', new File([content], 'rows.csv', { type: 'text/csv' }));
  const sent = (await owner.request('/api/bank-files', form)) as BankFileView;
  const read = await untilRead(owner, sent.id);
  const account = { bankName: 'First Bank', accountType: 'checking', ownership: 'business' };
  const start = performance.now();
  await owner.request(`/api/bank-files/${sent.id}`, { mapping: read.mapping, account }, 'PATCH');
  const planned = await untilRead(owner, sent.id);
  const { planVersion } = planned;
  await owner.request(`/api/bank-files/${sent.id}/apply`, { planVersion });
  return (performance.now() - start) / 1000;
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { url, pidOf } = await ground.running();
  const pid = pidOf('ledger');
  if (pid === undefined) throw new Failure('The ledger does not run.');
  let most = megabytesOf(pid);
  const watch = setInterval(() => {
    most = Math.max(most, megabytesOf(pid));
  }, 50);
  const rows = ground.count(100_000, 300, 0);
  const owner = await Owner.signUp(url);
  const first = await importFile(owner, csvOf(rows));
  const large = csvOf(rows, ground.short ? 0 : 95).slice(0, MOST_BYTES);
  const second = await importFile(await Owner.signUp(url), large.slice(0, large.lastIndexOf('\n')));
  clearInterval(watch);
  const [account] = (await owner.request('/api/bank-accounts')) as LedgerAccountView[];
  return [
    figure('rows', account?.rows ?? 0),
    atMost('seconds from the answer to the applied file', first, MOST_SECONDS),
    figure('megabytes of the large file', large.length / 1024 / 1024),
    figure('seconds of the large file', second),
    atMost('ledger at most, MB', most, MOST_MEGABYTES),
  ];
}
