// Everything an owner does, three times, by one person: does it work at all? Under two minutes.
import { check, sleep } from 'k6';
import type { Options } from 'k6/options';
import { get, post } from './parts/calls.ts';
import { limits, patience } from './parts/limits.ts';
import { cleanUp, type Ground, prepareOwners } from './parts/owners.ts';
import { saveProfile, tryWhatIf, upload } from './parts/visits.ts';

export const options: Options = {
  ...patience,
  scenarios: { smoke: { executor: 'per-vu-iterations', vus: 1, iterations: 3, maxDuration: '110s' } },
  thresholds: limits,
};

export const setup = (): Ground => prepareOwners(1);

interface Listed {
  readonly id: string;
  readonly status: string;
}

/** Asks the way a person would look; the web itself is told by the live stream. */
function waitUntilRead(token: string, id: string): string {
  for (let tries = 0; tries < 60; tries += 1) {
    const { status } = get(`/api/documents/${id}`, token).json() as unknown as Listed;
    if (status !== 'pending' && status !== 'processing') return status;
    sleep(0.5);
  }
  return 'still waiting';
}

export default function smoke({ owners }: Ground): void {
  const [owner] = owners;
  if (owner === undefined) throw new Error('There is no owner.');
  for (const path of ['/api/config', '/', '/api/docs']) get(path);
  for (const path of [
    '/api/user',
    '/api/dashboard',
    '/api/score',
    '/api/lender-matches',
    '/api/banking-info',
  ])
    get(path, owner.token);
  saveProfile(owner);
  tryWhatIf(owner);
  post('/api/score/recalculate', {}, owner.token);
  post('/api/lender-matches/refresh', {}, owner.token);
  const { id } = upload(owner).json() as unknown as Listed;
  check(waitUntilRead(owner.token, id), { 'the paper was read': (status) => status === 'processed' });
}

export const teardown = cleanUp;
