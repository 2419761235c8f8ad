import { run, which } from './commands.ts';
import { step } from './progress.ts';

export const canInstall = (): boolean => process.getuid?.() === 0 && which('apt-get') !== undefined;

export async function installFirst(name: string, packages: readonly string[], log: string): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Installing ${name} with apt-get, because the user is root`, async () => {
    await run('apt-get', ['update'], { env });
    for (const each of packages) {
      const install = ['install', '-y', '--no-install-recommends', each];
      const { code } = await run('apt-get', install, { env, log });
      if (code === 0) return;
    }
  });
}
