// Prometheus hangs: workers may be fewer than the queue asks for, but not none.
import { say, secondsSince } from '../../local/progress.mjs';
import { until } from '../../local/wait.mjs';
import { look } from './follow.mjs';

const WITHIN_MS = 180_000;

/**
 * @param {import('./plane.mjs').Plane} plane
 * @param {Awaited<ReturnType<typeof import('./follow.mjs').applyWorkers>>} applied
 * @param {number} prometheus its pid
 * @returns {Promise<string[]>} what went otherwise than it should
 */
export async function goBlind(plane, { namespace, fallback }, prometheus) {
  const since = performance.now();
  const isHeld = async () => (await look(plane, namespace)).running === fallback.replicas;
  process.kill(prometheus, 'SIGSTOP');
  try {
    const held = await until(isHeld, { withinMs: WITHIN_MS, everyMs: 2000 });
    if (!held) return [`without Prometheus there were never ${fallback.replicas} workers`];
    say(
      `Prometheus hung, and after ${secondsSince(since)} s ${fallback.replicas} workers ran, as the fallback says.`,
    );
    return [];
  } finally {
    process.kill(prometheus, 'SIGCONT');
  }
}
