import { describe, expect, it } from '@jest/globals';
import { countLines, isProduction, isWithinLimit } from './comment-share.mjs';

describe('production code', () => {
  it.each([
    'apps/orders/src/main.ts',
    'apps/web/src/pages/page.tsx',
    'libs/contracts/src/money.ts',
    'libs/platform/time/src/clock.ts',
    'infra/local/start.mjs',
    'papers/layouts/letters.ts',
  ])('includes %s', (file) => {
    expect(isProduction(file)).toBe(true);
  });

  it.each([
    'apps/orders/src/main.spec.ts',
    'apps/orders/testing/run.ts',
    'apps/e2e/journeys/start.ts',
    'libs/testing/src/testing/server.ts',
    'infra/lint/expressions/fixtures/libs/example/src/built.ts',
    'infra/generated/services.mjs',
    'apps/web/src/page.css',
  ])('excludes %s', (file) => {
    expect(isProduction(file)).toBe(false);
  });
});

describe('a comment line', () => {
  it.each(['// why', '  /** why */', '/* why', ' * why'])('is %s', (line) => {
    expect(countLines(`${line}\nrun();\n`, 'a.ts')).toEqual({ lines: 2, comments: 1 });
  });

  it.each(['run(); // why', "const path = '//';", 'a * b'])('is not %s', (line) => {
    expect(countLines(`${line}\nrun();\n`, 'a.ts')).toEqual({ lines: 2, comments: 0 });
  });

  it('is not a type in JavaScript', () => {
    const text = '/** @type {number} */\nlet a;\n';
    expect(countLines(text, 'a.mjs').comments).toBe(0);
    expect(countLines(text, 'a.ts').comments).toBe(1);
  });
});

describe('the limit', () => {
  it.each([
    [{ lines: 1000, comments: 15 }, true],
    [{ lines: 1000, comments: 16 }, false],
    [{ lines: 10, comments: 1 }, true],
    [{ lines: 10, comments: 2 }, false],
  ])('for %j returns %s', (count, isWithin) => {
    expect(isWithinLimit(count)).toBe(isWithin);
  });
});
