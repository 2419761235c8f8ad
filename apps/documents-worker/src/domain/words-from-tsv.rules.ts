import type { Page, Word } from '@groundwork/engine-documents';

const wordLevel = '5';
/** Below, it is dirt that looks like a letter. */
const leastConfidence = 25;

interface Recognised {
  text: string;
  confidence: number;
  box: number[];
}

/** A row of Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function recognised(row: string): Recognised[] {
  const columns = row.split('\t');
  const text = columns[11] ?? '';
  if (columns[0] !== wordLevel || text.trim() === '') return [];
  return [{ text, confidence: Math.max(0, Number(columns[10])), box: columns.slice(6, 10).map(Number) }];
}

function wordOf({ text, box, confidence }: Recognised, pointsPerPixel: number): Word {
  const [x = 0, y = 0, width = 0, height = 0] = box.map((each) => each * pointsPerPixel);
  return { text, x, y, width, height, confidence: Math.min(1, confidence / 100) };
}

export function wordsFromTsv(tsv: string, pointsPerPixel: number): Page {
  const found = tsv.split('\n').flatMap(recognised);
  const letters = found.reduce((sum, { text }) => sum + text.length, 0);
  const sure = found.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return {
    words: found
      .filter(({ confidence }) => confidence >= leastConfidence)
      .map((each) => wordOf(each, pointsPerPixel)),
    recognition: letters === 0 ? 0 : Math.min(1, sure / letters / 100),
  };
}
