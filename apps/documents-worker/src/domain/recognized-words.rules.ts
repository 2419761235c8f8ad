const wordLevel = '5';

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
