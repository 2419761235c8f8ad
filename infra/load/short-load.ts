import { join } from 'node:path';
import { type Figure, figure } from '../bench/figures.ts';
import { type Ground, Missing } from '../bench/ground.ts';
import { mustRun } from '../local/commands.ts';
import { print } from '../local/progress.ts';
import { hasK6 } from './k6.ts';

export async function measure(ground: Ground): Promise<Figure[]> {
  const { url } = await ground.system();
  const env = { ...process.env, BASE_URL: url };
  const command = (script: string, ...args: string[]) =>
    mustRun(script, process.execPath, [...process.execArgv, join(import.meta.dirname, script), ...args], {
      env,
    });
  print((await command('seed.ts', '1')).trim());
  if (!hasK6(ground.instance.programs))
    throw new Missing(
      'Owners were seeded, but k6 is not here ("npm run load" builds it): its scripts are type-checked.',
    );
  const output = await command('run.ts', 'smoke', '--no-thresholds', '--iterations', '1', '--vus', '1');
  return [
    figure('requests of the smoke scenario', Number(/http_reqs\D+(\d+)/.exec(output)?.[1])),
    figure('checks that failed, per cent', Number(/checks_failed\D+([\d.]+)%/.exec(output)?.[1])),
  ];
}
