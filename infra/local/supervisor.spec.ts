import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reserveInternal } from './ports.ts';
import { startOf, isAlive } from './processes.ts';
import { Supervisor } from './supervisor.ts';
import { httpAnswersOk, until } from './wait.ts';

// Ends by itself, in case the test run is interrupted and cannot end it.
const SERVER = `require('http').createServer((_, r) => r.end('ok')).listen(Number(process.env.PORT), '127.0.0.1');
setTimeout(() => process.exit(), 60_000);`;

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
    const broken = await spec('broken', `console.error('no such setting: COLOUR'); process.exit(3)`);
    await expect(supervisor.start(broken)).rejects.toThrow(/broken ended 6 times[^]*no such setting: COLOUR/);
    expect(readFileSync(join(logs, 'broken.log'), 'utf8')).toContain('no such setting: COLOUR');
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
