import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reserveInternal } from './ports.ts';
import { startOf, isAlive } from './processes.ts';
import { Supervisor } from './supervisor.ts';
import { httpAnswersOk, until } from './wait.ts';

// Ends by itself, in case the test run is interrupted and cannot end it.
const SERVER = `require('http').createServer((_, r) => r.end('ok')).listen(Number(process.env.PORT), '127.0.0.1');
setTimeout(() => process.exit(), 600_000);`;

let logs = '';
let supervisor: Supervisor;
beforeEach(() => {
  logs = mkdtempSync(join(tmpdir(), 'groundwork-logs-'));
  supervisor = new Supervisor(logs, () => undefined);
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(logs, { recursive: true, force: true });
});

async function spec(name: string, program: string) {
  const { port, release } = await reserveInternal();
  return {
    name,
    kind: 'server' as const,
    command: process.execPath,
    args: ['-e', program],
    env: { PATH: process.env['PATH'], PORT: String(port) },
    cwd: logs,
    port,
    release,
    ready: () => httpAnswersOk(`http://127.0.0.1:${port}/`),
  };
}

const pidOf = (name: string) => supervisor.processes()[name]?.pid;

describe('a supervised process', () => {
  it('starts again on the same port after kill -9', async () => {
    const server = await spec('server', SERVER);
    await supervisor.start(server);
    const first = pidOf('server') ?? 0;
    process.kill(first, 'SIGKILL');
    const replaced = async () => ![undefined, first].includes(pidOf('server')) && (await server.ready());
    expect(await until(replaced, { withinMs: 15_000 })).toBe(true);
  });

  it('ends at a stop, and does not start again', async () => {
    await supervisor.start(await spec('server', SERVER));
    const pid = pidOf('server') ?? 0;
    const process = { pid, beginning: startOf(pid) };
    await supervisor.stop();
    expect(isAlive(process)).toBe(false);
    expect(supervisor.processes()).toEqual({});
  });

  it('finishes its work before it ends, up to the time limit', async () => {
    const finishing = (ms: number) =>
      `${SERVER} process.on('SIGTERM', () => setTimeout(() => {
        require('fs').writeFileSync('finished-' + ${ms}, ''); process.exit();
      }, ${ms}));`;
    await supervisor.start({ ...(await spec('patient', finishing(300))), stopWithinMs: 30_000 });
    await supervisor.start({ ...(await spec('late', finishing(40_000))), stopWithinMs: 300 });
    await supervisor.stop();
    expect(readdirSync(logs).filter((name) => name.startsWith('finished'))).toEqual(['finished-300']);
    expect(supervisor.processes()).toEqual({});
  }, 60_000);

  it('fails with its last lines if it never becomes ready', async () => {
    const broken = await spec('broken', `console.error('no such setting: COLOR'); process.exit(3)`);
    await expect(supervisor.start(broken)).rejects.toThrow(/broken ended 6 times[^]*no such setting: COLOR/);
    expect(readFileSync(join(logs, 'broken.log'), 'utf8')).toContain('no such setting: COLOR');
  }, 60_000);
});

describe('a server that runs and stores nothing', () => {
  it('starts again after three failed checks, and not after two', async () => {
    const results = [false, false, true, false, false, false, true];
    const works = async () => Promise.resolve(results.shift() ?? true);
    const server = { ...(await spec('silent', SERVER)), check: { works, everyMs: 20, folder: logs } };
    await supervisor.start(server);
    const first = pidOf('silent') ?? 0;
    const replaced = async () => ![undefined, first].includes(pidOf('silent')) && (await server.ready());
    expect(await until(replaced, { withinMs: 15_000 })).toBe(true);
    const second = pidOf('silent');
    expect(await until(() => Promise.resolve(results.length === 0), { withinMs: 5000 })).toBe(true);
    expect(pidOf('silent')).toBe(second);
  });
});

const spins = (seconds: number) => `const end = process.cpuUsage().user + ${seconds} * 1e6;
while (process.cpuUsage().user < end);`;

describe('a process that is not ready yet', () => {
  const patience = { patienceMs: 1500 };

  it('has the time that it needs while it computes', async () => {
    await supervisor.start({ ...(await spec('slow', `${spins(2)} ${SERVER}`)), ...patience });
    expect(pidOf('slow')).toBeDefined();
  });

  it('has the time that it needs while other processes occupy the processor', async () => {
    const rivals = Array.from({ length: availableParallelism() * 2 }, () =>
      spawn(process.execPath, [
        '-e',
        'setTimeout(() => process.exit(), 600_000); setImmediate(function f() { setImmediate(f) })',
      ]),
    );
    const nice = { command: 'nice', args: ['-n', '19', process.execPath, '-e', `${spins(0.3)} ${SERVER}`] };
    try {
      await supervisor.start({ ...(await spec('starved', '')), ...nice, ...patience });
    } finally {
      for (const rival of rivals) rival.kill('SIGKILL');
    }
    expect(pidOf('starved')).toBeDefined();
  });

  it('fails when it waits without an end', async () => {
    const idle = await spec('idle', 'setInterval(() => undefined, 100)');
    await expect(supervisor.start({ ...idle, ...patience })).rejects.toThrow(
      /idle was not ready, and did nothing/,
    );
  });
});

describe('a process that stands', () => {
  const livingSpec = async (name: string, program: string) => {
    const server = await spec(name, program);
    const answers = (withinMs: number) => httpAnswersOk(`http://127.0.0.1:${server.port}/`, withinMs);
    return { ...server, life: { answers, everyMs: 20, standsMs: 1000 } };
  };

  async function replacementOf(name: string, first: number | undefined) {
    const replaced = () => Promise.resolve(![undefined, first].includes(pidOf(name)));
    return until(replaced, { withinMs: 300_000 });
  }

  it('starts again while it is stopped', async () => {
    const server = await livingSpec('stopped', SERVER);
    await supervisor.start(server);
    const first = pidOf('stopped') ?? 0;
    process.kill(first, 'SIGSTOP');
    expect(await replacementOf('stopped', first)).toBe(true);
    expect(await until(server.ready, { withinMs: 60_000 })).toBe(true);
  });

  it('starts again when it computes without a pause', async () => {
    const later = `${SERVER} setTimeout(() => { for (;;); }, 1500);`;
    await supervisor.start(await livingSpec('computing', later));
    expect(await replacementOf('computing', pidOf('computing'))).toBe(true);
  });

  it('goes on while it has no processor time', async () => {
    const waits = `${SERVER} setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6000), 1500);`;
    const server = await livingSpec('waiting', waits);
    await supervisor.start(server);
    const first = pidOf('waiting');
    const isSilent = async () => !(await httpAnswersOk(`http://127.0.0.1:${server.port}/`));
    expect(await until(isSilent, { withinMs: 30_000 })).toBe(true);
    expect(await until(server.ready, { withinMs: 60_000 })).toBe(true);
    expect(pidOf('waiting')).toBe(first);
  });
});
