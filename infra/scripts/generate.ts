import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from '../services/generated-files.ts';
import { faultsOf, readManifests, root } from '../services/manifests.ts';

const manifests = await readManifests();
const faults = faultsOf(manifests);
const files = faults.length > 0 ? new Map<string, string>() : await generatedFiles(manifests);
const isStale = (file: string, text: string) =>
  !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text;
const stale = [...files].filter(([file, text]) => isStale(file, text));

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
} else if (process.argv.includes('--check')) {
  for (const [file] of stale) process.stderr.write(`${file} is stale. Run: npm run generate\n`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [file, text] of stale) writeFileSync(join(root, file), text);
  process.stdout.write(`${stale.length} of ${files.size} files written\n`);
}
