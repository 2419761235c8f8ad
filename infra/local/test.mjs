// `npm test`: every stage on real servers of its own. Imports nothing that is not in this folder.
import './node-version.mjs';

const { runTests } = await import('./testing.mjs');
await runTests(process.argv.slice(2));
