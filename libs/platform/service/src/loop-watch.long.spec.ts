import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const program = fileURLToPath(new URL('../testing/watched-loop.mjs', import.meta.url));
const timeoutMs = 600_000;

async function run(kind: string) {
  const child = spawn(process.execPath, [program, kind], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { output, end: child.signalCode ?? child.exitCode };
}

describe('the watch of an event loop', () => {
  it(
    'ends a process that computes without a pause, and logs where',
    async () => {
      const { output, end } = await run('spin');
      expect(end).toBe('SIGKILL');
      expect(JSON.parse(output)).toMatchObject({
        level: 60,
        service: 'watched',
        processorSeconds: expect.closeTo(3, 0),
        msg: expect.stringMatching(/^The event loop stands in useProcessor .+watched-loop\.mjs:\d+\)/),
      });
    },
    timeoutMs,
  );

  it(
    'lets a process go on that computes as long with pauses',
    async () => {
      expect(await run('compute')).toEqual({ output: '', end: 0 });
    },
    timeoutMs,
  );

  it('lets a process go on that has no processor time', async () => {
    expect(await run('wait')).toEqual({ output: '', end: 0 });
  });
});
