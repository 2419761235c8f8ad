import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { enclosedInput } from '@groundwork/contracts';
import { currentRules, type enclosedTotal, score } from '@groundwork/engine-scoring';
import fc from 'fast-check';
import { randomInput } from '../../libs/engines/scoring/testing/random-input.ts';
import { checkout } from './checkout.mjs';
import { frozenOn } from './sample-packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'browser-score-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As the web app is built: minified, for the same browsers. */
async function browserBuild(): Promise<typeof enclosedTotal> {
  const settings = {
    configFile: false,
    logLevel: 'error',
    root: checkout,
    resolve: { conditions: ['groundwork-source', 'module', 'browser'] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      target: 'es2022',
      lib: {
        entry: join(checkout, 'libs/engines/scoring/src/enclosed-total.ts'),
        formats: ['es'],
        fileName: 'score',
      },
    },
  };
  const script = `import { build } from 'vite'; await build(${JSON.stringify(settings)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: checkout });
  const builtFile = readdirSync(folder).find((file) => file.startsWith('score.')) ?? 'score.js';
  const built = (await import(pathToFileURL(join(folder, builtFile)).href)) as {
    enclosedTotal: typeof enclosedTotal;
  };
  return built.enclosedTotal;
}

describe('the score of 1,000 random owners', () => {
  it('is the same in the browser build as in the service, also after JSON', async () => {
    const ofBrowser = await browserBuild();
    const inputs = fc.sample(randomInput, { numRuns: 1000, seed: 20_261_130 });
    const differing = inputs.filter((input) => {
      const enclosed = { today: frozenOn, rulesVersion: currentRules.version, ...input };
      const received = enclosedInput.parse(JSON.parse(JSON.stringify(enclosed)));
      return ofBrowser(received) !== score(input, frozenOn, currentRules).totalScore;
    });
    expect(differing).toEqual([]);
    expect(
      new Set(inputs.map((input) => score(input, frozenOn, currentRules).totalScore)).size,
    ).toBeGreaterThan(100);
  });
});
