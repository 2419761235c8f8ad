export interface CsvRecord {
  line: number;
  cells: string[];
}

export interface LastRecord {
  record: CsvRecord | undefined;
  isOpenQuote: boolean;
}

interface Position {
  place: number;
  lines: number;
}

interface ReadCell extends Position {
  cell: string;
}

const quote = '"';
const separator = ',';

const isLineEnd = (character: string | undefined): boolean => character === '\n' || character === '\r';

const longestCell = 1000;

const cutCell = (cell: string): string =>
  cell.length <= longestCell ? cell : `${cell.slice(0, longestCell)}…`;

const countLines = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

function endOfPlain(text: string, from: number): number {
  let place = from;
  while (place < text.length && text[place] !== separator && !isLineEnd(text[place])) place += 1;
  return place;
}

/** Text behind the closing quote belongs to the cell, as spreadsheets read it. undefined: the quote is open. */
function readQuoted(text: string, from: number): ReadCell | undefined {
  let cell = '';
  let start = from + 1;
  for (;;) {
    const end = text.indexOf(quote, start);
    if (end === -1) return undefined;
    cell += text.slice(start, end);
    if (text[end + 1] === quote) {
      cell += quote;
      start = end + 2;
      continue;
    }
    const place = endOfPlain(text, end + 1);
    return { cell: cell + text.slice(end + 1, place), place, lines: countLines(text.slice(from, end)) };
  }
}

function readCell(text: string, from: number): ReadCell | undefined {
  if (text[from] === quote) return readQuoted(text, from);
  const place = endOfPlain(text, from);
  return { cell: text.slice(from, place), place, lines: 0 };
}

interface ReadRecord extends Position {
  cells: string[];
}

const afterLineEnd = (text: string, place: number): number =>
  text[place] === '\r' && text[place + 1] === '\n' ? place + 2 : place + 1;

function afterBlankLines(text: string, from: number): number {
  let place = from;
  while (text[place] === '\n') place += 1;
  return place;
}

/** A line feed can follow a carriage return in the next part of the text. */
const isUndecided = (text: string, place: number, isLast: boolean): boolean =>
  !isLast && (place >= text.length || (text[place] === '\r' && place === text.length - 1));

function readRecord(text: string, from: number, isLast: boolean): ReadRecord | undefined {
  const cells: string[] = [];
  let [place, lines] = [from, 1];
  for (;;) {
    const read = readCell(text, place);
    if (!read) return undefined;
    cells.push(cutCell(read.cell));
    lines += read.lines;
    place = read.place;
    if (text[place] === separator) {
      place += 1;
      continue;
    }
    if (isUndecided(text, place, isLast)) return undefined;
    return { cells, place: afterLineEnd(text, place), lines };
  }
}

const isBlank = ({ cells }: CsvRecord): boolean => cells.length === 1 && cells[0]?.trim() === '';

export class RecordSplitter {
  private rest = '';
  private line = 1;

  get waiting(): number {
    return this.rest.length;
  }

  *push(text: string): Generator<CsvRecord> {
    const whole = this.rest + text;
    let place = 0;
    for (;;) {
      const blank = afterBlankLines(whole, place);
      this.line += blank - place;
      place = blank;
      const read = place < whole.length ? readRecord(whole, place, false) : undefined;
      if (!read) break;
      place = read.place;
      const record = { line: this.line, cells: read.cells };
      this.line += read.lines;
      if (!isBlank(record)) yield record;
    }
    this.rest = whole.slice(place);
  }

  end(): LastRecord {
    if (this.rest === '') return { record: undefined, isOpenQuote: false };
    const read = readRecord(this.rest, 0, true);
    if (!read) return { record: undefined, isOpenQuote: true };
    const record = { line: this.line, cells: read.cells };
    return { record: isBlank(record) ? undefined : record, isOpenQuote: false };
  }
}
