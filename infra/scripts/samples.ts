import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplePapers, samplesFolders } from './sample-papers.ts';

for (const folder of samplesFolders) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(samplePapers)) writeFileSync(join(folder, name), content);
}
