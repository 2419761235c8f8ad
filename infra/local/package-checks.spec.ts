import { describe, expect, it } from '@jest/globals';
import type { PackageManifest } from '@groundwork/contracts';
import { zipLimits } from '@groundwork/engine-packages';
import type { ScoreInput } from '@groundwork/engine-scoring';
import { type PackageFiles, signingPair, zipPackage } from '@groundwork/test-data';
import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { randomInput } from '../../libs/engines/scoring/testing/random-input.ts';
import { checkPackage } from './package-checks.ts';
import { type PackageContent, signedFiles } from './sample-packages.ts';

const pair = signingPair();
const site = 'funding.example';
const check = (zip: Buffer, keys = [pair.key]) => checkPackage(new Blob([new Uint8Array(zip)]), site, keys);

const seed = 20_261_130;
const inputs = fc.sample(randomInput, { numRuns: 100, seed }) as [ScoreInput, ...ScoreInput[]];
const bytes = fc.sample(fc.uint8Array({ minLength: 200, maxLength: 2000 }), { numRuns: 100, seed });
const document = (n: number) => Buffer.from(bytes[n % bytes.length] ?? []);

const content = (n: number): PackageContent => ({
  input: inputs[n] ?? inputs[0],
  provenInput: n % 2 === 0 ? (inputs[n + 50] ?? null) : null,
  documents: [document(n), document(n + 50)],
});
const files = (n = 0) => signedFiles(content(n), pair);
const statedOf = (parts: PackageFiles) =>
  (JSON.parse(String(parts.get('manifest.json'))) as PackageManifest).stated;

describe('a package as it was built', () => {
  it('is valid, with each line of the contract', async () => {
    const parts = files();
    const { stated, proven } = JSON.parse(String(parts.get('manifest.json'))) as PackageManifest;
    expect(await check(await zipPackage(parts))).toEqual({
      state: 'valid',
      lines: [
        `Signature valid. Signed by ${site}, key ${pair.key.keyId}.`,
        'All 6 files are unchanged.',
        `Score recomputed: ${stated}. It matches the stated score.`,
        `Proven score recomputed: ${proven}. It matches the proven score.`,
      ],
    });
  });

  it('has no line for a proven score that it does not have', async () => {
    expect((await check(await zipPackage(files(1)))).lines).toHaveLength(3);
  });
});

describe('a changed byte in any file of 50 packages', () => {
  it.each(Array.from({ length: 50 }, (_, n) => n))('is found in package %i', async (n) => {
    const parts = files(n);
    expect((await check(await zipPackage(parts))).state).toBe('valid');
    const random = fc.sample(fc.nat(), { numRuns: 2 * parts.size, seed: n });
    let at = 0;
    for (const [path, original] of parts) {
      const changed = Buffer.from(original);
      const place = (random[at] ?? 0) % changed.length;
      changed[place] = (changed[place] ?? 0) ^ (1 + ((random[at + 1] ?? 0) % 255));
      at += 2;
      const { state, lines } = await check(await zipPackage(new Map([...parts, [path, changed]])));
      expect([path, state]).not.toEqual([path, 'valid']);
      if (path.endsWith('.json') && !path.startsWith('score/')) continue;
      expect(lines[1]).toBe(`1 of ${parts.size - 2} files differ: ${path}.`);
    }
  });
});

/** The 64 bytes do not need the last four bits of the last letter. */
const withOtherEnd = (text: string) =>
  text.replace(/.==/, ([last = '']) => `${String.fromCharCode(last.charCodeAt(0) + 1)}==`);

describe('a signature', () => {
  it('of another key is not known', async () => {
    expect((await check(await zipPackage(files()), [signingPair().key])).lines[0]).toBe(
      'This site does not know the key.',
    );
  });

  it('is not valid under a key that has the id of another', async () => {
    const forged = { ...signingPair().key, keyId: pair.key.keyId };
    expect((await check(await zipPackage(files()), [forged])).lines[0]).toBe(
      'This site does not know the key.',
    );
  });

  it.each([
    ['the last day of its key', { until: '2026-11-20' }, 'valid'],
    ['a day after its key ended', { until: '2026-11-19' }, 'invalid'],
    ['a day before its key began', { from: '2026-11-21' }, 'invalid'],
  ])('of a package frozen on %s', async (_name, days, state) => {
    expect((await check(await zipPackage(files()), [{ ...pair.key, ...days }])).state).toBe(state);
  });

  it('over another manifest is not valid, though its files are unchanged', async () => {
    const parts = files();
    const manifest = Buffer.from(String(parts.get('manifest.json')).replace('First Bank', 'Other Bank'));
    const { state, lines } = await check(await zipPackage(new Map([...parts, ['manifest.json', manifest]])));
    expect([state, ...lines.slice(0, 2)]).toEqual([
      'invalid',
      'Signature not valid.',
      'All 6 files are unchanged.',
    ]);
  });

  it.each([
    ['another end of its base64', withOtherEnd],
    ['other spaces', (text: string) => text.replace('\n  ', '\n\t ')],
  ])('with %s is not valid', async (_name, change) => {
    const parts = files();
    const sealed = Buffer.from(change(String(parts.get('signature.json'))));
    expect(sealed).not.toEqual(parts.get('signature.json'));
    const { lines } = await check(await zipPackage(new Map([...parts, ['signature.json', sealed]])));
    expect(lines[0]).toBe('Signature not valid.');
  });
});

