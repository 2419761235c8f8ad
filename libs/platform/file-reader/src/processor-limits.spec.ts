import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '@groundwork/testing';
import {
  NoProcessorTime,
  ownProcessorTime,
  processorTimeOf,
  ProcessorWatch,
  TooMuchProcessorTime,
  withinLimits,
} from './processor-limits.ts';

const unlimited = { busyMs: 600_000, idleMs: 600_000 };

describe('a watched process', () => {
  it('breaks no limit while it waits for the processor', () => {
    let used = 0;
    const watch = new ProcessorWatch({ busyMs: 1000, idleMs: 600_000 }, () => used);
    expect(watch.broken()).toBeNull();
    used = 1000;
    expect(watch.broken()).toBeNull();
  });

  it('breaks the limit of a step by its processor time, and each step starts again', () => {
    let used = 5000;
    const watch = new ProcessorWatch({ busyMs: 1000, idleMs: 600_000 }, () => used);
    used += 1001;
    expect(watch.broken()).toBeInstanceOf(TooMuchProcessorTime);
    watch.nextStep();
    expect(watch.broken()).toBeNull();
  });

  it('breaks the limit of a step only by its own time, and hangs only if others use none either', () => {
    let [own, others] = [0, 0];
    const limits = { busyMs: 1000, idleMs: 600_000 };
    const watch = new ProcessorWatch(
      limits,
      () => own + others,
      () => own,
    );
    others = 4000;
    expect([watch.broken(), watch.totalMs]).toEqual([null, 4000]);
    own = 1001;
    expect(watch.broken()).toBeInstanceOf(TooMuchProcessorTime);
    expect(watch.totalMs).toBe(5001);
  });

  it('hangs if it used no processor time for too long', () => {
    let used = 0;
    const watch = new ProcessorWatch({ busyMs: 600_000, idleMs: -1 }, () => used);
    expect(watch.broken()).toBeInstanceOf(NoProcessorTime);
    used += 50;
    expect(watch.broken()).toBeInstanceOf(NoProcessorTime);
  });

  it('has used in total the processor time since its start', () => {
    let used = 7000;
    const watch = new ProcessorWatch(unlimited, () => used);
    expect(watch.totalMs).toBe(0);
    used += 101;
    expect(watch.totalMs).toBe(101);
  });
});

describe('the processor time of a process', () => {
  it('grows while it or its child computes, and not while it sleeps', async () => {
    const command = 'sh -c "while :; do :; done" & sleep 60';
    const busy = spawn('sh', ['-c', command], { detached: true });
    const idle = spawn('sleep', ['60']);
    try {
      const pid = busy.pid ?? 0;
      const ms = () => Promise.resolve(processorTimeOf(pid));
      expect(await eventually(ms, (used) => used >= 200, 60_000)).toBeGreaterThanOrEqual(200);
      expect(processorTimeOf(idle.pid ?? 0)).toBeLessThan(200);
    } finally {
      process.kill(-(busy.pid ?? 0), 'SIGKILL');
      idle.kill('SIGKILL');
    }
  });

  it('is 0 after its end, so that no limit is broken', async () => {
    const ended = spawn('true');
    await once(ended, 'close');
    const { pid = 0 } = ended;
    expect(processorTimeOf(pid)).toBe(0);
    const watch = new ProcessorWatch(unlimited, () => processorTimeOf(pid));
    expect([watch.broken(), watch.totalMs]).toEqual([null, 0]);
  });

  it('includes that of this process', () => {
    const own = ownProcessorTime();
    expect(own).toBeGreaterThan(0);
    expect(processorTimeOf(process.pid)).toBeGreaterThan(own - 1000);
  });
});

describe('work within limits', () => {
  it('returns its result or its own failure', async () => {
    await expect(withinLimits(unlimited, Promise.resolve('done'))).resolves.toBe('done');
    await expect(withinLimits(unlimited, Promise.reject(new Error('full')))).rejects.toThrow('full');
  });
});
