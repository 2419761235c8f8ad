import './node-version.mjs';
import { startOptions } from './options.mjs';
import { startSystem } from './start-system.ts';

await startSystem(startOptions('node start.mjs'), { settings: { NODE_ENV: 'production' } });
