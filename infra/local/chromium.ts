import { canInstall, installFirst } from './apt.ts';
import { which } from './commands.ts';

/** It has no windows and tabs of its own, and needs half of the processor time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const installed = () => NAMES.map((name) => which(name)).find(Boolean);

export async function findChromium(log: string): Promise<string | undefined> {
  const browser = process.env['CHROMIUM_PATH'] || which(SHELL);
  if (browser || !canInstall()) return browser || installed();
  await installFirst('Chromium', installed() === undefined ? [SHELL, 'chromium'] : [SHELL], log);
  return installed();
}
