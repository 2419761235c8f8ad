import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stopTracing } from '@groundwork/platform-observability';
import { type RunningService, TraceCollector } from '@groundwork/testing';
import { runIdentity } from '../testing/identity.ts';

/** The rounds of a start are sent within the five seconds of a batch. */
const startSeconds = 7;
const watchedSeconds = 12;
const mostSpansPerMinute = 10;

let collector: TraceCollector;
let identity: RunningService;

beforeAll(async () => {
  collector = await TraceCollector.listen();
  identity = await runIdentity({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
});
afterAll(async () => {
  await identity.stop();
  await collector.close();
});

describe('identity without work', () => {
  it('sends at most ten spans a minute', async () => {
    await sleep(startSeconds * 1000);
    collector.spans.length = 0;
    await sleep(watchedSeconds * 1000);
    await stopTracing();
    const most = (mostSpansPerMinute * watchedSeconds) / 60;
    expect(collector.spans.map(({ name }) => name).slice(most)).toEqual([]);
  });
});
