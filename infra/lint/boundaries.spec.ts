import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const folder = join(import.meta.dirname, 'fixtures');

// The plugin of Nx compiles TypeScript, which Jest rejects in its own process.
process.env['NX_ISOLATE_PLUGINS'] = 'true';

// The files in `as:` do not exist, so rules that need types cannot run.
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });

interface Fixture {
  name: string;
  code: string;
  as: string;
  breaks: { rule: string; message: string }[];
}

function readFixture(name: string, text: string): Fixture {
  const as = /^\/\/ as: (.+)$/m.exec(text)?.[1];
  if (as === undefined) throw new Error(`${name} has no line "// as: …"`);
  const breaks = [...text.matchAll(/^\/\/ breaks: (\S+)(?: \| (.+))?$/gm)];
  const code = text.replace(/^\/\/ (as|breaks): .+\n/gm, '');
  return { name, code, as, breaks: breaks.map(([, rule = '', message = '']) => ({ rule, message })) };
}

/** Under each heading: code that breaks a rule, and its near miss. */
function readFixtures(file: string): { forbidden: Fixture; allowed: Fixture }[] {
  const [, ...sections] = readFileSync(join(folder, file), 'utf8').split(/^## /m);
  return sections.map((section) => {
    const name = section.slice(0, section.indexOf('\n'));
    const codes = [...section.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
    const [forbidden, allowed, ...more] = codes.map((code) => readFixture(name, code));
    if (forbidden === undefined || allowed === undefined || more.length > 0)
      throw new Error(`${name} of ${file} needs code that breaks a rule and one near miss.`);
    return { forbidden, allowed };
  });
}

async function errorsIn(code: string, as: string): Promise<{ rule: string | null; message: string }[]> {
  const [result] = await eslint.lintText(code, { filePath: as });
  const errors = (result?.messages ?? []).filter(({ severity }) => severity === 2);
  return errors.map(({ ruleId, message }) => ({ rule: ruleId, message }));
}

const fixtures = readdirSync(folder).sort().flatMap(readFixtures);

describe('a file that breaks a rule', () => {
  it.each(fixtures.map(({ forbidden }) => forbidden))(
    '$name is rejected as $as',
    async ({ code, as, breaks }) => {
      const errors = await errorsIn(code, as);

      expect(breaks.length).toBeGreaterThan(0);
      expect(new Set(errors.map(({ rule }) => rule))).toEqual(new Set(breaks.map(({ rule }) => rule)));
      for (const { rule, message } of breaks) {
        expect(errors).toContainEqual({ rule, message: expect.stringContaining(message) });
      }
    },
  );
});

describe('a near miss', () => {
  it.each(fixtures.map(({ allowed }) => allowed))('$name passes as $as', async ({ code, as, breaks }) => {
    expect(breaks).toEqual([]);
    expect(await errorsIn(code, as)).toEqual([]);
  });
});

describe('size', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, i) => `export const n${i} = ${i};\n`).join('');
  const functionOf = (count: number) =>
    `export function example() {\n${'  // one more line\n'.repeat(count - 2)}}\n`;

  it.each([
    ['a source file of 300 lines', 'apps/orders/src/example.adapter.ts', lines(300), []],
    ['a source file of 301 lines', 'apps/orders/src/example.adapter.ts', lines(301), ['max-lines']],
    ['a script of 301 lines', 'infra/local/example.mjs', lines(301), ['max-lines']],
    ['a test of 500 lines', 'apps/orders/src/example.spec.ts', lines(500), []],
    ['a test of 501 lines', 'apps/orders/src/example.spec.ts', lines(501), ['max-lines']],
    [
      'a migration of 301 lines',
      'apps/orders/src/persistence/migrations/1763600100000-example.ts',
      lines(301),
      [],
    ],
    ['a function of 50 lines', 'apps/orders/src/example.adapter.ts', functionOf(50), []],
    [
      'a function of 51 lines',
      'apps/orders/src/example.adapter.ts',
      functionOf(51),
      ['max-lines-per-function'],
    ],
    ['a component of 120 lines', 'apps/web/src/pages/example.tsx', functionOf(120), []],
    [
      'a component of 121 lines',
      'apps/web/src/pages/example.tsx',
      functionOf(121),
      ['max-lines-per-function'],
    ],
  ])('%s', async (_, as, code, broken) => {
    const errors = await errorsIn(code, as);
    expect(errors.map(({ rule }) => rule)).toEqual(broken);
  });
});
