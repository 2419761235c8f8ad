import { describe, expect, it } from '@jest/globals';
import { secondsFor } from './backlog.ts';

const plan = { documents: 12, seconds: 5, cores: 2, coresPerWorker: 1, workers: 1 };

describe('the simulated backlog', () => {
  it('needs the sum of all documents with one worker', () => {
    expect(secondsFor(plan)).toBeCloseTo(60);
  });

  it('needs half of it with two workers on two cores, and all of it on one core', () => {
    expect(secondsFor({ ...plan, workers: 2 })).toBeCloseTo(30);
    expect(secondsFor({ ...plan, cores: 1, workers: 2 })).toBeCloseTo(60);
  });

  it('needs more if the work of a worker takes more than a core', () => {
    expect(secondsFor({ ...plan, coresPerWorker: 1.25, workers: 2 })).toBeCloseTo(37.5);
  });
});
