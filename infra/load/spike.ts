// Half a calm minute, then ten times as many for twenty seconds, then calm again. In the rush answers may be slow, but
// each is right or an honest "later" (429, 503); afterwards everything is as fast as before.
import type { Options, Scenario } from 'k6/options';
import { patience } from './parts/limits.ts';
import { cleanUp, type Ground, inTurn, prepareOwners } from './parts/owners.ts';
import { doSomething, readSomething } from './parts/visits.ts';

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

export const options: Options = {
  ...patience,
  scenarios: {
    before: phase(calm, '0s', '30s', 'ordinary'),
    rush: phase(calm * 10, '30s', '20s', 'rush'),
    after: phase(calm, '65s', '30s', 'ordinary'),
  },
  thresholds: {
    'http_req_failed{scenario:before}': ['rate<0.001'],
    'http_req_failed{scenario:rush}': ['rate<0.001'],
    'http_req_failed{scenario:after}': ['rate<0.001'],
    'http_req_duration{scenario:after,kind:read}': ['p(95)<300'],
  },
};

export const setup = (): Ground => prepareOwners(40);

export const ordinary = ({ owners }: Ground): void => void doSomething(inTurn(owners));

export const rush = ({ owners }: Ground): void => void readSomething(inTurn(owners), [200, 429, 503]);

export const teardown = cleanUp;
