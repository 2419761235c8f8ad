import { print, secondsSince } from '../../local/progress.ts';
import { until } from '../../local/wait.ts';
import { look } from './follow.ts';
import type { Plane } from './plane.ts';
import type { applyWorkers } from './follow.ts';

const WITHIN_MS = 180_000;

export async function goBlind(
  plane: Plane,
  { namespace, fallback }: Awaited<ReturnType<typeof applyWorkers>>,
  prometheus: number,
): Promise<string[]> {
  const since = performance.now();
  const isHeld = async () => (await look(plane, namespace)).running === fallback.replicas;
  process.kill(prometheus, 'SIGSTOP');
  try {
    const held = await until(isHeld, { withinMs: WITHIN_MS, everyMs: 2000 });
    if (!held) return [`without Prometheus there were never ${fallback.replicas} workers`];
    print(
      `Prometheus hung, and after ${secondsSince(since)} s ${fallback.replicas} workers ran: the fallback.`,
    );
    return [];
  } finally {
    process.kill(prometheus, 'SIGCONT');
  }
}
