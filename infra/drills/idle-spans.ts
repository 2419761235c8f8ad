import { setTimeout as sleep } from 'node:timers/promises';
import type { TraceCollector } from '@groundwork/testing';
import { atMost, type Figure } from '../bench/figures.ts';
import { print } from '../local/progress.ts';

const MINUTE_MS = 60_000;
const UNTIL_SPANS_ARRIVED_MS = 15_000;
const MOST_SPANS = 10;

export async function countIdleSpans(
  collector: TraceCollector,
  services: readonly string[],
): Promise<Figure[]> {
  await sleep(UNTIL_SPANS_ARRIVED_MS);
  const senders = new Set(collector.spans.map(({ service }) => service));
  const silent = services.filter((name) => !senders.has(name));
  for (const name of silent) print(`✗ never sent a span: ${name}`);
  collector.spans.length = 0;
  await sleep(MINUTE_MS);
  const counts = services.map((name) => {
    const spans = collector.spans.filter(({ service }) => service === name);
    return atMost(`spans of ${name} in an idle minute`, spans.length, MOST_SPANS);
  });
  return [atMost('processes that never sent a span', silent.length, 0), ...counts];
}
