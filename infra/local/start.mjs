import './node-version.mjs';
import { prepare } from './install.mjs';
import { startOptions } from './options.mjs';

const options = startOptions();
await prepare();
const { startDevelopment } = await import('./development.ts');
await startDevelopment(options);
