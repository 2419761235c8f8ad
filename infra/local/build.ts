import { join } from 'node:path';
import { checkout } from './checkout.mjs';
import { mustRun } from './commands.ts';

export const nx = join(checkout, 'node_modules/.bin/nx');

/** Without the daemon no process stays behind. */
export const NX_QUIETLY = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NX_INTERACTIVE: 'false',
};

export const buildEverything = (log: string, cwd = checkout, more: readonly string[] = []) =>
  mustRun('The build', process.execPath, [nx, 'run-many', '-t', 'build', ...more], {
    cwd,
    env: { ...process.env, ...NX_QUIETLY },
    log,
  });
