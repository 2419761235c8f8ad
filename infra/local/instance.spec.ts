import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  endOrphans,
  instanceAt,
  prepareFolder,
  recordRun,
  releaseLock,
  resetData,
  takeLock,
} from './instance.ts';
import { startOf, isAlive } from './processes.ts';

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'groundwork-instance-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

async function preparedInstance() {
  const instance = instanceAt('dev', data);
  await prepareFolder(instance);
  return instance;
}

/** A process like a server of ours: its command line names the instance's folder. */
async function sleeper(mark: string) {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000); console.log("up")', mark], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const pid = child.pid ?? 0;
  return { pid, beginning: startOf(pid), end: () => child.kill('SIGKILL') };
}

const recorded = (process: { pid: number; beginning: string | undefined }) => ({
  pid: process.pid,
  beginning: process.beginning,
  port: 1,
  kind: 'server' as const,
  stopSignal: 'SIGTERM' as const,
});

describe('the lock of an instance', () => {
  it('rejects a second start during the first, with its pid', async () => {
    const instance = await preparedInstance();
    takeLock(instance);
    expect(() => takeLock(instance)).toThrow(new RegExp(`already runs .*pid ${process.pid}`));
  });

  it('is free after its release', async () => {
    const instance = await preparedInstance();
    takeLock(instance);
    releaseLock(instance);
    expect(() => takeLock(instance)).not.toThrow();
  });

  it('is replaced when its pid belongs to another process', async () => {
    const instance = await preparedInstance();
    writeFileSync(instance.lockFile, JSON.stringify({ pid: process.pid, beginning: 'at another time' }));
    takeLock(instance);
    expect(JSON.parse(readFileSync(instance.lockFile, 'utf8'))).toEqual({
      pid: process.pid,
      beginning: startOf(process.pid),
    });
  });

  it('survives a reset, which deletes all other files', async () => {
    const instance = await preparedInstance();
    takeLock(instance);
    writeFileSync(join(instance.folder, 'secrets.json'), '{}');
    await resetData(instance);
    expect(existsSync(join(instance.folder, 'secrets.json'))).toBe(false);
    expect(() => takeLock(instance)).toThrow('already runs');
  });
});

describe('a process of a killed run', () => {
  it('is stopped when it is the recorded process and uses our data', async () => {
    const instance = await preparedInstance();
    const orphan = await sleeper(join(instance.folder, 'postgres'));
    recordRun(instance, { pid: 1, url: undefined, commands: [], processes: { postgres: recorded(orphan) } });
    expect(await endOrphans(instance)).toEqual(['postgres']);
    expect(isAlive(orphan)).toBe(false);
  });

  it('is stopped when it is an install or a build', async () => {
    const instance = await preparedInstance();
    const build = await sleeper('build');
    recordRun(instance, { pid: 1, url: undefined, commands: [build], processes: {} });
    await endOrphans(instance);
    expect(isAlive(build)).toBe(false);
  });

  it.each([
    ['another process that was given the same pid', { beginning: 'at another time' }, 'data'],
    ['a process that has nothing to do with our data', {}, 'elsewhere'],
  ])('continues when it is %s', async (_story, difference, mark) => {
    const instance = await preparedInstance();
    const stranger = await sleeper(mark === 'data' ? instance.folder : mark);
    try {
      recordRun(instance, {
        pid: 1,
        url: undefined,
        commands: [],
        processes: { postgres: { ...recorded(stranger), ...difference } },
      });
      expect(await endOrphans(instance)).toEqual([]);
      expect(isAlive(stranger)).toBe(true);
    } finally {
      stranger.end();
    }
  });
});
