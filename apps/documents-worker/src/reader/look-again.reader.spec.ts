import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { form1040 } from '@groundwork/test-data';
import { TooMuchProcessorTime } from '@groundwork/platform-file-reader';
import { tsvOf } from '../domain/words-from-tsv.rules.ts';
import { hasNetworks, NetworkWitness } from './network-witness.adapter.ts';
import { PdfPictures } from './pdf-pictures.reader.ts';
import type { Picture } from './picture.reader.ts';
import type { Recognition } from './recognition.adapter.ts';
import { Readers } from './readers.adapter.ts';
import { TextRecognizer } from './text-recognizer.reader.ts';

const tsvWith = (text: string, confidence = 95) => tsvOf([{ text, confidence, box: [200, 200, 300, 30] }]);

function recognitionWith(lookAgain?: Recognition['lookAgain'], first = tsvWith('1,204.0')) {
  const recognition: Recognition = {
    pagesAtOnce: 1,
    recognize: () => Promise.resolve({ tsv: first, usedMs: 0 }),
    recognizeAmounts: () => Promise.resolve([]),
    stop: () => undefined,
    ...(lookAgain && { lookAgain }),
  };
  return recognition;
}

let page: Picture;
beforeAll(async () => {
  page = (await new PdfPictures(form1040(85_200)).draw(0, 200, 'Gray'))!;
});

const textsOf = async (recognizer: TextRecognizer) =>
  (await recognizer.read(page, 'lines')).words.map(({ text }) => text);
const readerOf = (recognition: Recognition) =>
  new TextRecognizer(() => Promise.resolve(), undefined, recognition);

describe('a page that another recognizer reads again', () => {
  it('has its words', async () => {
    const again: Recognition['lookAgain'] = (_gray, { tsv }) =>
      Promise.resolve({ tsv: `${tsv}\n${tsvWith('1,204.00')}`, usedMs: 0 });
    await expect(textsOf(readerOf(recognitionWith(again)))).resolves.toEqual(['1,204.0', '1,204.00']);
  });

  it('has the first words if there is no other recognizer', async () => {
    await expect(textsOf(readerOf(recognitionWith()))).resolves.toEqual(['1,204.0']);
  });

  it.each([
    ['crashes', new Error('The recognizer returned no words')],
    ['is too slow', new TooMuchProcessorTime()],
  ])(
    'has the first words if it %s, and the next page of the file does not wait for it',
    async (_name, error) => {
      let looks = 0;
      const recognizer = readerOf(
        recognitionWith(() => {
          looks += 1;
          return Promise.reject(error);
        }),
      );
      await expect(textsOf(recognizer)).resolves.toEqual(['1,204.0']);
      await expect(textsOf(recognizer)).resolves.toEqual(['1,204.0']);
      expect(looks).toBe(1);
    },
  );

  it('is none that the first recognizer could not read', async () => {
    let looks = 0;
    const again: Recognition['lookAgain'] = (_gray, { tsv }) => {
      looks += 1;
      return Promise.resolve({ tsv, usedMs: 0 });
    };
    await textsOf(readerOf(recognitionWith(again, tsvWith('xx', 40))));
    expect(looks).toBe(0);
  });
});

describe('the networks', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'networks-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const gray = { data: Buffer.alloc(64 * 64, 255), width: 64, height: 64 };

  it('are in the name of the recognizer, which is a part of /readyz, if the folder has this version of them', () => {
    const nameIn = (networks: string) => new Readers({ networks }).recognizerName;
    expect(nameIn('')).toMatch(/^tesseract\S*( [\d.]+)?$/);
    expect(nameIn(folder)).toBe(nameIn(''));
    for (const name of ['det', 'rec']) writeFileSync(join(folder, `PP-OCRv4_${name}_small.onnx`), '');
    expect(nameIn(folder)).toBe(nameIn(''));
    for (const name of ['det', 'rec']) writeFileSync(join(folder, `PP-OCRv6_${name}_small.onnx`), '');
    expect(nameIn(folder)).toBe(`${nameIn('')} and PP-OCR`);
  });

  it('are absent from an empty folder, and the words remain', async () => {
    expect(hasNetworks(folder)).toBe(false);
    await expect(new NetworkWitness(folder).read(gray, tsvWith('1,204.0'))).resolves.toBe(tsvWith('1,204.0'));
  });

  it('leave the words as they are if their files are damaged', async () => {
    for (const name of ['det', 'rec']) writeFileSync(join(folder, `PP-OCRv6_${name}_small.onnx`), 'damaged');
    await expect(new NetworkWitness(folder).read(gray, tsvWith('1,204.0'))).resolves.toBe(tsvWith('1,204.0'));
  });

  it('come with a runtime that sends nothing to its maker', () => {
    const bin = join(createRequire(import.meta.url).resolve('onnxruntime-node/package.json'), '../bin');
    const libraries = readdirSync(bin, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(linux|darwin).*\.(so[.\d]*|dylib|node)$/.test(name),
    );
    expect(libraries.length).toBeGreaterThan(0);
    const guilty = libraries.filter((name) => readFileSync(join(bin, name)).includes('TelemetrySystem'));
    expect(guilty).toEqual([]);
  });
});
