// Run it only when a contract was added or deliberately removed: the tests compare every later change with these files.
import { rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { publishedContracts } from '../../libs/contracts/src/snapshots/published-contracts.ts';
import { foldContracts } from '../../libs/contracts/testing/folded-schemas.ts';

const folder = join(import.meta.dirname, '../../libs/contracts/src/snapshots/published');
rmSync(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [area, contracts] of Object.entries(foldContracts(publishedContracts()))) {
  const filepath = join(folder, `${area}.json`);
  const options = await resolveConfig(filepath);
  await writeFile(filepath, await format(JSON.stringify(contracts), { ...options, filepath }));
}
