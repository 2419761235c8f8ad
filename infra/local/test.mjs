import './node-version.mjs';
import { prepare } from './install.mjs';
import { testOptions } from './options.mjs';

const options = testOptions();
await prepare();
const { runTests } = await import('./testing.ts');
await runTests(options);
