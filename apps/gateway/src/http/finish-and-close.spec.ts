import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { stopService } from '@groundwork/platform-service';
import { form1040 } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { bearer, type RunningGateway, runGateway } from '../../testing/gateway.ts';
import { sampleScore } from '../../testing/services.ts';
import { openSocket, readAnswer } from '../../testing/raw-http.ts';

let system: RunningGateway;

beforeAll(async () => {
  system = await runGateway();
});
afterAll(() => system.stop());

describe('a stopping gateway', () => {
  it('stops at once despite an unused connection and an open stream', async () => {
    const stopping = await runGateway({ beside: system });
    const unused = await openSocket(stopping.url);
    const headers = bearer(stopping.identity.someone().token);
    const stream = await fetch(`${stopping.url}/api/events`, { headers });
    await stopping.stop();
    const text = await stream.text();
    expect(text).toContain(': connected');
    expect(text).toMatch(/^retry: \d+$/m);
    unused.destroy();
  });

  it('responds to the request of a connection that opens while it stops', async () => {
    const stopping = await runGateway({ beside: system });
    const { token } = stopping.identity.someone();
    const socket = await openSocket(stopping.url);
    const answer = readAnswer(socket);
    const stopped = stopping.stop();
    await sleep(50);
    socket.write(`GET /api/user HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    const { status, headers } = await answer;
    await stopped;
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
  });

  it('is not ready first, and still responds', async () => {
    const stopping = await runGateway({ beside: system });
    const { token } = stopping.identity.someone();
    const stopped = stopService(stopping.app, { STOP_DELAY_SECONDS: 3 });
    const { status, headers } = await fetch(`${stopping.url}/readyz`);
    expect([status, headers.get('content-type')]).toEqual([503, 'application/json; charset=utf-8']);
    // "close" prevents a request on a closing connection
    const answer = await fetch(`${stopping.url}/api/user`, { headers: bearer(token) });
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    await stopped;
    await expect(fetch(`${stopping.url}/livez`)).rejects.toThrow();
    await stopping.stop();
  });

  it('finishes a started request and its calls', async () => {
    const stopping = await runGateway({ beside: system });
    const { token } = stopping.identity.someone();
    let isCalled = false;
    let answer: () => void = () => undefined;
    const replied = new Promise<void>((resolve) => {
      answer = resolve;
    });
    system.calls.on(rpc.scoring.get, async () => {
      isCalled = true;
      await replied;
      return sampleScore;
    });
    const reading = fetch(`${stopping.url}/api/score`, { headers: bearer(token) });
    await eventually(
      async () => isCalled,
      (called) => called,
    );
    const stopped = stopping.stop();
    answer();
    const { status, headers } = await reading;
    await stopped;
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
  });

  it('finishes a started upload and registers the document', async () => {
    const stopping = await runGateway({ beside: system });
    const { token } = stopping.identity.someone();
    const file = form1040(84_000);
    const start = [
      '--b\r\nContent-Disposition: form-data; name="category"\r\n\r\ntax_documents',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="last.pdf"\r\n\r\n',
    ].join('\r\n');
    const end = '\r\n--b--\r\n';
    const length = start.length + file.length + end.length;
    const socket = await openSocket(stopping.url);
    const answer = readAnswer(socket);
    socket.write(
      `POST /api/documents/upload HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${start}`,
    );
    socket.write(file.subarray(0, 400));
    await eventually(stopping.stored, (files) => files.length > 0);
    const stopped = stopping.stop();
    socket.write(file.subarray(400));
    socket.write(end);
    const { status, body } = await answer;
    await stopped;
    expect(status).toBe(201);
    expect(JSON.parse(body)).toMatchObject({ originalName: 'last.pdf', status: 'pending' });
    expect(system.services.registered.map(({ originalName }) => originalName)).toEqual(['last.pdf']);
  });
});
