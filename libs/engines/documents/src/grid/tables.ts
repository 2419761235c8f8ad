import type { Cell, GridLine } from './cells.ts';

export interface Column {
  readonly table: number;
  readonly left: number;
  readonly right: number;
  /** Its place among the columns of amounts, from the left. */
  readonly place: number;
  readonly heading: string;
  readonly cells: readonly { readonly line: number; readonly cell: Cell }[];
}

export interface Grid {
  readonly lines: readonly GridLine[];
  readonly columns: readonly Column[];
  readonly columnOf: ReadonlyMap<Cell, Column>;
}

export const hasAmount = ({ cells }: GridLine): boolean => cells.some(({ kind }) => kind === 'amount');
export const hasDay = ({ cells }: GridLine): boolean => cells.some(({ kind }) => kind === 'day');

/** A line of two or more texts above amounts names columns. */
export function isHeader(lines: readonly GridLine[], at: number): boolean {
  const line = lines[at];
  if (!line || hasAmount(line) || hasDay(line)) return false;
  const texts = line.cells.filter(({ kind, text }) => kind === 'text' && text.length < 40);
  if (texts.length < 2 || texts.length < line.cells.length) return false;
  const next = lines.slice(at + 1, at + 6).find(hasAmount);
  if (next?.page !== line.page) return false;
  return next.cells.some(
    (cell) =>
      cell.kind === 'amount' &&
      texts.some((text) => text.left < cell.right + 6 && text.right > cell.left - 6),
  );
}

const edges = {
  right: ({ right }: Cell) => right,
  left: ({ left }: Cell) => left,
  center: ({ left, right }: Cell) => (left + right) / 2,
};
type Placed = { readonly line: number; readonly cell: Cell };

function clustersBy(cells: readonly Placed[], edge: (cell: Cell) => number): Placed[][] {
  const sorted = [...cells].sort((a, b) => edge(a.cell) - edge(b.cell));
  const clusters: Placed[][] = [];
  for (const placed of sorted) {
    const last = clusters.at(-1)?.at(-1);
    if (last && edge(placed.cell) - edge(last.cell) < 5) clusters.at(-1)?.push(placed);
    else clusters.push([placed]);
  }
  return clusters;
}

const hasTwoInLine = (cluster: readonly Placed[]) =>
  new Set(cluster.map(({ line }) => line)).size < cluster.length;

/** Each alignment proposes columns. The one that needs the fewest wins, and a column has one cell in a line. */
function proposalFor(cells: readonly Placed[]): Placed[][] {
  const proposals = [edges.right, edges.center, edges.left].map((edge) => clustersBy(cells, edge));
  const costOf = (clusters: readonly Placed[][]) =>
    clusters.length + 10 * clusters.filter(hasTwoInLine).length;
  return proposals.reduce((best, each) => (costOf(each) < costOf(best) ? each : best));
}

function headingOf(
  lines: readonly GridLine[],
  headers: readonly number[],
  left: number,
  right: number,
): string {
  return headers
    .slice(-2)
    .flatMap((at) => lines[at]?.cells ?? [])
    .filter((cell) => cell.left < right + 6 && cell.right > left - 6)
    .map(({ text }) => text)
    .join(' ');
}

interface Part {
  readonly headers: number[];
  readonly rows: number[];
}

/** A table ends where new headings or a new page begin. */
function partsOf(lines: readonly GridLine[]): Part[] {
  const parts: Part[] = [];
  for (const [at, line] of lines.entries()) {
    const part = parts.at(-1);
    const isNewPage = line.page !== lines[at - 1]?.page;
    if (isHeader(lines, at)) {
      if (part && part.rows.length === 0) part.headers.push(at);
      else parts.push({ headers: [at], rows: [] });
    } else if (!part || isNewPage) parts.push({ headers: [], rows: hasAmount(line) ? [at] : [] });
    else if (hasAmount(line)) part.rows.push(at);
  }
  return parts;
}

export function gridOf(lines: readonly GridLine[]): Grid {
  const columns: Column[] = [];
  const columnOf = new Map<Cell, Column>();
  for (const [table, { headers, rows }] of partsOf(lines).entries()) {
    const cells = rows.flatMap((line) =>
      (lines[line]?.cells ?? []).flatMap((cell) => (cell.kind === 'amount' ? [{ line, cell }] : [])),
    );
    const before = columns.filter((column) => column.table < table);
    for (const [place, cluster] of proposalFor(cells)
      .sort((a, b) => leftOf(a) - leftOf(b))
      .entries()) {
      const [left, right] = [leftOf(cluster), Math.max(...cluster.map(({ cell }) => cell.right))];
      const own = headingOf(lines, headers, left, right);
      const earlier = before.findLast((each) => each.heading !== '' && Math.abs(each.right - right) < 6);
      const heading = headers.length > 0 ? own : (earlier?.heading ?? '');
      const column = { table, left, right, place, heading, cells: cluster.sort((a, b) => a.line - b.line) };
      columns.push(column);
      for (const { cell } of cluster) columnOf.set(cell, column);
    }
  }
  return { lines, columns, columnOf };
}

const leftOf = (cluster: readonly Placed[]) => Math.min(...cluster.map(({ cell }) => cell.left));

const noCells: readonly Cell[] = [];
export const amountsIn = ({ lines }: Pick<Grid, 'lines'>, line: number): readonly Cell[] =>
  lines[line]?.cells.filter(({ kind }) => kind === 'amount') ?? noCells;
