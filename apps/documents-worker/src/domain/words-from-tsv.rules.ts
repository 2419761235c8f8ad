import { documentRules, type Page, type Word } from '@groundwork/engine-documents';

const wordLevel = '5';
const mostOfOneLook = 0.98;

export interface RecognizedWord {
  readonly text: string;
  readonly confidence: number;
  readonly box: readonly number[];
}

/** Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function parseRow(row: string): RecognizedWord[] {
  const columns = row.split('\t');
  const text = columns[11] ?? '';
  if (columns[0] !== wordLevel || text.trim() === '') return [];
  return [{ text, confidence: Math.max(0, Number(columns[10])), box: columns.slice(6, 10).map(Number) }];
}

export const recognizedWords = (tsv: string): RecognizedWord[] => tsv.split('\n').flatMap(parseRow);

export const tsvOf = (words: readonly RecognizedWord[]): string =>
  words
    .map(({ text, confidence, box }) =>
      [wordLevel, 1, 1, 1, 1, 1, ...box, confidence.toFixed(2), text].join('\t'),
    )
    .join('\n');

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
