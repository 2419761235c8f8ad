import { join } from 'node:path';
import { mustRun } from './commands.mjs';
import { checkout } from './instance.mjs';

/** Without the daemon nothing stays behind when we stop. */
export const NX_QUIETLY = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NX_INTERACTIVE: 'false',
};

/** Builds all projects that changed. @param {string} log */
export const buildEverything = (log) =>
  mustRun(
    'The build',
    process.execPath,
    [join(checkout, 'node_modules/.bin/nx'), 'run-many', '-t', 'build'],
    {
      cwd: checkout,
      env: { ...process.env, ...NX_QUIETLY },
      log,
    },
  );
