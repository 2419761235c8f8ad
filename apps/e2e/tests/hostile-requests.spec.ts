import { problemBody } from '@groundwork/contracts';
import { isLong, testSeed } from '@groundwork/test-data/cases';
import { expect, test } from '@playwright/test';
import { loadOperations, type Operation } from '../hostile/operations.ts';
import { SeededRandom } from '@groundwork/test-data/cases';
import { hostileRequest, type HostileRequest } from '../hostile/requests.ts';
import { sendHostile, type WireAnswer } from '../hostile/wire.ts';
import { recordRejection } from '../system/evidence.ts';
import { createPerson, TestOwner } from '../system/owner.ts';
import { readLogLines, readProcesses } from '../system/processes.ts';

const count = isLong ? 20_000 : 1000;
const atOnce = 8;

type Violation = { what: string; how: string; request: string; answer: string };

const internalDetails =
  /node_modules|\.ts:\d|\bat \w+ \(|QueryFailed|ECONN|FST_ERR|invalid input syntax|violates/;

/** The specified response of a valid call without a payment key. */
const isMissingPaymentKey = ({ status, body }: WireAnswer) =>
  status === 503 && body.includes('"PAYMENTS_NOT_CONFIGURED"');

function isProblem({ type, body }: WireAnswer): boolean {
  try {
    return type.startsWith('application/json') && problemBody.strict().safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

/** What a browser shows at an address without a page. */
const isMissingPage = ({ status, type, body }: WireAnswer, { method, target }: HostileRequest) =>
  status === 404 &&
  method === 'GET' &&
  type.startsWith('text/html') &&
  body.includes('<title>Page not found') &&
  !target.startsWith('/api');

function violationOf(answer: WireAnswer | undefined, request: HostileRequest): string | undefined {
  if (!answer) return 'no answer';
  const { status, body } = answer;
  if (status >= 500) return isMissingPaymentKey(answer) ? undefined : 'a server error';
  if (internalDetails.test(body) && status >= 400) return 'shows internal details';
  if (status < 400 || request.method === 'HEAD') return undefined;
  return isProblem(answer) || isMissingPage(answer, request)
    ? undefined
    : 'a rejection without message and code';
}

/** Every third request has no token. No request with a token signs out. */
function requestAt(n: number, operations: Operation[], token: string): HostileRequest {
  const random = new SeededRandom(testSeed + n);
  const operation = operations[n % operations.length];
  if (!operation) throw new Error('The system describes no route');
  const request = hostileRequest(operation, random);
  const hasToken = n % 3 > 0 && !/logout/i.test(operation.name);
  const proof: [string, string][] = hasToken ? [['Authorization', `Bearer ${token}`]] : [];
  return { ...request, headers: [...proof, ...request.headers] };
}

async function attack(operations: Operation[]): Promise<{ violations: Violation[]; statuses: number[] }> {
  const { token } = await TestOwner.signUp(createPerson('Hostile', 'Tester'));
  const violations: Violation[] = [];
  const statuses: number[] = [];
  let next = 0;
  const attacker = async () => {
    for (let n = next++; n < count; n = next++) {
      const request = requestAt(n, operations, token);
      const answer = await sendHostile(request);
      if (answer) statuses.push(answer.status);
      if (answer && answer.status >= 400) recordRejection({ status: answer.status, text: answer.body });
      const what = violationOf(answer, request);
      if (what !== undefined) violations.push(report(`${what} (number ${n})`, request, answer));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, attacker));
  return { violations, statuses };
}

const report = (
  what: string,
  { defect: how, method, target, headers, content }: HostileRequest,
  answer?: WireAnswer,
): Violation => ({
  what,
  how,
  request: `${method} ${target.slice(0, 200)} ${JSON.stringify(headers.slice(1)).slice(0, 300)} ${content.toString().slice(0, 400)}`,
  answer: JSON.stringify(answer ?? null).slice(0, 500),
});

const pids = () => Object.fromEntries(Object.entries(readProcesses()).map(([name, { pid }]) => [name, pid]));

test(`${count} hostile requests to all routes cause no server error, and each rejection has a message and a code`, async () => {
  test.setTimeout(isLong ? 1_800_000 : 300_000);
  const operations = await loadOperations();
  const before = pids();
  const { violations, statuses } = await attack(operations);
  expect(violations, `TEST_SEED=${testSeed}`).toEqual([]);
  expect(statuses).toHaveLength(count);
  // Requests must reach the routes, not only the first check.
  expect([...new Set(statuses)]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 415]));
  expect(pids(), 'no process restarts').toEqual(before);
});

test('after the hostile requests, no log has an incident and the system works', async () => {
  const incidents = Object.keys(readProcesses()).flatMap((name) =>
    readLogLines(name).filter((line) => line.includes('"incidentId"')),
  );
  expect(incidents.map((line) => line.slice(0, 1500))).toEqual([]);
  const owner = await TestOwner.signUp();
  expect((await owner.dashboard()).unavailable).toEqual([]);
});
