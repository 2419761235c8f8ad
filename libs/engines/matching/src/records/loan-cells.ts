import type { Loan } from './read-row.ts';
import type { RecordProgram, SizeBand } from './sba-data.ts';

export interface LoanCell {
  program: RecordProgram;
  lenderId: string;
  naics: string;
  state: string;
  county: string;
  size: SizeBand;
  year: number;
  fiscalYear: number;
  paid: number;
  chargedOff: number;
  open: number;
  lastApproval: string;
  amounts: number[];
  terms: number[];
  rates: number[];
}

export interface NamedCount {
  kind: 'lender' | 'naics';
  program: RecordProgram;
  fiscalYear: number;
  code: string;
  name: string;
  loans: number;
}

function emptyCell(loan: Loan): LoanCell {
  const { program, lenderId, naics, state, county, size, year, fiscalYear } = loan;
  return {
    program,
    lenderId,
    naics,
    state,
    county,
    size,
    year,
    fiscalYear,
    paid: 0,
    chargedOff: 0,
    open: 0,
    lastApproval: loan.approvedOn,
    amounts: [],
    terms: [],
    rates: [],
  };
}

const ascending = (a: number, b: number): number => a - b;

const sorted = (cell: LoanCell): LoanCell => {
  cell.amounts.sort(ascending);
  cell.terms.sort(ascending);
  cell.rates.sort(ascending);
  return cell;
};

const keyOf = (loan: Loan): string =>
  [
    loan.program,
    loan.lenderId,
    loan.naics,
    loan.state,
    loan.county,
    loan.size,
    loan.year,
    loan.fiscalYear,
  ].join('\u0000');

/** Collects loans into cells. A canceled loan was never funded and is not in them. */
export class LoanCells {
  private cells = new Map<string, LoanCell>();
  private names = new Map<string, NamedCount>();

  get size(): number {
    return this.cells.size;
  }

  add(loan: Loan): void {
    if (loan.outcome === 'notFunded') return;
    const key = keyOf(loan);
    const cell = this.cells.get(key) ?? emptyCell(loan);
    this.cells.set(key, cell);
    cell[loan.outcome] += 1;
    cell.amounts.push(loan.cents);
    if (loan.term !== null) cell.terms.push(loan.term);
    if (loan.rate !== null) cell.rates.push(loan.rate);
    if (loan.approvedOn > cell.lastApproval) cell.lastApproval = loan.approvedOn;
    this.countName('lender', loan, loan.lenderId, loan.lenderName);
    if (loan.naics.length === 6 && loan.naicsTitle !== '')
      this.countName('naics', loan, loan.naics, loan.naicsTitle);
  }

  drain(): { cells: LoanCell[]; names: NamedCount[] } {
    const drained = { cells: [...this.cells.values()].map(sorted), names: [...this.names.values()] };
    this.cells = new Map();
    this.names = new Map();
    return drained;
  }

  private countName(
    kind: NamedCount['kind'],
    { program, fiscalYear }: Loan,
    code: string,
    name: string,
  ): void {
    const key = [kind, program, fiscalYear, code, name].join('\u0000');
    const count = this.names.get(key) ?? { kind, program, fiscalYear, code, name, loans: 0 };
    count.loans += 1;
    this.names.set(key, count);
  }
}
