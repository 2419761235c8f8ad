import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { form1040 } from '@groundwork/test-data';
import { realNetworks } from '../../testing/real-networks.ts';
import type { RecognitionPass } from '../domain/recognition-pass.model.ts';
import { type RecognizedWord, recognizedWords, tsvOf } from '../domain/recognized-words.rules.ts';
import { proposing, reading } from './network-witness.adapter.ts';
import { PdfPictures } from './pdf-pictures.reader.ts';
import { toGray } from './picture.reader.ts';
import { startRecognizer } from './reader-programs.adapter.ts';
import { RecognitionLane } from './recognition-lane.adapter.ts';

const total = '85,200.00';
const printed = ['84,340.00', '310.00', '550.00', total, '2,000.00', '83,200.00', '14,600.00'];
const small = { mode: 'amount', data: Buffer.alloc(64 * 64, 255), width: 64, height: 64 } as const;

const lanes: RecognitionLane[] = [];
const folder = mkdtempSync(join(tmpdir(), 'networks-'));
let page: RecognitionPass;
let words: readonly RecognizedWord[];
beforeAll(async () => {
  const gray = await toGray((await new PdfPictures(form1040(85_200)).draw(0, 200, 'Gray'))!);
  page = { mode: 'lines', ...gray };
  // Without words, each line of a page is in doubt.
  words = await readAgain(laneWith(realNetworks()), []);
});
afterAll(async () => {
  await Promise.all(lanes.map((lane) => lane.stop()));
  rmSync(folder, { recursive: true });
});

function laneWith(networksFolder: string): RecognitionLane {
  const lane = new RecognitionLane(undefined, undefined, () => startRecognizer(networksFolder));
  lanes.push(lane);
  return lane;
}

async function readAgain(lane: RecognitionLane, first: readonly RecognizedWord[]) {
  const { tsv } = await lane.forFile().recognize({ ...page, words: tsvOf(first) });
  return recognizedWords(tsv ?? '');
}

const textsIn = (read: readonly RecognizedWord[]) => read.map(({ text }) => text);

describe('the networks in a warm recognizer', () => {
  it('read the amounts of a drawn page', () => {
    expect(textsIn(words)).toEqual(expect.arrayContaining(printed));
  });

  it('are loaded once, the one that reads with the first line in doubt and no earlier', async () => {
    const sure = words.map((word) => ({ ...word, confidence: 95 }));
    const doubted = sure.map((word) =>
      word.text === total ? { ...word, text: '35,200.00', confidence: 40 } : word,
    );
    expect(textsIn(doubted)).not.toContain(total);
    // A recognizer that loads a file too early loads this one, and reads no line from then on.
    for (const name of [proposing, reading]) writeFileSync(join(folder, name), 'too early');
    const put = (name: string) => {
      copyFileSync(join(realNetworks(), name), join(folder, name));
    };
    const warm = laneWith(folder);
    expect((await warm.forFile().recognize(small)).tsv).not.toBeNull();
    put(proposing);
    expect(await readAgain(warm, sure)).toEqual(sure);
    put(reading);
    expect(textsIn(await readAgain(warm, doubted))).toContain(total);
    for (const name of [proposing, reading]) rmSync(join(folder, name));
    expect(textsIn(await readAgain(warm, doubted))).toContain(total);
  });
});
