import { setTimeout as sleep } from 'node:timers/promises';
import type { BankFileView, LedgerAccountView } from '@groundwork/contracts';
import { Owner } from '../drills/owner.ts';
import { Failure } from '../local/failure.ts';
import { childrenOf, megabytesOf } from '../local/processes.ts';
import { at, atMost, type Figure, figure, timed } from './figures.ts';
import type { Ground } from './ground.ts';
import { timesDuring, watchMost } from './meanwhile.ts';
import { FIGURES } from './sample-owner.ts';

const MOST_SECONDS = 10;
const MOST_MEGABYTES = 300;
const MOST_TIMES_A_SAVE = 3;
const CALL_EVERY_MS = 50;
const MESSAGE_WITHIN_MS = 30_000;
const LARGE_FILE_WITHIN_MS = 120_000;
const MOST_BYTES = 25 * 1024 * 1024;
const MS_OF_DAY = 86_400_000;

interface Days {
  readonly from: number;
  readonly days: number;
}

const twoYears: Days = { from: Date.UTC(2024, 0, 1), days: 730 };

/** The last three whole months, because older rows prove nothing. */
function recentDays(): Days {
  const now = new Date();
  const monthAgo = (months: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months);
  return { from: monthAgo(3), days: (monthAgo(0) - monthAgo(3)) / MS_OF_DAY };
}

export function csvOf(rows: number, { from, days }: Days = twoYears, padding = 0): string {
  const lines = ['Date,Description,Amount,Balance'];
  let balance = 100_000;
  for (let at = 0; at < rows; at += 1) {
    const day = new Date(from + Math.floor((at * days) / rows) * MS_OF_DAY);
    const amount = at % 4 === 0 ? 120 + (at % 7) : -30 - (at % 5);
    balance += amount;
    const text = `CARD PURCHASE STORE ${at % 997} ${at}${' X'.repeat(padding)}`;
    lines.push(`${day.toISOString().slice(0, 10)},${text},${amount}.00,${balance}.00`);
  }
  return lines.join('\n');
}

async function untilNot(
  state: BankFileView['state'],
  owner: Owner,
  { id }: BankFileView,
): Promise<BankFileView> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const file = (await owner.request(`/api/bank-files/${id}`)) as BankFileView;
    if (file.state !== state) return file;
    await sleep(100);
  }
  throw new Failure(`The file stays in the state "${state}".`);
}

async function readFile(owner: Owner, content: string): Promise<BankFileView> {
  const form = new FormData();
  form.append('file', new File([content], 'rows.csv', { type: 'text/csv' }));
  const sent = (await owner.request('/api/bank-files', form)) as BankFileView;
  return untilNot('reading', owner, sent);
}

async function planFile(owner: Owner, file: BankFileView): Promise<BankFileView> {
  const { id, mapping } = file;
  const account = { bankName: 'First Bank', accountType: 'checking', ownership: 'business' };
  await owner.request(`/api/bank-files/${id}`, { mapping, account }, 'PATCH');
  return untilNot('reading', owner, file);
}

async function applyFile(owner: Owner, { id, planVersion }: BankFileView): Promise<number> {
  const start = performance.now();
  const reply = await owner.request(`/api/bank-files/${id}/apply`, { planVersion });
  const ms = performance.now() - start;
  const { state } = await untilNot('applying', owner, reply as BankFileView);
  if (state !== 'applied') throw new Failure(`The file is ${state}.`);
  return ms;
}

/** The seconds from the answer of the owner to the applied file, and the milliseconds of the call that applies it. */
export async function importFile(
  owner: Owner,
  content: string,
): Promise<{ seconds: number; callMs: number }> {
  const read = await readFile(owner, content);
  const start = performance.now();
  const callMs = await applyFile(owner, await planFile(owner, read));
  return { seconds: (performance.now() - start) / 1000, callMs };
}

interface ScreenTimes {
  saved: number[];
  applied: number[];
}

/** The milliseconds until an open screen has the score of a saved profile, and the proven score of an applied file. */
async function timesUntilVisible(url: string, owners: number): Promise<ScreenTimes> {
  const times: ScreenTimes = { saved: [], applied: [] };
  for (let at = 0; at < owners; at += 1) {
    const owner = await Owner.signUp(url);
    const messages = owner.messages();
    const until = async (type: string) => {
      const late = sleep(MESSAGE_WITHIN_MS, undefined, { ref: false }).then(() => {
        throw new Failure(`The message ${type} did not come.`);
      });
      const received = async () => {
        for (let next = await messages.next(); next.value !== type; next = await messages.next())
          if (next.done) throw new Failure(`The messages end before ${type}.`);
      };
      await Promise.race([received(), late]);
    };
    await sleep(300);
    times.saved.push(
      await timed(async () => {
        const saved = owner.request('/api/business-profile', { ...FIGURES, personalCreditScore: 700 });
        await until('score.changed');
        await Promise.all([saved, owner.score()]);
      }),
    );
    const planned = await planFile(owner, await readFile(owner, csvOf(300, recentDays())));
    await sleep(300);
    times.applied.push(
      await timed(async () => {
        const applied = applyFile(owner, planned);
        await until('proof.computed');
        await Promise.all([applied, owner.request('/api/score/proven')]);
      }),
    );
    await messages.return();
  }
  return times;
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { url, pidOf } = await ground.running();
  const pid = pidOf('ledger');
  if (pid === undefined) throw new Failure('The ledger does not run.');
  const { saved, applied } = await timesUntilVisible(url, ground.count(15, 1));
  const residentIn = (one: number) => megabytesOf(one, 'VmRSS');
  const ledgerMost = watchMost(() => residentIn(pid));
  const workMost = watchMost(() => Math.max(0, ...childrenOf(pid).map(residentIn)));
  const rows = ground.count(10_000, 300, 0);
  const [owner, other, third] = [await Owner.signUp(url), await Owner.signUp(url), await Owner.signUp(url)];
  const first = await importFile(owner, csvOf(rows));
  const large = csvOf(10 * rows, twoYears, ground.short ? 0 : 95).slice(0, MOST_BYTES);
  other.answeredWithinMs = LARGE_FILE_WITHIN_MS;
  const importing = importFile(other, large.slice(0, large.lastIndexOf('\n')));
  const call = () => third.request('/api/bank-files');
  const [second, calls] = await Promise.all([importing, timesDuring(importing, CALL_EVERY_MS, call)]);
  const [account] = (await owner.request('/api/bank-accounts')) as LedgerAccountView[];
  return [
    figure('rows', account?.rows ?? 0),
    atMost('seconds from the answer to the applied file', first.seconds, MOST_SECONDS),
    figure('megabytes of the large file', large.length / 1024 / 1024),
    atMost('seconds of the large file', second.seconds, MOST_SECONDS),
    figure('the call that applies it, ms', second.callMs),
    atMost('ledger at most, MB', ledgerMost(), MOST_MEGABYTES),
    figure('its process for rows at most, MB', workMost()),
    figure('calls of another owner during the large file', calls.length),
    figure('the slowest of them, ms', Math.max(...calls)),
    figure('saved profile to score on an open screen, p50 ms', at(saved, 0.5)),
    figure('applied file to its proof on an open screen, p50 ms', at(applied, 0.5)),
    atMost('the second / the first', at(applied, 0.5) / at(saved, 0.5), MOST_TIMES_A_SAVE),
  ];
}
