import { join } from 'node:path';
import { buildEverything } from './build.ts';
import type { startOptions } from './options.mjs';
import { startSystem } from './start-system.ts';

const settings = {
  SITE_CONFIG: join(import.meta.dirname, 'sample-site-config.json'),
  STAFF_TWO_STEP: 'optional',
  SAMPLE_DATA: 'true',
};

export const startDevelopment = (options: ReturnType<typeof startOptions>) =>
  startSystem(options, { settings, build: buildEverything });
