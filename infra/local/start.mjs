// `npm start`: the real system on this machine, from a bare clone. Imports nothing that is not in this folder.
import './node-version.mjs';

const { startDevelopment } = await import('./development.mjs');
await startDevelopment(process.argv.slice(2));
