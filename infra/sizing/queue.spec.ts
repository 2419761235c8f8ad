import { describe, expect, it } from '@jest/globals';
import { at } from '../bench/figures.ts';
import { backlog, evenly, simulate } from './queue.ts';

const always = (workers: number) => () => workers;
const plan = { arrivals: backlog(12), seconds: 5, cores: 2, coresPerWorker: 1, workers: always(1) };

describe('the simulated backlog', () => {
  it('needs the sum of all documents with one worker', () => {
    const { seconds, waits, workerSeconds } = simulate(plan);
    expect(seconds).toBeCloseTo(60);
    expect(waits[0]).toBeCloseTo(5);
    expect(waits[11]).toBeCloseTo(60);
    expect(workerSeconds).toBeCloseTo(60);
  });

  it('needs half of it with two workers on two cores, and all of it on one core', () => {
    expect(simulate({ ...plan, workers: always(2) }).seconds).toBeCloseTo(30);
    expect(simulate({ ...plan, cores: 1, workers: always(2) }).seconds).toBeCloseTo(60);
    expect(simulate({ ...plan, coresPerWorker: 1.25, workers: always(2) }).seconds).toBeCloseTo(37.5);
  });

  it('never waits for a free worker', () => {
    const { waits } = simulate({ ...plan, arrivals: evenly(12, 120) });
    expect(waits.every((wait) => Math.abs(wait - 5) < 1e-6)).toBe(true);
  });

  it('grows without limit when more documents arrive than are read', () => {
    const { waits } = simulate({ ...plan, arrivals: evenly(120, 300) });
    expect(waits.at(-1)).toBeGreaterThan(300);
    expect(at(waits, 0.5)).toBeLessThan(waits.at(-1) ?? 0);
  });

  it('uses workers that start later, and a stopping worker finishes its document', () => {
    const { seconds, mostWorkers } = simulate({ ...plan, cores: 8, workers: (at) => (at < 10 ? 1 : 4) });
    expect(mostWorkers).toBe(4);
    expect(seconds).toBeCloseTo(10 + 15);
    expect(simulate({ ...plan, workers: (at) => (at < 1 ? 2 : 1) }).seconds).toBeCloseTo(55);
  });
});
