// Run it only when a contract was added or deliberately removed: the tests compare every later change with this file.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { publishedContracts } from '../../libs/contracts/src/snapshots/published-contracts.ts';

const target = join(import.meta.dirname, '../../libs/contracts/src/snapshots/published.json');
const options = await resolveConfig(target);
await writeFile(target, await format(JSON.stringify(publishedContracts()), { ...options, filepath: target }));
