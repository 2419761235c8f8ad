// Writes libs/contracts/src/snapshots/published.json. Run it after a build, and only when a contract was added or
// deliberately removed: the tests compare every later change with this file.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';

const contracts = join(import.meta.dirname, '../../libs/contracts');
const built = pathToFileURL(join(contracts, 'dist/snapshots/published-contracts.js'));
const { publishedContracts } = await import(built.href);

const target = join(contracts, 'src/snapshots/published.json');
const options = await resolveConfig(target);
await writeFile(target, await format(JSON.stringify(publishedContracts()), { ...options, filepath: target }));
