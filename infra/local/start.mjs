// `npm start`: the real system on this machine, from a bare clone. TypeScript runs from `prepare` on.
import './node-version.mjs';
import { prepare } from './install.mjs';
import { startOptions } from './options.mjs';

const options = startOptions();
await prepare();
const { startDevelopment } = await import('./development.ts');
await startDevelopment(options);
