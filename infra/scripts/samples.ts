import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplePapers, samplesFolder } from './sample-papers.ts';

mkdirSync(samplesFolder, { recursive: true });
for (const [name, content] of Object.entries(samplePapers)) writeFileSync(join(samplesFolder, name), content);
