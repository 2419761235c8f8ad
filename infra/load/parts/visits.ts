import http from 'k6/http';
import exec from 'k6/execution';
import { type Answer, get, post, postForm } from './calls.ts';
import { figuresOf } from './figures.ts';
import type { Owner } from './owners.ts';
import { taxReturn } from './paper.ts';

/** What an owner's browser asks for most, with how often of a hundred. */
const reads: readonly (readonly [share: number, path: string])[] = [
  [30, '/api/dashboard'],
  [20, '/api/user'],
  [15, '/api/score'],
  [12, '/api/documents'],
  [10, '/api/recommendations'],
  [6, '/api/business-profile'],
  [4, '/api/banking-info'],
  [3, '/api/lender-matches'],
];

/** Between 0 and 1, evenly over the iterations and the same in every run; each `turn` spreads in another order. */
const spread = (turn: number): number => ((exec.scenario.iterationInTest * turn + 1) * 0.618033988749895) % 1;

export function readSomething({ token }: Owner, expects?: readonly number[]): Answer {
  let left = spread(7) * reads.reduce((sum, [share]) => sum + share, 0);
  const [, path] = reads.find(([share]) => (left -= share) < 0) ?? [0, '/api/dashboard'];
  return get(path, token, expects);
}

export const saveProfile = ({ token }: Owner): Answer =>
  post('/api/business-profile', figuresOf(exec.scenario.iterationInTest), token);

export const tryWhatIf = ({ token }: Owner): Answer =>
  post('/api/calculate-optimization-impact', { currentData: {}, proposedChanges: [] }, token);

export function upload({ token }: Owner): Answer {
  const mark = `${exec.scenario.iterationInTest}-${Date.now()}`;
  const file = http.file(taxReturn(mark), `return-${mark}.pdf`, 'application/pdf');
  return postForm('/api/documents/upload', { category: 'tax_documents', file }, token);
}

/** One request of the mixture: nine in ten read. */
export function doSomething(owner: Owner): Answer {
  const chance = spread(1) * 100;
  if (chance < 1) return upload(owner);
  if (chance < 5) return saveProfile(owner);
  if (chance < 10) return tryWhatIf(owner);
  return readSomething(owner);
}
