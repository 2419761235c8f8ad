import { run, which } from './commands.ts';
import { step } from './progress.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const installed = () => NAMES.map((name) => which(name)).find(Boolean);

export async function findChromium(log: string): Promise<string | undefined> {
  const browser = process.env['CHROMIUM_PATH'] || installed();
  if (browser || process.getuid?.() !== 0 || which('apt-get') === undefined) return browser;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step('Installing Chromium with apt-get, because there is none and the user is root', async () => {
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, log });
  });
  return installed();
}
