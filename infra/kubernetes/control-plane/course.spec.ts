import { describe, expect, it } from '@jest/globals';
import { changes, complaints, depthAt, expectedFor, type Row } from './course.ts';

const settings = { least: 1, most: 10, threshold: 2, windowSeconds: 120, downPercent: 50 };
const steps = [
  { at: 0, depth: 0 },
  { at: 30, depth: 9 },
  { at: 60, depth: 0 },
];
const row = (at: number, running: number): Row => ({
  at,
  depth: depthAt(steps, at),
  simulated: running,
  wanted: running,
  real: running,
  running,
});
const sound = [row(0, 1), row(29, 1), row(50, 5), row(59, 5), row(179, 5), row(185, 2), row(250, 1)];

describe('the number of workers', () => {
  it('is as many as the threshold requires, within the limits', () => {
    expect([0, 9, 200].map((depth) => expectedFor(depth, settings))).toEqual([1, 5, 10]);
  });

  it('is returned with the first second of each change', () => {
    const seen = changes(sound, ({ real }) => real).map(({ at, replicas }) => `${replicas} at ${at}`);
    expect(seen).toEqual(['5 at 50', '2 at 185', '1 at 250']);
  });

  it('is right when workers started, stayed for the window and stopped', () => {
    expect(complaints(sound, steps, settings)).toEqual([]);
  });

  it('is wrong with too few workers, without a stop, and with an early stop', () => {
    const few = complaints([...sound.slice(0, 2), row(59, 4), ...sound.slice(4)], steps, settings);
    expect(few).toEqual(['with 9 waiting, 4 of 5 workers ran in the end']);
    const many = complaints(sound.slice(0, -1), steps, settings);
    expect(many).toEqual(['with 0 waiting, 2 of 1 workers ran in the end']);
    const early = complaints([...sound.slice(0, 4), row(90, 1)], steps, settings);
    expect(early).toEqual(['a worker went 30 s after the queue was empty, before 105 s']);
  });
});
