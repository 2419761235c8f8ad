// `npm test`: every stage on real servers of its own. TypeScript runs from `prepare` on.
import './node-version.mjs';
import { prepare } from './install.mjs';
import { testOptions } from './options.mjs';

const options = testOptions();
await prepare();
const { runTests } = await import('./testing.ts');
await runTests(options);
