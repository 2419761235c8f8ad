import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@groundwork/testing';
import { FileReaders, type StepRunner } from './file-readers.ts';
import type { ReadingLimits } from './processor-limits.ts';
import { ReadingFailed } from './reading.ts';
import { WarmReaders } from './warm-readers.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../testing/${name}`, import.meta.url));
const program = { file: pathOf('double.child.mjs'), heapMb: 100, memoryMb: 1000 };
const usual: ReadingLimits = { busyMs: 60_000, idleMs: 60_000, totalMs: 60_000 };

type DoubleSteps = {
  store: (text: string) => void;
  read: () => string;
  pid: () => number;
  work: (ms: number) => void;
} & Record<'eatHeap' | 'eatBuffers' | 'end' | 'stop' | 'fail', () => void>;
type Double = StepRunner<DoubleSteps>;

let readers: FileReaders<DoubleSteps>;
afterEach(() => readers.onApplicationShutdown());

function start(limits: Partial<ReadingLimits> = {}, warm?: WarmReaders, priority?: number): void {
  const more = priority === undefined ? {} : { priority };
  readers = new FileReaders({ ...program, ...more }, { ...usual, ...limits }, warm);
}

const pidOf = async (owner?: string) =>
  (await readers.read((reader) => reader.run('pid', undefined), { owner })).result;

const failureOf = async (job: (reader: Double) => Promise<unknown>): Promise<ReadingFailed> => {
  const error = await readers.read(job, { owner: 'Ann' }).catch((fault: unknown) => fault);
  if (error instanceof ReadingFailed) return error;
  throw error;
};

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a reading', () => {
  it('returns the result of its steps and the processor time of its child', async () => {
    start();
    const { result, processorMs } = await readers.read(async (reader) => {
      await reader.run('store', 'a ');
      await reader.run('store', 'file');
      await reader.run('work', 300);
      return reader.run('read', undefined);
    });
    expect(result).toBe('a file');
    expect(processorMs).toBeGreaterThanOrEqual(300);
  });

  it('continues however long its service needs between two steps', async () => {
    start({ idleMs: 2000 });
    const { result } = await readers.read(async (reader) => {
      await reader.run('store', 'a file');
      await new Promise((resolve) => setTimeout(resolve, 4000));
      return reader.run('read', undefined);
    });
    expect(result).toBe('a file');
  });

  it.each<[string, Partial<ReadingLimits>, (reader: Double) => Promise<unknown>, string]>([
    ['a step that spins', { busyMs: 500 }, (reader) => reader.run('work', 600_000), 'step-limit'],
    [
      'many steps that need too much together',
      { totalMs: 1500 },
      async (reader) => {
        for (;;) await reader.run('work', 200);
      },
      'total-limit',
    ],
    ['a child that stands still', { idleMs: 5000 }, (reader) => reader.run('stop', undefined), 'hangs'],
    ['a child that ends', {}, (reader) => reader.run('end', undefined), 'ended'],
    ['an error in a step', {}, (reader) => reader.run('fail', undefined), 'ended'],
    ['too many objects', {}, (reader) => reader.run('eatHeap', undefined), 'ended'],
    ['too many buffers', {}, (reader) => reader.run('eatBuffers', undefined), 'ended'],
  ])('fails with %s, its child is ended, and the next file is read', async (_, limits, job, fault) => {
    start(limits);
    let pid = 0;
    const failed = await failureOf(async (reader) => {
      pid = await reader.run('pid', undefined);
      await job(reader);
    });
    expect(failed).toMatchObject({ fault, isBegun: true });
    expect(failed.processorMs).toBeGreaterThan(0);
    expect([pid > 0, isAlive(pid)]).toEqual([true, false]);
    expect(await pidOf('Ann')).not.toBe(pid);
  });

  it('fails with the error of its job, and its child is ended', async () => {
    start();
    let pid = 0;
    const reading = readers.read(
      async (reader) => {
        pid = await reader.run('pid', undefined);
        throw new Error('The database is away');
      },
      { owner: 'Ann' },
    );
    await expect(reading).rejects.toThrow('The database is away');
    expect(isAlive(pid)).toBe(false);
  });

  it('is aborted, and its child is ended', async () => {
    start();
    const stop = new AbortController();
    let pid = 0;
    const job = async (reader: Double) => {
      pid = await reader.run('pid', undefined);
      stop.abort(new Error('The lease is lost'));
      await reader.run('work', 600_000);
    };
    await expect(readers.read(job, { signal: stop.signal })).rejects.toThrow('The lease is lost');
    expect(isAlive(pid)).toBe(false);
  });

  it('does not begin without a program', async () => {
    readers = new FileReaders({ ...program, file: pathOf('none.mjs') }, usual);
    await expect(readers.read(async () => 1)).rejects.toThrow('No reader started');
  });

  it('has the priority of its program', async () => {
    start({}, undefined, 10);
    const { result } = await readers.read(async (reader) => getPriority(await reader.run('pid', undefined)));
    expect(result).toBe(10);
  });
});

describe('a child that has read a file', () => {
  it('reads the next file of its owner, and nothing of the last one is left', async () => {
    start();
    const first = await pidOf('Ann');
    await readers.read((reader) => reader.run('store', 'secret'), { owner: 'Ann' });
    const { result } = await readers.read((reader) => reader.run('read', undefined), { owner: 'Ann' });
    expect([result, await pidOf('Ann')]).toEqual(['', first]);
  });

  it('ends before the file of another owner, and after a file without an owner', async () => {
    start();
    const first = await pidOf('Ann');
    const second = await pidOf('Bob');
    expect(second).not.toBe(first);
    await eventually(
      () => Promise.resolve(isAlive(first)),
      (alive) => !alive,
    );
    const third = await pidOf();
    expect(isAlive(third)).toBe(false);
  });

  it('ends after a pause, after enough files, and with its service', async () => {
    start({}, new WarmReaders({ files: 2, idleMs: 600_000 }));
    const first = await pidOf('Ann');
    expect([await pidOf('Ann'), isAlive(first)]).toEqual([first, false]);
    const second = await pidOf('Ann');
    await readers.onApplicationShutdown();
    expect(isAlive(second)).toBe(false);
    start({}, new WarmReaders({ files: 2, idleMs: 0 }));
    const third = await pidOf('Ann');
    await eventually(
      () => Promise.resolve(isAlive(third)),
      (alive) => !alive,
    );
  });

  it('is replaced if it was killed meanwhile', async () => {
    start();
    const first = await pidOf('Ann');
    process.kill(first, 'SIGKILL');
    expect(await pidOf('Ann')).not.toBe(first);
  });
});

describe('a child that spins', () => {
  it('ends with its service after SIGKILL', async () => {
    const service = spawn(process.execPath, [pathOf('parent.mjs'), program.file], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [pid] = (await once(service, 'message')) as [number];
    expect(isAlive(pid)).toBe(true);
    service.kill('SIGKILL');
    await eventually(
      () => Promise.resolve(isAlive(pid)),
      (alive) => !alive,
    );
  });
});
