import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { longJourneys } from '../../apps/e2e/long-journeys.ts';

const tests = join(import.meta.dirname, '../../apps/e2e/tests');

it.each(Object.entries(longJourneys))('the long journeys of %s exist', (file, titles) => {
  const source = readFileSync(join(tests, `${file}.spec.ts`), 'utf8').replaceAll("\\'", "'");
  for (const title of titles === 'all' ? [] : titles) expect(source).toContain(title);
});
