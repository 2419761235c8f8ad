import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { form1040 } from '@groundwork/test-data';
import sharp from 'sharp';
import { NotRead } from '../documents-worker.errors.ts';
import { NativeRecognition } from './native-recognition.adapter.ts';
import { PdfPictures } from './pdf-pictures.reader.ts';
import type { Picture } from './picture.reader.ts';
import { chooseRecognizer } from './recognizer-choice.adapter.ts';
import { TextRecognizer } from './text-recognizer.reader.ts';

const word = [5, 1, 1, 1, 1, 1, 400, 200, 90, 30, 96, '85,200.00'].join('\\t');
const heading = 'level\\tpage\\tblock\\tpar\\tline\\tword\\tleft\\ttop\\twidth\\theight\\tconf\\ttext';

let folder: string;
let page: Picture;

/** A program with the command line of tesseract. */
function program(name: string, body: string): string {
  const path = join(folder, name);
  const version = `if [ "$1" = --version ]; then echo 'tesseract 5.3.0'; exit 0; fi`;
  writeFileSync(path, `#!/bin/sh\n${version}\n${body}\n`);
  chmodSync(path, 0o755);
  return path;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-native-'));
  page = (await new PdfPictures(form1040(85_200)).draw(0, 200, 'Gray'))!;
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const noStep = () => Promise.resolve();
const limits = { busyMs: 600_000, idleMs: 600_000 };
const reading = (path: string, idleMs = 600_000) =>
  new TextRecognizer(noStep, { ...limits, idleMs }, new NativeRecognition([path])).read(page, 'lines', 3);

describe('the native recognizer', () => {
  it('receives gray pixels and options, and returns words with their boxes', async () => {
    const path = program(
      'good',
      `head -c 2 > ${folder}/magic; cat > /dev/null; echo "$@" > ${folder}/options; printf '${heading}\\n${word}\\n'`,
    );
    const { words } = await reading(path);
    expect(words).toMatchObject([{ text: '85,200.00', confidence: 0.96, x: 400 * page.pointsPerPixel }]);
    expect(readFileSync(join(folder, 'magic'), 'utf8')).toBe('P5');
    expect(readFileSync(join(folder, 'options'), 'utf8').trim()).toBe(
      'stdin stdout -l eng --oem 1 --psm 6 -c tessedit_create_tsv=1',
    );
  });

  const blank = { data: Buffer.alloc(99, 255), width: 9, height: 11 };
  const amountsOf = (path: string) =>
    new TextRecognizer(noStep, limits, new NativeRecognition([path])).readAmounts([blank, blank]);
  const pageOf = (number: number) => ['1', number, ...Array<number>(8).fill(0), '-1', ''].join('\\t');

  it('reads amounts in one process, with the letters of amounts only', async () => {
    const path = program(
      'amounts',
      `cat > ${folder}/tiff; echo "$@" >> ${folder}/letters; printf '${heading}\\n${pageOf(1)}\\n${pageOf(2)}\\n${word}\\n'`,
    );
    await expect(amountsOf(path)).resolves.toEqual([null, { text: '85,200.00', confidence: 0.96 }]);
    expect(readFileSync(join(folder, 'letters'), 'utf8').trim()).toBe(
      'stdin stdout -l eng --oem 1 --psm 6 -c tessedit_create_tsv=1 -c tessedit_char_whitelist=0123456789.,-+()$',
    );
    const { pages, width, height } = await sharp(join(folder, 'tiff')).metadata();
    expect({ pages, width, height }).toEqual({ pages: 2, width: 9, height: 11 });
  });

  it('starts no process without an amount', async () => {
    const recognition = new NativeRecognition([program('not-started', 'exit 3')]);
    await expect(new TextRecognizer(noStep, limits, recognition).readAmounts([])).resolves.toEqual([]);
  });

  it.each([
    ['fails', 'cat > /dev/null; exit 3'],
    ['returns another number of pages', `cat > /dev/null; printf '${heading}\\n${pageOf(1)}\\n${word}\\n'`],
  ])('that %s leaves amounts without a second reading', async (name, body) => {
    await expect(amountsOf(program(name.replaceAll(' ', '-'), body))).resolves.toEqual([null, null]);
  });

  it('that fails three times leaves the page not read', async () => {
    const path = program('bad', `cat > /dev/null; echo x >> ${folder}/failures; exit 3`);
    await expect(reading(path)).rejects.toThrow(NotRead);
    expect(readFileSync(join(folder, 'failures'), 'utf8')).toBe('x\nx\nx\n');
  });

  it('that returns text without boxes leaves the page not read', async () => {
    const path = program('plain', `cat > /dev/null; echo 'Total 85,200.00'`);
    await expect(reading(path)).rejects.toThrow(NotRead);
  });

  it('that hangs is killed, and the page is not read', async () => {
    const path = program('hangs', `echo $$ > ${folder}/pid; exec sleep 600`);
    await expect(reading(path, -1)).rejects.toThrow('We couldn’t read page 3.');
    const pid = readFileSync(join(folder, 'pid'), 'utf8').trim();
    expect(existsSync(`/proc/${pid}/exe`) && readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') S ')).toBe(
      false,
    );
  });
});

describe('the choice of the recognizer', () => {
  it('is the native program if there is one, with the embedded model', () => {
    const chosen = chooseRecognizer(['env'], program('found', 'exit 0'));
    expect(chosen.name).toBe('tesseract 5.3.0');
    const { TESSDATA_PREFIX: data = '' } = chosen.environment;
    expect(JSON.parse(chosen.arguments[0] ?? '')).toEqual(['env', join(folder, 'found')]);
    expect(readFileSync(join(data, 'eng.traineddata')).length).toBeGreaterThan(1_000_000);
    chosen.release();
    expect(existsSync(data)).toBe(false);
  });

  it('is tesseract.js without one', () => {
    expect(chooseRecognizer([], join(folder, 'absent'))).toMatchObject({
      name: 'tesseract.js',
      environment: {},
    });
  });
});
