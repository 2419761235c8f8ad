import { run, which } from './commands.ts';
import { step } from './progress.ts';

/** It has no windows and tabs of its own, and needs half of the processor time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const installed = () => NAMES.map((name) => which(name)).find(Boolean);

export async function findChromium(log: string): Promise<string | undefined> {
  const browser = process.env['CHROMIUM_PATH'] || which(SHELL);
  if (browser || process.getuid?.() !== 0 || which('apt-get') === undefined) return browser || installed();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step('Installing Chromium with apt-get, because the user is root', async () => {
    await run('apt-get', ['update'], { env });
    const install = ['install', '-y', '--no-install-recommends'];
    const { code } = await run('apt-get', [...install, SHELL], { env, log });
    if (code !== 0 && installed() === undefined) await run('apt-get', [...install, 'chromium'], { env, log });
  });
  return installed();
}
