import type { AsideReason, Loan, RowReading } from './read-row.ts';
import { recordPrograms, type RecordProgram } from './sba-data.ts';

export interface Quarter {
  program: RecordProgram;
  asOf: string;
  fiscalYears: [from: number, to: number];
  counted: number;
}

export interface FileSummary {
  rows: number;
  counted: number;
  notFunded: number;
  aside: number;
  reasons: Partial<Record<AsideReason, number>>;
  programs: RecordProgram[];
  asOf: string;
  fiscalYears: [from: number, to: number];
  lenders: number;
  quarters: Quarter[];
}

const mostDays = 10;

export class RowTally {
  rows = 0;
  aside = 0;
  private counted = 0;
  private notFunded = 0;
  private readonly reasons: Partial<Record<AsideReason, number>> = {};
  private readonly daysSeen = new Set<string>();
  private readonly lenders = new Set<string>();
  private readonly quarters = new Map<RecordProgram, Quarter>();

  get days(): string[] {
    return [...this.daysSeen].sort();
  }

  add(reading: RowReading): void {
    this.rows += 1;
    if ('aside' in reading) {
      this.aside += 1;
      this.reasons[reading.aside] = (this.reasons[reading.aside] ?? 0) + 1;
      return;
    }
    if (this.daysSeen.size < mostDays) this.daysSeen.add(reading.asOf);
    this.count(reading);
  }

  reasonLines(): string[] {
    return Object.entries(this.reasons).map(([reason, count]) => `${reason}: ${count}`);
  }

  summary(): FileSummary {
    const quarters = recordPrograms.flatMap((program) => this.quarters.get(program) ?? []);
    const { rows, counted, notFunded, aside, reasons } = this;
    return {
      rows,
      counted,
      notFunded,
      aside,
      reasons,
      quarters,
      programs: quarters.map(({ program }) => program),
      asOf: this.days[0] ?? '',
      fiscalYears: [
        Math.min(...quarters.map(({ fiscalYears }) => fiscalYears[0])),
        Math.max(...quarters.map(({ fiscalYears }) => fiscalYears[1])),
      ],
      lenders: this.lenders.size,
    };
  }

  private count({ program, asOf, fiscalYear, outcome, lenderId }: Loan): void {
    const isCounted = outcome !== 'notFunded';
    if (isCounted) this.lenders.add(lenderId);
    this[isCounted ? 'counted' : 'notFunded'] += 1;
    const quarter = this.quarters.get(program);
    const [from, to] = quarter?.fiscalYears ?? [fiscalYear, fiscalYear];
    this.quarters.set(program, {
      program,
      asOf,
      fiscalYears: [Math.min(from, fiscalYear), Math.max(to, fiscalYear)],
      counted: (quarter?.counted ?? 0) + Number(isCounted),
    });
  }
}
