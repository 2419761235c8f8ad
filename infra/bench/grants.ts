import { setTimeout as pause } from 'node:timers/promises';
import { Owner } from '../drills/owner.ts';
import { Failure } from '../local/failure.ts';
import { reserveInternal } from '../local/ports.ts';
import { step } from '../local/progress.ts';
import { GATEWAY } from '../local/stack.ts';
import { Supervisor } from '../local/supervisor.ts';
import { serviceSpec } from '../local/system.ts';
import { at, atMost, type Figure, figure } from './figures.ts';
import type { Ground, System } from './ground.ts';

const ENDINGS = 500;
const SHORT_ENDINGS = 6;
/** A business sends twenty invitations a day. */
const ENDINGS_OF_AN_OWNER = 20;
const READS_A_SECOND = 50;
const BEFORE_MS = 300;
const AFTER_MS = 1500;
const MOST_MS = 1000;
const READ = '/api/documents';

interface Ending {
  lastReadMs: number;
  streamEndMs: number;
  refusals: ReadonlySet<number>;
}

async function startSecondGateway({ facts }: System, logs: string) {
  const supervisor = new Supervisor(logs);
  const reservation = await reserveInternal();
  await supervisor.start(serviceSpec({ name: 'gateway-2', service: GATEWAY }, facts, reservation));
  return { url: `http://127.0.0.1:${reservation.port}`, stop: () => supervisor.stop() };
}

interface Invited {
  invitation: { id: string };
  url: string;
}

async function join(owner: Owner, member: Owner, email: string): Promise<string> {
  const invited = (await owner.request('/api/people/invitations', { email, role: 'member' })) as Invited;
  const [, token = ''] = invited.url.split('#');
  const grant = (await member.request('/api/invitations/accept', { token })) as { id: string };
  return grant.id;
}

async function streamEnd(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${url}/api/events`, { headers });
  if (!answer.ok) throw new Failure(`The stream answered ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now();
}

async function endOne(urls: readonly string[], owner: Owner, member: Owner, grant: string): Promise<Ending> {
  const headers = { ...member.headers, 'x-business-id': owner.userId };
  const refusals = new Set<number>();
  let lastReadAt = 0;
  const read = async (n: number) => {
    const { status } = await fetch(`${urls[n % urls.length]}${READ}`, { headers });
    if (status === 200) lastReadAt = performance.now();
    else refusals.add(status);
  };
  const reads: Promise<void>[] = [];
  const timer = setInterval(() => reads.push(read(reads.length)), 1000 / READS_A_SECOND);
  const ends = Promise.all(urls.map((url) => streamEnd(url, headers)));
  await pause(BEFORE_MS);
  await owner.request(`/api/people/${grant}`, undefined, 'DELETE');
  const answeredAt = performance.now();
  const streamEndMs = Math.max(...(await ends)) - answeredAt;
  await pause(AFTER_MS);
  clearInterval(timer);
  await Promise.all(reads);
  return { lastReadMs: lastReadAt - answeredAt, streamEndMs, refusals };
}

async function endAll(urls: readonly string[], count: number): Promise<Ending[]> {
  const [first = ''] = urls;
  const email = `bench.member.${Date.now()}@example.com`;
  const member = await Owner.signUp(first, email);
  let owner = await Owner.signUp(first);
  const endings: Ending[] = [];
  for (let n = 0; n < count; n += 1) {
    if (n > 0 && n % ENDINGS_OF_AN_OWNER === 0) owner = await Owner.signUp(first);
    const grant = await join(owner, member, email);
    endings.push(await endOne(urls, owner, member, grant));
  }
  return endings;
}

/** Reads and open streams of a member at two gateways, while the owner ends the access at one of them. */
export async function measure(ground: Ground): Promise<Figure[]> {
  const system = await ground.system();
  const second = await startSecondGateway(system, ground.instance.logs);
  const count = ground.count(ENDINGS, SHORT_ENDINGS, 0);
  const endings = await step(`Ending ${count} accesses`, () => endAll([system.url, second.url], count));
  await second.stop();
  const reads = endings.map(({ lastReadMs }) => lastReadMs);
  const streams = endings.map(({ streamEndMs }) => streamEndMs);
  const others = new Set(endings.flatMap(({ refusals }) => [...refusals]).filter((status) => status !== 404));
  return [
    figure('ended accesses', count),
    figure('answer → last read of the member, p50 ms', at(reads, 0.5)),
    atMost('answer → last read of the member, slowest ms', Math.max(...reads), MOST_MS),
    figure('answer → end of both streams, p50 ms', at(streams, 0.5)),
    atMost('answer → end of both streams, slowest ms', Math.max(...streams), MOST_MS),
    atMost('answers other than 200 and 404', others.size, 0),
  ];
}
