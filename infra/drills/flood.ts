import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Missing } from '../bench/ground.ts';
import { which } from '../local/commands.ts';

interface Flood {
  readonly stop: () => Promise<number>;
}

async function ended(attacker: ChildProcess): Promise<number> {
  let printed = '';
  attacker.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const gone = once(attacker, 'exit');
  attacker.kill('SIGTERM');
  await gone;
  return Number(printed.trim());
}

export function startFlood(url: string, core: number, address: string): Flood {
  if (which('taskset') === undefined) throw new Missing('taskset pins processes to cores');
  const script = join(import.meta.dirname, 'attacker.mjs');
  const attacker = spawn('taskset', ['-c', String(core), process.execPath, script, url, address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { stop: () => ended(attacker) };
}
