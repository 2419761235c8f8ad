import { check, sleep } from 'k6';
import type { Options, Scenario } from 'k6/options';
import { get, post } from './calls.ts';
import {
  cleanUp,
  doSomething,
  type Ground,
  inTurn,
  type Listed,
  type Owner,
  prepareOwners,
  readSomething,
  saveProfile,
  tryWhatIf,
  upload,
} from './visits.ts';

/** An open model: requests begin at a steady rate, so a slow system cannot slow down its own test. */
function steadily(exec: string, rate: number, duration: string): Record<string, Scenario> {
  const perSecond = Number(__ENV['RATE'] ?? rate);
  return {
    steadily: {
      executor: 'constant-arrival-rate',
      exec,
      rate: perSecond,
      timeUnit: '1s',
      duration: __ENV['DURATION'] ?? duration,
      preAllocatedVUs: Math.max(4, perSecond),
      maxVUs: Math.max(20, perSecond * 10),
    },
  };
}

const calm = Number(__ENV['RATE'] ?? 20);

const phase = (rate: number, startTime: string, duration: string, exec: string): Scenario => ({
  executor: 'constant-arrival-rate',
  rate,
  timeUnit: '1s',
  startTime,
  duration,
  exec,
  preAllocatedVUs: rate * 2,
  maxVUs: rate * 20,
  gracefulStop: '30s',
});

const LIMITS = {
  checks: ['rate>0.999'],
  http_req_failed: ['rate<0.001'],
  'http_req_duration{kind:read}': ['p(95)<300'],
  'http_req_duration{kind:write}': ['p(95)<600'],
  dropped_iterations: ['count<1'],
};

const SPIKE_LIMITS = {
  'http_req_failed{scenario:before}': ['rate<0.001'],
  'http_req_failed{scenario:rush}': ['rate<0.001'],
  'http_req_failed{scenario:after}': ['rate<0.001'],
  'http_req_duration{scenario:after,kind:read}': ['p(95)<300'],
};

interface Load {
  readonly owners: number;
  readonly scenarios: Record<string, Scenario>;
  readonly thresholds?: Record<string, string[]>;
}

const LOADS: Record<string, Load> = {
  smoke: {
    owners: 1,
    scenarios: {
      smoke: {
        executor: 'per-vu-iterations',
        exec: 'everything',
        vus: 1,
        iterations: 3,
        maxDuration: '110s',
      },
    },
  },
  browse: { owners: 20, scenarios: steadily('browse', 50, '2m') },
  upload: { owners: 20, scenarios: steadily('bring', 2, '1m') },
  mixed: { owners: 20, scenarios: steadily('ordinary', 50, '2m') },
  soak: { owners: 20, scenarios: steadily('ordinary', 20, '10m') },
  spike: {
    owners: 40,
    scenarios: {
      before: phase(calm, '0s', '30s', 'ordinary'),
      rush: phase(calm * 10, '30s', '20s', 'rush'),
      after: phase(calm, '65s', '30s', 'ordinary'),
    },
    thresholds: SPIKE_LIMITS,
  },
};

const load = LOADS[__ENV['SCENARIO'] ?? 'smoke'];
if (load === undefined) throw new Error(`SCENARIO is one of ${Object.keys(LOADS).join(', ')}.`);
const { owners: count, scenarios, thresholds = LIMITS } = load;

export const options: Options = { setupTimeout: '5m', teardownTimeout: '5m', scenarios, thresholds };

export const setup = (): Ground => prepareOwners(count);
export const teardown = cleanUp;

export const browse = ({ owners }: Ground): void => void readSomething(inTurn(owners));
export const bring = ({ owners }: Ground): void => void upload(inTurn(owners));
export const ordinary = ({ owners }: Ground): void => void doSomething(inTurn(owners));
export const rush = ({ owners }: Ground): void => void readSomething(inTurn(owners), [200, 429, 503]);

function waitUntilRead({ token }: Owner, id: string): string {
  for (let tries = 0; tries < 60; tries += 1) {
    const { status } = get(`/api/documents/${id}`, token).json() as unknown as Listed;
    if (status !== 'pending' && status !== 'processing') return status;
    sleep(0.5);
  }
  return 'still waiting';
}

export function everything({ owners }: Ground): void {
  const owner = inTurn(owners);
  for (const path of ['/api/config', '/', '/api/docs']) get(path);
  const reads = ['/api/user', '/api/dashboard', '/api/score', '/api/lender-matches', '/api/banking-info'];
  for (const path of reads) get(path, owner.token);
  saveProfile(owner);
  tryWhatIf(owner);
  post('/api/score/recalculate', {}, owner.token);
  post('/api/lender-matches/refresh', {}, owner.token);
  const { id } = upload(owner).json() as unknown as Listed;
  check(waitUntilRead(owner, id), { 'the document was read': (status) => status === 'processed' });
}
