import { describe, expect, it } from '@jest/globals';
import { advice, Autoscaler, settingsOfChart } from './autoscaler.ts';

const settings = settingsOfChart();

const SECONDS_A_DOCUMENT = 6;

/** Workers that read one document each, and documents that arrive at given seconds. */
function simulate(arrivals: Map<number, number>, seconds: number) {
  const autoscaler = new Autoscaler(settings);
  let [left, done] = [0, 0];
  const seen: { at: number; left: number; replicas: number }[] = [];
  for (let at = 0; at <= seconds; at += 1) {
    left += arrivals.get(at) ?? 0;
    done += Math.min(left, autoscaler.replicas) / SECONDS_A_DOCUMENT;
    const finished = Math.min(left, Math.floor(done));
    left -= finished;
    done -= finished;
    autoscaler.sync(at, left);
    seen.push({ at, left, replicas: autoscaler.replicas });
  }
  return seen;
}

describe('the simulated workers', () => {
  it('are as many as the threshold requires, and stay within the tolerance', () => {
    expect(advice(9, 1, settings)).toBe(5);
    expect(advice(20, 9, settings)).toBe(10);
    expect(advice(21, 10, settings)).toBe(10);
    expect(advice(0, 4, settings)).toBe(0);
  });

  it('reach the maximum within half a minute of a flood', () => {
    const seen = simulate(new Map([[10, 200]]), 120);
    const at = (second: number) => seen[second]?.replicas;
    expect(at(9)).toBe(settings.least);
    expect(at(15)).toBe(settings.least + 4);
    expect(at(30)).toBe(settings.most);
    expect(Math.max(...seen.map(({ replicas }) => replicas))).toBe(settings.most);
  });

  it('finish the flood, and then stop step by step down to the minimum', () => {
    const seen = simulate(new Map([[10, 200]]), 900);
    const empty = seen.find(({ at, left }) => at > 10 && left === 0)?.at ?? Infinity;
    expect(empty).toBeLessThan(300);
    const firstGone = seen.find(({ at, replicas }) => at > 60 && replicas < settings.most)?.at ?? 0;
    expect(firstGone).toBeGreaterThan(empty);
    expect(seen.at(-1)?.replicas).toBe(settings.least);
    for (const [index, { replicas }] of seen.entries()) {
      const minuteAgo = seen[Math.max(0, index - 60)]?.replicas ?? 0;
      expect(replicas).toBeGreaterThanOrEqual(Math.floor(minuteAgo / 2) - 1);
    }
  });

  it('stay constant during a trickle', () => {
    const trickle = new Map(Array.from({ length: 60 }, (_, n) => [n * 10, 1]));
    const counts = new Set(simulate(trickle, 600).map(({ replicas }) => replicas));
    expect([...counts]).toEqual([settings.least]);
  });
});
