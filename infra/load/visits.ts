import http from 'k6/http';
import exec from 'k6/execution';
import { linesInPdf } from '../../libs/test-data/src/documents/pdf-text.ts';
import { filed1040 } from '../../libs/test-data/src/documents/tax-return.ts';
import { type Answer, get, post, postForm, remove } from './calls.ts';
import { figuresOf } from './figures.ts';

export interface Owner {
  readonly token: string;
}

export interface Ground {
  readonly owners: readonly Owner[];
  readonly since: string;
}

export interface Listed {
  readonly id: string;
  readonly status: string;
  readonly createdAt: string;
}

const seeded = __ENV['OWNERS_FILE'] === undefined ? undefined : open(__ENV['OWNERS_FILE']);

function signUp(n: number): Owner {
  const person = { firstName: 'Load', lastName: `Test ${n}`, password: `Load-${Date.now()}-${n}-only` };
  const signup = { ...person, email: `load.${Date.now()}.${n}@example.com` };
  const { token } = post('/api/auth/signup', signup, undefined, [201]).json() as unknown as Owner;
  post('/api/business-profile', figuresOf(n), token);
  return { token };
}

export function prepareOwners(count: number): Ground {
  const since = new Date().toISOString();
  if (seeded !== undefined) return { owners: JSON.parse(seeded) as Owner[], since };
  return { owners: Array.from({ length: count }, (_, n) => signUp(n)), since };
}

export function inTurn(owners: readonly Owner[]): Owner {
  const owner = owners[exec.scenario.iterationInTest % owners.length];
  if (owner === undefined) throw new Error('There is no owner.');
  return owner;
}

export function cleanUp({ owners, since }: Ground): void {
  for (const { token } of owners) {
    const documents = get('/api/documents', token).json() as unknown as readonly Listed[];
    for (const { id } of documents.filter(({ createdAt }) => createdAt >= since))
      remove(`/api/documents/${id}`, token);
  }
}

const READS: readonly (readonly [share: number, path: string])[] = [
  [30, '/api/dashboard'],
  [20, '/api/user'],
  [15, '/api/score'],
  [12, '/api/documents'],
  [10, '/api/recommendations'],
  [6, '/api/business-profile'],
  [4, '/api/banking-info'],
  [3, '/api/lender-matches'],
];

const spread = (turn: number): number => ((exec.scenario.iterationInTest * turn + 1) * 0.618033988749895) % 1;

export function readSomething({ token }: Owner, expects?: readonly number[]): Answer {
  let left = spread(7) * READS.reduce((sum, [share]) => sum + share, 0);
  const [, path] = READS.find(([share]) => (left -= share) < 0) ?? [0, '/api/dashboard'];
  return get(path, token, expects);
}

export const saveProfile = ({ token }: Owner): Answer =>
  post('/api/business-profile', figuresOf(exec.scenario.iterationInTest), token);

export const tryWhatIf = ({ token }: Owner): Answer =>
  post('/api/calculate-optimization-impact', { currentData: {}, proposedChanges: [] }, token);

/** Each file is different, because the gateway rejects a second copy. */
export function upload({ token }: Owner): Answer {
  const mark = `${exec.scenario.iterationInTest}-${Date.now()}`;
  const taxReturn = linesInPdf([
    `Your first name and last name: Load Test ${mark}`,
    ...filed1040({ year: 2025, income: 52_000, adjustments: 1500, tax: 4140 }),
  ]);
  const file = http.file(taxReturn, `return-${mark}.pdf`, 'application/pdf');
  return postForm('/api/documents/upload', { category: 'tax_documents', file }, token);
}

export function doSomething(owner: Owner): Answer {
  const chance = spread(1) * 100;
  if (chance < 1) return upload(owner);
  if (chance < 5) return saveProfile(owner);
  if (chance < 10) return tryWhatIf(owner);
  return readSomething(owner);
}
