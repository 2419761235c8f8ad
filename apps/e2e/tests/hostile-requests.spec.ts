import { problemBody } from '@groundwork/contracts';
import { isLong, testSeed } from '@groundwork/testing';
import { expect, test } from '@playwright/test';
import { describedOperations, type Operation } from '../hostile/operations.ts';
import { Seeded } from '../hostile/random.ts';
import { hostileRequest, type HostileRequest } from '../hostile/requests.ts';
import { sendHostile, type WireAnswer } from '../hostile/wire.ts';
import { noteRefusal } from '../system/evidence.ts';
import { newPerson, Owner } from '../system/owner.ts';
import { logLines, runningProcesses } from '../system/processes.ts';

const count = isLong ? 20_000 : 1000;
const atOnce = 8;

type Found = { what: string; how: string; request: string; answer: string };

const insides = /node_modules|\.ts:\d|\bat \w+ \(|QueryFailed|ECONN|FST_ERR|invalid input syntax|violates/;

/** The specified response of a valid call without a payment key. */
const isNoPaymentKey = ({ status, body }: WireAnswer) =>
  status === 503 && body.includes('"PAYMENTS_NOT_CONFIGURED"');

function isProblem({ type, body }: WireAnswer): boolean {
  try {
    return type.startsWith('application/json') && problemBody.strict().safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

function wrongWith(answer: WireAnswer | undefined, { method }: HostileRequest): string | undefined {
  if (!answer) return 'no answer';
  const { status, body } = answer;
  if (status >= 500) return isNoPaymentKey(answer) ? undefined : 'a fault of ours';
  if (insides.test(body) && status >= 400) return 'shows our insides';
  if (status < 400 || method === 'HEAD') return undefined;
  return isProblem(answer) ? undefined : 'a refusal without message and code';
}

/** Every third request has no token. No request with a token signs out. */
function requestAt(n: number, operations: Operation[], token: string): HostileRequest {
  const random = new Seeded(testSeed + n);
  const operation = operations[n % operations.length];
  if (!operation) throw new Error('The system describes no route');
  const request = hostileRequest(operation, random);
  const presents = n % 3 > 0 && !/logout/i.test(operation.name);
  const proof: [string, string][] = presents ? [['Authorization', `Bearer ${token}`]] : [];
  return { ...request, headers: [...proof, ...request.headers] };
}

async function attack(operations: Operation[]): Promise<{ found: Found[]; statuses: number[] }> {
  const { token } = await Owner.signUp(newPerson('Hostile', 'Tester'));
  const found: Found[] = [];
  const statuses: number[] = [];
  let next = 0;
  const attacker = async () => {
    for (let n = next++; n < count; n = next++) {
      const request = requestAt(n, operations, token);
      const answer = await sendHostile(request);
      if (answer) statuses.push(answer.status);
      if (answer && answer.status >= 400) noteRefusal({ status: answer.status, text: answer.body });
      const what = wrongWith(answer, request);
      if (what !== undefined) found.push(report(`${what} (number ${n})`, request, answer));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, attacker));
  return { found, statuses };
}

const report = (
  what: string,
  { how, method, target, headers, content }: HostileRequest,
  answer?: WireAnswer,
): Found => ({
  what,
  how,
  request: `${method} ${target.slice(0, 200)} ${JSON.stringify(headers.slice(1)).slice(0, 300)} ${content.toString().slice(0, 400)}`,
  answer: JSON.stringify(answer ?? null).slice(0, 500),
});

const pids = () =>
  Object.fromEntries(Object.entries(runningProcesses()).map(([name, { pid }]) => [name, pid]));

test(`${count} hostile requests to all routes cause no server error, and each rejection has a message and a code`, async () => {
  test.setTimeout(isLong ? 1_800_000 : 300_000);
  const operations = await describedOperations();
  const before = pids();
  const { found, statuses } = await attack(operations);
  expect(found, `TEST_SEED=${testSeed}`).toEqual([]);
  expect(statuses).toHaveLength(count);
  // Requests must reach the routes, not only the first check.
  expect([...new Set(statuses)]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 415]));
  expect(pids(), 'nothing had to be started again').toEqual(before);
});

test('after the hostile requests, no log has an incident and the system works', async () => {
  const incidents = Object.keys(runningProcesses()).flatMap((name) =>
    logLines(name).filter((line) => line.includes('"incidentId"')),
  );
  expect(incidents.map((line) => line.slice(0, 1500))).toEqual([]);
  const owner = await Owner.signUp();
  expect((await owner.dashboard()).unavailable).toEqual([]);
});
