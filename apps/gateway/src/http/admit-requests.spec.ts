import { request, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { problemBody, rpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { form1040 } from '@groundwork/test-data';
import { createGate, eventually } from '@groundwork/testing';
import { HttpAdapterHost } from '@nestjs/core';
import { bearer, type RunningGateway, runGateway } from '../../testing/gateway.ts';

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await runGateway({
    environment: {
      EXEMPT_NETWORKS: '10.1.0.0/16',
      TRUSTED_PROXIES: '127.0.0.1',
      REQUESTS_PER_SECOND: '1000',
      REQUESTS_AT_ONCE: '16',
      REQUESTS_AT_ONCE_PER_CALLER: '4',
      REQUESTS_IN_TURN: '2',
    },
  });
});
afterAll(() => gateway.stop());

const signIn = (address: string) =>
  fetch(`${gateway.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email: 'stranger@example.com', password: 'a wrong guess' }),
  });

function holdSignIns() {
  const gate = createGate();
  const held = { count: 0 };
  gateway.calls.on(rpc.identity.login, async () => {
    held.count += 1;
    await gate.opened;
    throw new DomainError('unauthenticated', 'BAD_CREDENTIALS', 'Invalid email or password');
  });
  return { held, open: gate.open };
}

async function outcomesOf(answers: readonly Promise<Response>[], heldCount: number, release: () => void) {
  const early = answers.map(async (answer) => {
    const response = await answer;
    const { code } = problemBody.parse(await response.json());
    return [response.status, code, response.headers.get('retry-after')];
  });
  const done: unknown[] = [];
  for (const each of early) void each.then((outcome) => done.push(outcome));
  await eventually(
    () => Promise.resolve(done.length),
    (count) => count >= answers.length - heldCount,
  );
  const rejected = [...done];
  release();
  await Promise.all(early);
  return rejected;
}

it('rejects more simultaneous requests of one caller with 429', async () => {
  const { open } = holdSignIns();
  const answers = [1, 2, 3].map(() => signIn('192.0.2.1'));
  const rejected = [429, 'TOO_MANY_REQUESTS', '1'];
  expect(await outcomesOf(answers, 1, open)).toEqual([rejected, rejected]);
});

it('answers people with a session while strangers fill their half', async () => {
  const ann = gateway.identity.someone();
  const user = () => fetch(`${gateway.url}/api/user`, { headers: bearer(ann.token) });
  expect((await user()).status).toBe(200);
  const { held, open } = holdSignIns();
  const answers = Array.from({ length: 6 }, (_, n) => signIn(`198.51.100.${n}`));
  await eventually(
    () => Promise.resolve(held.count),
    (count) => count === 4,
  );
  const stranger = await fetch(`${gateway.url}/api/config`, { headers: { 'x-forwarded-for': '192.0.2.9' } });
  expect([stranger.status, (await user()).status]).toEqual([503, 200]);
  expect(await outcomesOf(answers, 4, open)).toEqual([
    [503, 'UNAVAILABLE', '2'],
    [503, 'UNAVAILABLE', '2'],
  ]);
  expect((await signIn('192.0.2.10')).status).toBe(401);
});

it('reads the large bodies of strangers up to a limit, and closes the connection beyond', async () => {
  const megabyte = 1024 * 1024;
  const server = gateway.app.get(HttpAdapterHost).httpAdapter.getHttpServer() as Server;
  // fetch may reuse a connection of an earlier test
  const send = async () => {
    const bytes = new Promise<number>((resolve) => {
      server.once('connection', (socket) => {
        socket.once('close', () => resolve(socket.bytesRead));
      });
    });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.20' };
    const sent = request(`${gateway.url}/api/auth/login`, { method: 'POST', agent: false, headers });
    const status = new Promise<number | undefined>((resolve) => {
      sent.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)));
      sent.on('error', () => undefined).on('close', () => resolve(undefined));
    });
    sent.end('['.repeat(12 * megabyte));
    return { status: await status, bytes: await bytes };
  };
  const rounds = [];
  for (let round = 0; round < 4; round += 1) rounds.push(await send());
  for (const { status, bytes } of rounds.slice(0, 2)) {
    expect(status).toBe(413);
    expect(bytes).toBeGreaterThan(12 * megabyte);
  }
  for (const { bytes } of rounds.slice(2)) expect(bytes).toBeLessThan(2 * megabyte);
});

it('answers a caller with one request before the others of a caller with many', async () => {
  const [ann, bob] = [gateway.identity.someone(), gateway.identity.someone()];
  const gate = createGate();
  const order: string[] = [];
  gateway.calls.on(rpc.identity.notices, async ({ userId }) => {
    order.push(userId === ann.user.id ? 'ann' : 'bob');
    await gate.opened;
    return [];
  });
  const arrived = { count: 0 };
  const server = gateway.app.get(HttpAdapterHost).httpAdapter.getHttpServer() as Server;
  const read = async (path: string, { token }: { token: string }) =>
    (await fetch(`${gateway.url}${path}`, { headers: bearer(token) })).status;
  await Promise.all([ann, bob].map((person) => read('/api/user', person)));
  server.on('request', () => (arrived.count += 1));
  const reach = (value: () => number, wanted: number) =>
    eventually(
      () => Promise.resolve(value()),
      (count) => count === wanted,
    );
  const many = [1, 2, 3].map(() => read('/api/notices', ann));
  await reach(() => order.length, 2);
  await reach(() => arrived.count, 3);
  const one = read('/api/notices', bob);
  await reach(() => arrived.count, 4);
  gate.open();
  expect(await Promise.all([...many, one])).toEqual([200, 200, 200, 200]);
  expect(order).toEqual(['ann', 'ann', 'bob', 'ann']);
});

it('gives an upload its turn once its file is stored', async () => {
  const [ann, bob] = [gateway.identity.someone(), gateway.identity.someone()];
  const gate = createGate();
  const held = { count: 0 };
  gateway.calls.on(rpc.identity.notices, async () => {
    held.count += 1;
    await gate.opened;
    return [];
  });
  const registered = gateway.services.registered.length;
  const read = () => fetch(`${gateway.url}/api/notices`, { headers: bearer(ann.token) });
  const many = [read(), read()];
  await eventually(
    () => Promise.resolve(held.count),
    (count) => count === 2,
  );
  const body = new FormData();
  body.append('file', new File([new Uint8Array(form1040(61_000))], 'paper.pdf'));
  const upload = fetch(`${gateway.url}/api/documents`, { method: 'POST', headers: bearer(bob.token), body });
  await eventually(gateway.stored, (files) => files.length === 1);
  expect(gateway.services.registered).toHaveLength(registered);
  gate.open();
  expect((await upload).status).toBe(201);
  await Promise.all(many);
});

it('rejects a request with 429 that waits too long for its turn, before any call', async () => {
  const [ann, bob] = [gateway.identity.someone(), gateway.identity.someone()];
  const gate = createGate();
  const readers: string[] = [];
  gateway.calls.on(rpc.identity.notices, async ({ userId }) => {
    readers.push(userId);
    await gate.opened;
    return [];
  });
  const read = ({ token }: { token: string }) =>
    fetch(`${gateway.url}/api/notices`, { headers: bearer(token) });
  const held = [read(ann), read(ann)];
  await eventually(
    () => Promise.resolve(readers.length),
    (count) => count === 2,
  );
  const late = await read(bob);
  expect(late.status).toBe(429);
  expect(problemBody.parse(await late.json()).code).toBe('TOO_MANY_REQUESTS');
  gate.open();
  await Promise.all(held);
  expect(readers).toEqual([ann.user.id, ann.user.id]);
});
