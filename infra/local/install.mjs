import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from './commands.mjs';
import { checkout } from './instance.mjs';
import { step } from './progress.mjs';

const lockFile = join(checkout, 'package-lock.json');
const installed = join(checkout, 'node_modules', '.package-lock.json');
const stamp = join(checkout, 'node_modules', '.groundwork-installed');

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/** npm writes its own record last, so a newer one tells of a finished install, also of one done by hand. */
function isInstalled() {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  return statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs;
}

/**
 * Installs what package-lock.json names, unless it is there already.
 * `npm ci` would insist on other platforms' binaries; `--no-save` keeps the lock file as it is.
 * @param {string} log
 */
export async function installPackages(log) {
  if (!isInstalled()) {
    const args = ['install', '--no-save', '--no-audit', '--no-fund'];
    await step('Installing packages (about a minute, once)', () =>
      mustRun('Installing the packages', 'npm', args, { cwd: checkout, log }),
    );
  }
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash()) writeFileSync(stamp, lockHash());
}
