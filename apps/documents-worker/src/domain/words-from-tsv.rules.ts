import { documentRules, type Page, type Word } from '@groundwork/engine-documents';
import { type RecognizedWord, recognizedWords } from './recognized-words.rules.ts';

const mostOfOneLook = 0.98;

function toWord({ text, box, confidence }: RecognizedWord, pointsPerPixel: number): Word {
  const [x = 0, y = 0, width = 0, height = 0] = box.map((each) => each * pointsPerPixel);
  return { text, x, y, width, height, confidence: Math.min(mostOfOneLook, confidence / 100) };
}

const pageLevel = '1';

export function tableOfEachPage(tsv: string): string[] {
  const tables: string[][] = [];
  for (const row of tsv.split('\n')) {
    if (row.startsWith(`${pageLevel}\t`)) tables.push([]);
    tables.at(-1)?.push(row);
  }
  return tables.map((rows) => rows.join('\n'));
}

const isClear = ({ confidence }: RecognizedWord) => confidence >= documentRules.faintBelow * 100;
const isNumber = ({ text }: RecognizedWord) => /^[($-]*\d[\d.,]+\d\)?$/.test(text);

export function parseTsv(tsv: string, pointsPerPixel: number): Page {
  const words = recognizedWords(tsv);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const weightedLetters = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return {
    words: words
      .filter((word) => isClear(word) || isNumber(word))
      .map((each) => toWord(each, pointsPerPixel)),
    recognition: letters === 0 ? 0 : Math.min(1, weightedLetters / letters / 100),
  };
}
