import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TraceCollector } from '@groundwork/testing';
import { configureLog, log } from './log.ts';
import {
  continueTrace,
  currentTraceparent,
  dropSpan,
  failSpan,
  openSpan,
  runInSpan,
  traceIdOf,
} from './trace.ts';
import { startTracing, stopTracing } from './tracing.ts';

const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

let collector: TraceCollector;
let written: string[];

beforeEach(async () => {
  collector = await TraceCollector.listen();
  written = [];
  configureLog('traced', 'warn', { write: (line) => written.push(line) });
});

afterEach(async () => {
  await stopTracing();
  await collector.close();
});

afterAll(() => {
  configureLog('unnamed', 'silent');
});

const start = (
  OTEL_EXPORTER_OTLP_ENDPOINT: string | undefined,
  OTEL_TRACES_SAMPLER_ARG = 1,
  OTEL_EXPORTER_OTLP_HEADERS?: string,
) =>
  startTracing('traced', {
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_HEADERS,
    OTEL_TRACES_SAMPLER_ARG,
    BUILD_VERSION: '1.2.3',
    INSTANCE_ID: 'traced-1',
  });
const outer = { name: 'rpc.thing.do.v1', kind: 'server', userId: 'ann' } as const;
const inner = { name: 'call rpc.other.do.v1', kind: 'client' } as const;

describe('without a collector', () => {
  it('records and sends nothing, and continues the trace', async () => {
    await start(undefined);
    const passedOn = await continueTrace(given, outer, () => {
      log().warn('seen');
      return runInSpan(inner, () => Promise.resolve(currentTraceparent()));
    });
    await stopTracing();
    expect(collector.requests).toBe(0);
    // The last two digits are the sampling flag.
    expect(passedOn).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
    expect(JSON.parse(written[0]!)).toMatchObject({ traceId, userId: 'ann' });
  });
});

describe('with a collector', () => {
  it('names version and instance of the process', async () => {
    await start(collector.url);
    await continueTrace(given, outer, () => Promise.resolve());
    await stopTracing();
    expect(collector.spans[0]?.resource).toMatchObject({
      'service.name': 'traced',
      'service.version': '1.2.3',
      'service.instance.id': 'traced-1',
    });
  });

  it('receives the configured headers', async () => {
    await start(collector.url, 1, 'Authorization=Bearer%20KEY,x-team=a=b');
    await continueTrace(undefined, { name: 'working' }, () => Promise.resolve());
    await stopTracing();
    expect(collector.headers).toMatchObject({ authorization: 'Bearer KEY', 'x-team': 'a=b' });
  });

  it('receives no span of a search that found no work', async () => {
    await start(collector.url);
    await continueTrace(undefined, { name: 'idle' }, async () => {
      await Promise.resolve();
      dropSpan();
    });
    await continueTrace(undefined, { name: 'working' }, () => Promise.resolve());
    await stopTracing();
    expect(collector.spans.map(({ name }) => name)).toEqual(['working']);
  });

  it('receives every step under its parent, with the ids of the log', async () => {
    await start(collector.url);
    await continueTrace(given, outer, async () => {
      log().warn('seen');
      await runInSpan(inner, () => Promise.resolve());
    });
    await stopTracing();
    const [client, server, ...more] = collector.spans;
    expect(more).toEqual([]);
    expect(server).toEqual({
      service: 'traced',
      resource: expect.any(Object),
      traceId,
      spanId: expect.any(String),
      parentSpanId: '00f067aa0ba902b7',
      kind: 2,
      name: 'rpc.thing.do.v1',
      attributes: {},
      failed: false,
    });
    expect(client).toMatchObject({ traceId, parentSpanId: server?.spanId, name: 'call rpc.other.do.v1' });
    expect(JSON.parse(written[0]!)).toMatchObject({ traceId: server?.traceId });
  });

  it('receives the code of a failure, never its message', async () => {
    await start(`${collector.url}/`);
    const failing = runInSpan(outer, () =>
      Promise.reject(Object.assign(new Error('123-45-6789 is in use'), { code: '23505' })),
    );
    await expect(failing).rejects.toThrow('in use');
    await runInSpan(inner, async () => {
      failSpan('UNAVAILABLE');
      return Promise.resolve();
    });
    openSpan(undefined, { name: 'GET /api/score' }).end({ 'http.response.status_code': 503 }, true);
    await stopTracing();
    expect(collector.spans.map(({ failed, attributes }) => ({ failed, ...attributes }))).toEqual([
      { failed: true, 'error.type': '23505' },
      { failed: true, 'error.type': 'UNAVAILABLE' },
      { failed: true, 'http.response.status_code': 503 },
    ]);
    // An id may hold any four digits.
    expect(JSON.stringify(collector.spans).replaceAll(/[0-9a-f-]{16,}/g, '')).not.toMatch(/6789|ann/);
  });

  it("samples by the configured share, not by the visitor's flag", async () => {
    await start(collector.url, 0);
    const passedOn = await continueTrace(given.replace(/00$/, '01'), outer, () =>
      Promise.resolve(currentTraceparent()),
    );
    await stopTracing();
    expect(traceIdOf(passedOn)).toBe(traceId);
    expect(collector.spans).toEqual([]);
  });

  it('may be away without stopping the work', async () => {
    await start('http://127.0.0.1:9');
    expect(await runInSpan(outer, () => Promise.resolve('done'))).toBe('done');
    await stopTracing();
    expect(collector.requests).toBe(0);
  });

  it('logs a refusal once, not at every batch', async () => {
    let rejections = 0;
    const rejectingCollector = createServer((_, response) => {
      rejections += 1;
      response.writeHead(400).end();
    }).listen(0, '127.0.0.1');
    await once(rejectingCollector, 'listening');
    for (const name of ['first', 'second']) {
      await start(`http://127.0.0.1:${(rejectingCollector.address() as AddressInfo).port}`);
      await runInSpan({ name }, () => Promise.resolve());
      await stopTracing();
    }
    rejectingCollector.close();
    expect(rejections).toBe(2);
    expect(written.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 40, msg: 'Traces could not be sent' },
    ]);
  });
});
