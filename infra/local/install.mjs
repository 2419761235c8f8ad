import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './checkout.mjs';

const lockFile = join(checkout, 'package-lock.json');
const installed = join(checkout, 'node_modules', '.package-lock.json');
const stamp = join(checkout, 'node_modules', '.groundwork-installed');

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');
const isStamped = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();

/** npm writes its own record last, so a newer one means a finished install, also one by hand. */
const isInstalled = () =>
  existsSync(installed) && (isStamped() || statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs);

/** `npm ci` would insist on other platforms' binaries; `--no-save` leaves the lock file as it is. */
async function install() {
  process.stdout.write('… Installing packages (about a minute, once)\n');
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn('npm', args, { cwd: checkout, stdio: 'inherit', env });
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const stop = () => npm.kill();
  for (const signal of signals) process.once(signal, stop);
  const [code] = await once(npm, 'exit');
  for (const signal of signals) process.removeListener(signal, stop);
  if (code === 0) return;
  process.stderr.write('The packages could not be installed.\n');
  process.exit(1);
}

export async function prepare() {
  if (!isInstalled()) await install();
  if (!isStamped()) writeFileSync(stamp, lockHash());
  await import('../typescript.mjs');
}
