import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signingPair, zipPackage } from '@groundwork/test-data';
import fc from 'fast-check';
import { randomInput } from '../../libs/engines/scoring/testing/random-input.ts';
import { checkout } from './checkout.mjs';
import { signedFiles } from './sample-packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const command = [
  '--conditions=groundwork-source',
  '--import',
  './infra/typescript.mjs',
  'infra/local/package-verify.ts',
];

const run = (...args: string[]) =>
  new Promise<{ code: number; lines: string[] }>((resolve) => {
    const child = execFile(process.execPath, [...command, ...args], { cwd: checkout }, (_error, stdout) => {
      resolve({ code: child.exitCode ?? -1, lines: stdout.trim().split('\n') });
    });
  });

beforeAll(async () => {
  const pair = signingPair();
  const [input] = fc.sample(randomInput, { numRuns: 1, seed: 1 });
  if (input === undefined) throw new Error('There is no input');
  const files = signedFiles({ input, provenInput: null, documents: [] }, pair);
  writeFileSync(at('keys.json'), JSON.stringify([pair.key]));
  writeFileSync(at('good.zip'), await zipPackage(files));
  writeFileSync(
    at('changed.zip'),
    await zipPackage(new Map([...files, ['README.txt', Buffer.from('other')]])),
  );
  writeFileSync(at('text.zip'), 'no ZIP file');
});

describe('npm run package:verify', () => {
  it('exits with 0 for a good package and names the site', async () => {
    const args = ['--keys', at('keys.json'), '--site', 'https://funding.example'];
    const { code, lines } = await run(at('good.zip'), ...args);
    expect([code, lines[0]]).toEqual([0, expect.stringContaining('Signed by funding.example, key ')]);
    expect(lines).toHaveLength(3);
  });

  it.each([
    ['1 for a changed one', 'changed.zip', 'keys.json', 1, /1 of 3 files differ: README\.txt\./],
    ['2 for a file that is no ZIP', 'text.zip', 'keys.json', 2, /^This file is not a ZIP file/],
    ['2 for a missing file', 'missing.zip', 'keys.json', 2, /can’t be read/],
    ['2 for keys that are none', 'good.zip', 'text.zip', 2, /^The keys of text\.zip can’t be read/],
  ])('exits with %s', async (_name, file, keys, expected, text) => {
    const { code, lines } = await run(at(file), '--keys', at(keys), '--data', folder);
    expect(code).toBe(expected);
    expect(lines.join('\n')).toMatch(text);
  });
});
