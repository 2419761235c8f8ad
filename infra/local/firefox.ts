import { canInstall, installFirst } from './apt.ts';
import { which } from './commands.ts';

const NAMES = ['firefox-esr', 'firefox'];

const installed = () => NAMES.map((name) => which(name)).find(Boolean);

export async function findFirefox(log: string): Promise<string | undefined> {
  const browser = process.env['FIREFOX_PATH'] || installed();
  if (browser || !canInstall()) return browser;
  await installFirst('Firefox', ['firefox-esr'], log);
  return installed();
}
