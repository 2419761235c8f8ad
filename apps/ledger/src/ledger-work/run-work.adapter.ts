import type { LedgerWork } from './ledger-work.port.ts';
import { LocalWork } from './local-work.adapter.ts';
import { ProcessWork } from './process-work.adapter.ts';

type Job<T> = (work: LedgerWork) => Promise<T>;

const mostLocalRows = 2000;
const mostLocalBytes = 256 * 1024;

async function inProcess<T>(job: Job<T>): Promise<T> {
  const work = new ProcessWork();
  return job(work).finally(() => work.end());
}

let last: Promise<unknown> = Promise.resolve();

/** Many rows block no call: another process computes, and only one at a time because of its memory. */
export function computeRows<T>(rows: number, job: Job<T>, reader?: LedgerWork): Promise<T> {
  if (rows <= mostLocalRows) return job(new LocalWork());
  if (reader instanceof ProcessWork) return job(reader);
  const turn = last.then(() => inProcess(job));
  last = turn.catch(() => undefined);
  return turn;
}

export const readBytes = <T>(bytes: number, job: Job<T>): Promise<T> =>
  bytes <= mostLocalBytes ? job(new LocalWork()) : inProcess(job);
