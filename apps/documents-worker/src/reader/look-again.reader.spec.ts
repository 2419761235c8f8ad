import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { form1040 } from '@groundwork/test-data';
import { TooMuchProcessorTime } from '@groundwork/platform-file-reader';
import { configureLog } from '@groundwork/platform-observability';
import { OwnWorker } from '../../testing/own-worker.ts';
import { realNetworks } from '../../testing/real-networks.ts';
import { tsvOf } from '../domain/recognized-words.rules.ts';
import { NetworkWitness, proposing, reading } from './network-witness.adapter.ts';
import { PdfPictures } from './pdf-pictures.reader.ts';
import type { Picture } from './picture.reader.ts';
import type { Recognition } from './recognition.adapter.ts';
import { Readers } from './readers.adapter.ts';
import { soundNetworks } from './sound-networks.adapter.ts';
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

  const nameIn = async (networks: string) =>
    new Readers({ networks: await soundNetworks(networks) }).recognizerName;
  const putNetworks = () => {
    for (const name of [proposing, reading]) copyFileSync(join(realNetworks(), name), join(folder, name));
  };

  it('are in the name of the recognizer, which is a part of /readyz, if the folder has this version of them', async () => {
    const alone = await nameIn('');
    expect(alone).toMatch(/^tesseract\S*( [\d.]+)?$/);
    expect(await nameIn(folder)).toBe(alone);
    for (const name of ['det', 'rec']) writeFileSync(join(folder, `PP-OCRv4_${name}_small.onnx`), '');
    expect(await nameIn(folder)).toBe(alone);
    putNetworks();
    expect(await nameIn(folder)).toBe(`${alone} and PP-OCR`);
  });

  const otherByte = (bytes: Buffer) => bytes.fill(bytes.readUInt8(5_000_000) ^ 1, 5_000_000, 5_000_001);
  it.each([
    ['cut', proposing, (bytes: Buffer) => bytes.subarray(0, -1)],
    ['cut', reading, (bytes: Buffer) => bytes.subarray(0, -1)],
    ['changed by a bit', proposing, otherByte],
    ['changed by a bit', reading, otherByte],
  ])('are not used if a file is %s, and the log has one line: %s', async (_, name, damage) => {
    putNetworks();
    writeFileSync(join(folder, name), damage(readFileSync(join(folder, name))));
    const lines: string[] = [];
    configureLog('documents-worker', 'info', { write: (line) => lines.push(line) });
    const used = await soundNetworks(folder).finally(() => {
      configureLog('documents-worker', 'silent');
    });
    expect(used).toBe('');
    expect(lines).toHaveLength(1);
    const msg = 'Networks damaged: no line is read again';
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 40, msg, damaged: [name] });
  });

  it('are absent from /readyz of a worker if a file is damaged', async () => {
    const worker = new OwnWorker();
    const partsOf = async () => {
      await worker.start({ NETWORKS_DIR: folder });
      try {
        return Object.entries(await worker.parts());
      } finally {
        await worker.stop();
      }
    };
    const alone = await nameIn('');
    putNetworks();
    expect(await partsOf()).toContainEqual([`recognizer ${alone} and PP-OCR`, 'ok']);
    writeFileSync(join(folder, reading), 'damaged');
    expect(await partsOf()).toContainEqual([`recognizer ${alone}`, 'ok']);
  });

  it('are absent from an empty folder, and the words remain', async () => {
    await expect(soundNetworks(folder)).resolves.toBe('');
    await expect(new NetworkWitness('').read(gray, tsvWith('1,204.0'))).resolves.toBe(tsvWith('1,204.0'));
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