describe('a score', () => {
  it('that differs from the stated one is named with both', async () => {
    const parts = signedFiles(content(1), pair, (manifest) => ({ ...manifest, stated: 1 }));
    const { state, lines } = await check(await zipPackage(parts));
    const own = statedOf(files(1));
    expect([state, lines[2]]).toEqual([
      'invalid',
      `Score recomputed: ${own}. The package states 1. They do not match.`,
    ]);
  });

  it('of a scorecard of later days is not recomputed', async () => {
    const later = { ...content(1).input, rulesVersion: 'scorecard-9.0' };
    const { state, lines } = await check(
      await zipPackage(signedFiles({ ...content(1), input: later }, pair)),
    );
    expect([state, lines[2]]).toEqual([
      'invalid',
      'This page does not have scorecard scorecard-9.0. The score was not recomputed.',
    ]);
  });
});

const patched = (zip: Buffer, from: string, to: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

/** The place of an entry in the directory of a ZIP file. */
const entryOf = (zip: Buffer, path: string) => zip.lastIndexOf(Buffer.from(path)) - 46;

describe('a hostile ZIP file', () => {
  it('with files without a signature names them, without their control characters', async () => {
    const extra = new Map([
      ...files(),
      ['documents/\u202efdp.exe', Buffer.from('x')],
      ['b.txt', Buffer.from('y')],
    ]);
    const { state, lines } = await check(await zipPackage(extra));
    expect([state, lines[2]]).toEqual([
      'invalid',
      '2 files are not in the manifest: documents/?fdp.exe, b.txt.',
    ]);
  });

  it('without a file names it', async () => {
    const parts = new Map(files());
    parts.delete('README.txt');
    expect((await check(await zipPackage(parts))).lines[1]).toBe('1 of 6 files differ: README.txt.');
  });

  it.each(['../uments/01', '/ocuments/01', 'C:cuments/01', 'docum/../x01', 'docum\\..\\x01', './cuments/01'])(
    'with the path %s is unreadable',
    async (path) => {
      const zip = patched(await zipPackage(files()), 'documents/01', path);
      expect(await check(zip)).toMatchObject({
        state: 'unreadable',
        lines: [expect.stringMatching(/^This ZIP file has a path that leaves its folder: /)],
      });
    },
  );

  it('that names a file twice is unreadable', async () => {
    const zip = patched(await zipPackage(files()), 'documents/02', 'documents/01');
    expect((await check(zip)).lines[0]).toMatch(/^This ZIP file names a file twice: documents\/01/);
  });

  it('that has other names in its directory than before its files differs', async () => {
    const zip = await zipPackage(files());
    const from = entryOf(zip, 'README.txt') + 46;
    zip.write('readme.txt', from, 'latin1');
    const { lines } = await check(zip);
    expect(lines.slice(1, 3)).toEqual([
      '1 of 6 files differ: README.txt.',
      '1 files are not in the manifest: readme.txt.',
    ]);
  });

  it('with a manifest of another version is unreadable', async () => {
    const parts = signedFiles(content(0), pair, (manifest) => ({ ...manifest, formatVersion: 2 }));
    expect(await check(await zipPackage(parts))).toEqual({
      state: 'unreadable',
      lines: ['This page does not read version 2 of a package.'],
    });
  });

  it.each(['manifest.json', 'signature.json'])('without %s is unreadable', async (path) => {
    const parts = new Map(files());
    parts.delete(path);
    expect((await check(await zipPackage(parts))).lines[0]).toMatch(/^This ZIP file is not a package\./);
  });

  it('cut at any place is unreadable', async () => {
    const zip = await zipPackage(files());
    const cuts = fc.sample(fc.nat(zip.length - 1), { numRuns: 100, seed });
    const states = await Promise.all(cuts.map(async (cut) => (await check(zip.subarray(0, cut))).state));
    expect([...new Set(states)]).toEqual(['unreadable']);
  });

  it.each([
    ['an empty file', ''],
    ['a text', 'A text that is no ZIP file, and longer than the end of one.'],
    ['a PDF', `%PDF-1.7\n${'0'.repeat(5000)}`],
  ])('is not %s', async (_name, text) => {
    expect((await check(Buffer.from(text))).lines).toEqual([
      'This file is not a ZIP file, or a part of it is missing.',
    ]);
  });
});

describe('a bomb', () => {
  const bombBytes = 64 * 1024 * 1024;
  const bomb = () => deflateRawSync(Buffer.alloc(bombBytes));

  it('of a directory above the limit is refused before a byte is unpacked', async () => {
    const zip = await zipPackage(files());
    zip.writeUInt32LE(zipLimits.bytes, entryOf(zip, 'README.txt') + 24);
    expect(await check(zip)).toEqual({
      state: 'unreadable',
      lines: ['This ZIP file is too large for a package.'],
    });
  });

  it('of a directory with too many files is refused', async () => {
    const many = Array.from({ length: zipLimits.files }, (_, n): [string, Buffer] => [
      `${n}`,
      Buffer.from('x'),
    ]);
    expect((await check(await zipPackage(new Map([...files(), ...many])))).lines).toEqual([
      'This ZIP file is too large for a package.',
    ]);
  });

  it('behind a small size stops at this size', async () => {
    const packed = bomb();
    const parts = new Map([...files(), ['documents/01-tax_return-2025.pdf', packed]]);
    const zip = await zipPackage(parts);
    const entry = entryOf(zip, 'documents/01-tax_return-2025.pdf');
    zip.writeUInt16LE(8, entry + 10);
    zip.writeUInt32LE(document(0).length, entry + 24);
    const before = process.memoryUsage().arrayBuffers;
    const { lines } = await check(zip);
    expect(lines[1]).toBe('1 of 6 files differ: documents/01-tax_return-2025.pdf.');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(bombBytes / 4);
  });
});
