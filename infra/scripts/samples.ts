import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleDocuments, samplesFolder } from './sample-documents.ts';

mkdirSync(samplesFolder, { recursive: true });
for (const [name, content] of Object.entries(sampleDocuments))
  writeFileSync(join(samplesFolder, name), content);
