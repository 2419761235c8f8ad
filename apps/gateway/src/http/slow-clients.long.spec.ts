import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemBody } from '@groundwork/contracts';
import { form1040 } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { fastify } from 'fastify';
import { type RunningGateway, runGateway } from '../../testing/gateway.ts';
import { openSocket, readAnswer, sendRaw } from '../../testing/raw-http.ts';
import { keepAddresses } from './slow-clients.hook.ts';

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await runGateway({ environment: { IDLE_SECONDS: '2' } });
});
afterAll(() => gateway.stop());

const lines = (...all: string[]) => [...all, '', ''].join('\r\n');

describe('a client that stops sending', () => {
  it.each([
    ['in its headers', 'GET /api/user HTTP/1.1\r\nHost: a\r\n'],
    [
      'in a JSON body',
      lines(
        'POST /api/auth/login HTTP/1.1',
        'Host: a',
        'Content-Type: application/json',
        'Content-Length: 99',
      ),
    ],
  ])('%s receives 408, and its connection ends', async (_, sent) => {
    const { status, body } = await sendRaw(gateway.url, sent);
    expect(status).toBe(408);
    expect(problemBody.parse(JSON.parse(body))).toMatchObject({ code: 'REQUEST_TIMEOUT' });
  });

  it('in an upload receives 408, and the store stays empty', async () => {
    const { token } = gateway.identity.someone();
    const head = lines(...uploadHead(token, 5000));
    const { status } = await sendRaw(gateway.url, head, formStart, '%PDF-1.4 and no more');
    expect(status).toBe(408);
    // the store deletes the file after the response
    expect(await eventually(gateway.stored, (files) => files.length === 0)).toEqual([]);
    expect(gateway.services.registered).toEqual([]);
  });

  it('receives 408 also when it sends its headers byte by byte', async () => {
    const socket = await openSocket(gateway.url);
    const answer = readAnswer(socket);
    const trickle = setInterval(() => socket.write('x'), 100);
    socket.write('GET /api/user HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    const { status } = await answer;
    clearInterval(trickle);
    expect(status).toBe(408);
  });
});

describe('a client that is gone', () => {
  const reading = async () => {
    const server = fastify();
    const addresses: string[] = [];
    keepAddresses(server);
    server.get('/', async (request) => {
      request.raw.socket.destroy();
      await sleep(0);
      addresses.push(request.ip);
    });
    await server.ready();
    return { server, addresses };
  };

  it('keeps the address it had', async () => {
    const { server, addresses } = await reading();
    await fetch(await server.listen({ host: '127.0.0.1', port: 0 })).catch(() => undefined);
    expect(
      await eventually(
        async () => addresses,
        ({ length }) => length > 0,
      ),
    ).toEqual(['127.0.0.1']);
    await server.close();
  });

  it('reaches no handler without an address', async () => {
    const { server, addresses } = await reading();
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/' });
    const response = new ServerResponse(request);
    server.routing(request, response);
    await sleep(0);
    expect({ addresses, status: response.statusCode, sent: response.headersSent }).toEqual({
      addresses: [],
      status: 200,
      sent: false,
    });
    await server.close();
  });
});

const formStart = lines(
  '--b',
  'Content-Disposition: form-data; name="category"',
  '',
  'tax_documents',
  '--b',
  'Content-Disposition: form-data; name="file"; filename="slow.pdf"',
  'Content-Type: application/pdf',
);
const uploadHead = (token: string, length: number) => [
  'POST /api/documents/upload HTTP/1.1',
  'Host: a',
  'Connection: close',
  `Authorization: Bearer ${token}`,
  'Content-Type: multipart/form-data; boundary=b',
  `Content-Length: ${length}`,
];

describe('a gateway with short times', () => {
  it('ends an upload that drips for longer than sixty idle times with 408', async () => {
    const brief = await runGateway({ beside: gateway, environment: { IDLE_SECONDS: '0.1' } });
    const { token } = gateway.identity.someone();
    const socket = await openSocket(brief.url);
    const answer = readAnswer(socket);
    socket.write(lines(...uploadHead(token, 1_000_000)) + formStart + '%PDF-1.4');
    const drip = setInterval(() => socket.write('x'), 20);
    const { status } = await answer;
    clearInterval(drip);
    expect(status).toBe(408);
    expect(await eventually(brief.stored, (files) => files.length === 0)).toEqual([]);
    await brief.stop();
  }, 20_000);

  it('closes a connection above its limit at once', async () => {
    const small = await runGateway({ beside: gateway, environment: { MAX_CONNECTIONS: '1' } });
    const first = await openSocket(small.url);
    const second = await openSocket(small.url);
    second.on('error', () => undefined).resume();
    await once(second, 'close');
    expect(first.destroyed).toBe(false);
    first.destroy();
    await small.stop();
  });
});

it('a slow upload succeeds while its bytes arrive', async () => {
  const { token } = gateway.identity.someone();
  const form = Buffer.concat([Buffer.from(formStart), form1040(84_000), Buffer.from('\r\n--b--\r\n')]);
  const socket = await openSocket(gateway.url);
  const answer = readAnswer(socket);
  socket.write(lines(...uploadHead(token, form.length)));
  // longer than the idle time and the header time
  const pieces = 10;
  const size = Math.ceil(form.length / pieces);
  for (let n = 0; n < pieces; n += 1) {
    socket.write(form.subarray(n * size, (n + 1) * size));
    await sleep(250);
  }
  expect((await answer).status).toBe(201);
  expect(gateway.services.registered.map(({ originalName }) => originalName)).toEqual(['slow.pdf']);
});
