import { type Cell, type GridLine, lineFrom } from './cells.ts';

/** Where the second, third, … record of a line starts: each record has a day and an amount of its own. */
function startsOf(cells: readonly Cell[]): number[] {
  const starts: number[] = [];
  let [hasDay, hasAmount, from] = [false, false, 0];
  for (const [at, { kind }] of cells.entries()) {
    if (kind === 'amount') hasAmount = true;
    if (kind !== 'day') continue;
    if (hasDay && hasAmount) {
      let start = at;
      while (start - 1 > from && cells[start - 1]?.kind === 'number') start -= 1;
      if (cells.slice(at).some((cell) => cell.kind === 'amount')) {
        starts.push(start);
        from = start;
        hasAmount = false;
      }
    }
    hasDay = true;
  }
  return starts;
}

interface Gutter {
  x: number;
  readonly lines: number[];
}

const tolerance = 8;

function guttersOf(lines: readonly GridLine[]): Gutter[] {
  const gutters: Gutter[] = [];
  for (const [at, { cells }] of lines.entries())
    for (const start of startsOf(cells)) {
      const x = cells[start]?.left ?? 0;
      const gutter = gutters.find((each) => Math.abs(each.x - x) < tolerance);
      if (gutter) {
        gutter.lines.push(at);
        gutter.x = Math.min(gutter.x, x);
      } else gutters.push({ x, lines: [at] });
    }
  return gutters.filter(({ lines: { length } }) => length > 1);
}

const crosses = ({ words }: GridLine, x: number) =>
  words.some((word) => word.x < x - 2 && word.x + word.width > x + 2);

/** The lines around a list that leave its gutter free: its headings, and the rows of its longer side. */
function extentOf(lines: readonly GridLine[], { x, lines: own }: Gutter): [number, number] {
  let [first, last] = [own[0] ?? 0, own.at(-1) ?? 0];
  const near = (at: number, other: number) => {
    const [one, two] = [lines[at], lines[other]];
    return (
      one && two && Math.abs(one.top - two.top) < Math.max(one.height, two.height) * 2.6 && !crosses(one, x)
    );
  };
  const isHead = (line: GridLine | undefined) => line?.cells.every(({ kind }) => kind !== 'amount');
  for (let steps = 0; steps < 3 && near(first - 1, first) && isHead(lines[first - 1]); steps += 1) first -= 1;
  while (near(last + 1, last) && isOfList(lines[last + 1], x)) last += 1;
  return [first, last];
}

const isOfList = (line: GridLine | undefined, x: number) =>
  line !== undefined &&
  line.cells.some(({ kind }) => kind === 'day') &&
  line.cells.some(({ kind }) => kind === 'amount') &&
  line.cells.every(({ left, right }) => right <= x || left >= x - tolerance);

function partsOf(line: GridLine, xs: readonly number[]): GridLine[] {
  const bounds = [-Infinity, ...xs.map((x) => x - tolerance / 2), Infinity];
  return bounds.slice(0, -1).map((from, at) => {
    const to = bounds[at + 1] ?? Infinity;
    const words = line.words.filter(({ x }) => x >= from && x < to);
    return lineFrom(line.page, words);
  });
}

/** Lists beside each other become lists below each other. */
function splitPage(lines: readonly GridLine[]): GridLine[] {
  const gutters = guttersOf(lines).map((gutter) => ({ x: gutter.x, extent: extentOf(lines, gutter) }));
  if (gutters.length === 0) return [...lines];
  const result: GridLine[] = [];
  let block: GridLine[][] = [];
  let before = '';
  const close = () => {
    const columns = Math.max(0, ...block.map(({ length }) => length));
    for (let column = 0; column < columns; column += 1)
      result.push(...block.flatMap((parts) => parts[column] ?? []).filter(({ words }) => words.length > 0));
    block = [];
  };
  for (const [at, line] of lines.entries()) {
    const xs = gutters.filter(({ extent: [from, to] }) => at >= from && at <= to).map(({ x }) => x);
    xs.sort((a, b) => a - b);
    if (xs.join(' ') !== before) close();
    before = xs.join(' ');
    if (xs.length === 0) result.push(line);
    else block.push(partsOf(line, xs));
  }
  close();
  return result;
}

export function withoutSides(lines: readonly GridLine[]): GridLine[] {
  const pages = [...new Set(lines.map(({ page }) => page))];
  return pages.flatMap((page) => splitPage(lines.filter((line) => line.page === page)));
}
