import type { Cell, GridLine } from '../grid/cells.ts';
import { amountsIn, type Column, type Grid, hasAmount, hasDay } from '../grid/tables.ts';
import type { Period } from '../statements/dates.ts';
import { featuresOfColumn, type RowColumn, rowColumnsOf } from './column-features.ts';
import { type Context, contextOf, isTrue } from './context.ts';
import { featuresOfDirection, type Row, totalsOf } from './direction-features.ts';
import { featuresOfLine } from './line-features.ts';
import { type Model, probabilities } from './logistic.ts';
import { type ColumnRole, columnRoles, type Form, isPossible, type LineRole, lineRoles } from './roles.ts';
import { foreignRows } from './foreign.ts';
import { repeatedRows } from './repeated.ts';
import { daysOf } from './row-days.ts';
import { settled } from './settle.ts';
import { centsIn } from './sums.ts';
import { textsOf } from './row-texts.ts';
import { mostProbable } from './viterbi.ts';

export interface Models {
  readonly lines: Model;
  readonly steps: readonly (readonly number[])[];
  readonly columns: Model;
  readonly directions: Model;
}

export interface GridRow {
  readonly day: string;
  readonly text: string;
  readonly cents: number;
  readonly balance: number | null;
  readonly page: number;
}

const isDayOnly = ({ cells }: GridLine) => cells.every(({ kind }) => kind === 'day');
const isBare = (line: GridLine) => hasAmount(line) && !hasDay(line);

function formOf({ grid: { lines }, details, leads, edge }: Context, at: number): Form {
  const isSo = (place: number, test: (line: GridLine) => boolean) => lines.slice(place, place + 1).some(test);
  return {
    hasAmount: isSo(at, hasAmount),
    isDetail: isTrue(details, at),
    isLead: isTrue(leads, at),
    isDay: isSo(at, isDayOnly) && isSo(at + 1, isBare),
    isBeside: edge !== null && isSo(at, ({ cells }) => cells.every(({ right }) => right < edge - 3)),
  };
}

export function rolesOfLines(context: Context, { lines, steps }: Models): LineRole[] {
  const shares = context.grid.lines.map((_, at) => {
    const form = formOf(context, at);
    return probabilities(lines, featuresOfLine(context, at)).map((share, role) =>
      isPossible(lineRoles[role] ?? 'noise', form) ? share : 0,
    );
  });
  return mostProbable(shares, steps).map((role) => lineRoles[role] ?? 'noise');
}

function sectionsOf(grid: Grid, roles: readonly LineRole[], headers: readonly boolean[]): string[] {
  let section = '';
  return grid.lines.map((line, at) => {
    if (roles[at] === 'heading' && !isTrue(headers, at)) section = line.text;
    // A title can have the total of its rows beside it.
    const isTitle = roles[at - 1] !== 'booking' && isTrue(headers, at + 1) && hasAmount(line);
    const [first] = isTitle ? line.cells : [];
    if (first?.kind === 'text') section = first.text;
    return section;
  });
}

interface Role {
  readonly role: ColumnRole;
  readonly share: number;
}
type Roles = ReadonlyMap<Column, Role>;

function rolesOfColumns(grid: Grid, tables: readonly (readonly RowColumn[])[], model: Model): Roles {
  return new Map(
    tables.flatMap((table) =>
      table.map(({ column }, at) => {
        const shares = probabilities(model, featuresOfColumn(grid, table, at));
        const best = shares.indexOf(Math.max(...shares));
        return [column, { role: columnRoles[best] ?? 'other', share: shares[0] ?? 0 }] as const;
      }),
    ),
  );
}

/** The amount of a row is the cell whose column is an amount most probably. A cell of balances is none. */
function amountIn(cells: readonly Cell[], roleOf: (cell: Cell) => Role): Cell | null {
  const amounts = cells.filter((cell) => roleOf(cell).role !== 'balance');
  const most = Math.max(...amounts.map((cell) => roleOf(cell).share));
  return amounts.find((cell) => roleOf(cell).share === most) ?? null;
}

interface Assigned {
  readonly grid: Grid;
  readonly roles: readonly LineRole[];
  readonly headers: readonly boolean[];
  readonly roleOf: (cell: Cell) => ColumnRole;
  readonly amountOf: (line: number) => Cell | null;
}

export function rowsIn({ grid, roles, headers, roleOf, amountOf }: Assigned): Row[] {
  const sections = sectionsOf(grid, roles, headers);
  const tables = rowColumnsOf(grid, (line) => roles[line] === 'booking');
  const isAmount = ({ cells }: RowColumn) => cells.some(({ cell }) => roleOf(cell) === 'amount');
  return sections.flatMap((section, line) => {
    const amount = roles[line] === 'booking' ? amountOf(line) : null;
    if (!amount) return [];
    const column = grid.columnOf.get(amount);
    const pair = tables.find((table) => table.some((each) => each.column === column))?.filter(isAmount) ?? [];
    const others = amountsIn(grid, line).filter((cell) => cell !== amount);
    const balance = others.findLast((cell) => roleOf(cell) === 'balance') ?? null;
    return [{ line, amount, balance, section, pair }];
  });
}

function assigned(grid: Grid, roles: readonly LineRole[], headers: readonly boolean[], model: Model): Row[] {
  const isRow = (line: number) => roles[line] === 'booking';
  const byColumn = rolesOfColumns(grid, rowColumnsOf(grid, isRow), model);
  const roleOf = (cell: Cell): Role => {
    const column = grid.columnOf.get(cell);
    return (column && byColumn.get(column)) ?? { role: 'other', share: 0 };
  };
  return rowsIn({
    grid,
    roles,
    headers,
    roleOf: (cell) => roleOf(cell).role,
    amountOf: (line) => amountIn(amountsIn(grid, line), roleOf),
  });
}

export const isTotal = (role: LineRole | undefined): boolean =>
  role === 'section total' || role === 'summary item';

export function gridRowsOf(grid: Grid, period: Period | null, models: Models): GridRow[] {
  const context = contextOf(grid);
  const roles = rolesOfLines(context, models);
  const rows = assigned(grid, roles, context.headers, models.columns);
  const totals = totalsOf(grid, (line) => isTotal(roles[line]));
  const shares = rows.flatMap((row) => {
    const [share] = probabilities(models.directions, featuresOfDirection(grid, row, rows, totals));
    return share ?? [];
  });
  const cents = settled(grid, roles, rows, shares);
  const days = daysOf(grid, roles, rows, period);
  const texts = textsOf(grid, roles, rows);
  const left = [repeatedRows(grid, rows, days), foreignRows({ rows, cents, roles }, context)];
  return rows.flatMap((row, at) => {
    const [day, text, amount] = [days[at], texts[at] ?? '', cents[at] ?? 0];
    if (typeof day !== 'string' || left.some((out) => out.has(row))) return [];
    const balance = row.balance && centsIn(row.balance);
    return grid.lines
      .slice(row.line, row.line + 1)
      .map(({ page }) => ({ day, text, cents: amount, balance, page }));
  });
}
