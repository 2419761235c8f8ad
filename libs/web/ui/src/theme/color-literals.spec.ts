import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const table = 'libs/web/ui/src/theme/tokens.ts';
const roots = ['libs/web/ui/src', 'apps/web/src'];
const literal = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab)\(/i;

const sources = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .map((file) => join(root, file)),
);

describe('a color literal', () => {
  it('is in the table of tokens only', () => {
    const guilty = sources.filter((file) => literal.test(readFileSync(file, 'utf8')));
    expect(guilty).toEqual([table]);
  });
});
