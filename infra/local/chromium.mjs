import { run, which } from './commands.mjs';
import { step } from './progress.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A real browser: configured, found, or installed where we may.
 * @param {string} log
 * @returns {Promise<string | undefined>} its path
 */
export async function findChromium(log) {
  const found = process.env['CHROMIUM_PATH'] || NAMES.map((name) => which(name)).find(Boolean);
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || which('apt-get') === undefined) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step('Installing Chromium with apt-get, because none was found and this is root', async () => {
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, log });
  });
  return NAMES.map((name) => which(name)).find(Boolean);
}
