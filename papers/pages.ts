import type { TruthRow } from './paper.ts';

type Unplaced = Omit<TruthRow, 'page'>;

export interface Line {
  readonly cells: readonly string[];
  readonly row?: Unplaced;
  readonly className?: string;
  /** Lines of text in the tallest cell. */
  readonly height?: number;
}

export interface Table {
  readonly title?: string;
  readonly continued?: string;
  readonly head?: readonly string[];
  readonly lines: readonly Line[];
  readonly className?: string;
}

interface Frame {
  /** Lines of a page below its header. */
  readonly capacity: number;
  readonly header: (page: number) => string;
  readonly footer?: (page: number) => string;
  readonly style: string;
}

const cellsOf = (cells: readonly string[], tag: string) =>
  cells.map((cell, at) => `<${tag} class="c${at}">${cell}</${tag}>`).join('');

const lastToTheRight = (cell: string, at: number, cells: readonly string[]) =>
  at === cells.length - 1 ? `<div class="end">${cell}</div>` : cell;

const headingOf = (title: string | undefined) => (title === undefined ? '' : `<h3>${title}</h3>`);

const lineOf = ({ cells, className }: Line) => `<tr class="${className ?? ''}">${cellsOf(cells, 'td')}</tr>`;

const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { height = 1 }) => sum + height, 0);

function fitting(lines: readonly Line[], place: number): readonly Line[] {
  let count = 1;
  while (count < lines.length && heightOf(lines.slice(0, count + 1)) <= place) count += 1;
  return lines.slice(0, count);
}

const baseStyle = `
@page { size: 8.5in 11in; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; color: #111; font: 11px/15px PaperSans, sans-serif }
.sheet { width: 816px; height: 1056px; padding: 48px 56px; position: relative; overflow: hidden; page-break-after: always }
.sheet:last-child { page-break-after: auto }
.foot { position: absolute; bottom: 24px; left: 56px; right: 56px; font-size: 9px }
table { border-collapse: collapse; width: 100% }
td, th { padding: 0 4px; height: 15px; white-space: nowrap; text-align: left; font-weight: normal; vertical-align: top }
th { font-weight: bold }
h1, h2, h3, p { margin: 0 }
h2 { font-size: 15px; line-height: 30px }
h3 { font-size: 12px; line-height: 30px }
.r, .end { text-align: right }
.beside .end { padding-right: 28px }
.book .c0 { width: 84px }
.flex { display: flex; justify-content: space-between }
.total td { font-weight: bold; border-top: 1px solid #333 }
`;

/** Places blocks and table lines on pages of a fixed size, so that the page of each row is certain. */
export class Pages {
  readonly #pages: string[][] = [];
  readonly rows: TruthRow[] = [];
  #left = 0;

  constructor(readonly frame: Frame) {
    this.turn();
  }

  turn(): void {
    this.#pages.push([]);
    this.#left = this.frame.capacity;
  }

  #push(html: string, lines: number): void {
    this.#pages.at(-1)?.push(html);
    this.#left -= lines;
  }

  block(html: string, lines: number): void {
    if (lines > this.#left) this.turn();
    this.#push(html, lines);
  }

  table({ title, continued = title, head, lines, className = '' }: Table): void {
    const top = head === undefined ? '' : `<tr>${cellsOf(head, 'th')}</tr>`;
    const around = (title === undefined ? 0 : 2) + (top === '' ? 0 : 2);
    for (let from = 0, count = 0; from === 0 || from < lines.length; from += count) {
      if (this.#left < around + Math.min(3, heightOf(lines))) this.turn();
      const part = fitting(lines.slice(from), this.#left - around);
      count = Math.max(1, part.length);
      this.#place(part);
      const rows = `<table class="${className}">${top}${part.map(lineOf).join('')}</table>`;
      this.#push(`${headingOf(from === 0 ? title : continued)}${rows}`, around + heightOf(part));
    }
  }

  #place(lines: readonly Line[]): void {
    for (const { row } of lines) if (row) this.rows.push({ ...row, page: this.#pages.length });
  }

  columns(count: number, { head, lines, ...table }: Table): void {
    const height = Math.ceil(lines.length / count);
    const merged = Array.from({ length: height }, (_, at) => {
      const beside = Array.from({ length: count }, (_, column) => lines[at + column * height]?.cells ?? []);
      const filled = beside.map((cells) => (cells.length > 0 ? cells : (head ?? []).map(() => '')));
      return {
        cells: filled.flatMap((cells) => cells.map((cell, place) => lastToTheRight(cell, place, cells))),
      };
    });
    const heads = head === undefined ? {} : { head: Array.from({ length: count }, () => head).flat() };
    if (this.#left < height + 6) this.turn();
    this.#place(lines);
    this.table({ ...table, ...heads, lines: merged, className: `beside ${table.className ?? ''}` });
  }

  html(): string {
    const { header, footer, style } = this.frame;
    const sheets = this.#pages.map((blocks, at) => {
      const foot = footer === undefined ? '' : `<div class="foot">${footer(at + 1)}</div>`;
      return `<section class="sheet">${header(at + 1)}${blocks.join('')}${foot}</section>`;
    });
    return pageOf(style, sheets.join('').replaceAll('{pages}', String(this.#pages.length)));
  }

  get count(): number {
    return this.#pages.length;
  }
}

export const pageOf = (style: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><style>${baseStyle}${style}</style><body>${body}</body>`;
