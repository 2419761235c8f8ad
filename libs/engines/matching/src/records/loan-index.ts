import type { LoanCell } from './loan-cells.ts';
import { recordPrograms, type RecordProgram, sizeBandCodes } from './sba-data.ts';

export class Numbered {
  readonly values: string[] = [];
  private readonly places = new Map<string, number>();

  placeOf(value: string): number {
    let place = this.places.get(value);
    if (place === undefined) {
      place = this.values.push(value) - 1;
      this.places.set(value, place);
    }
    return place;
  }

  find(value: string): number | undefined {
    return this.places.get(value);
  }
}

class Numbers {
  length = 0;
  values = new Float64Array(1024);

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Float64Array(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  at(place: number): number {
    return this.values[place] ?? 0;
  }
}

class Figures {
  private readonly values = new Numbers();
  private readonly ends = new Numbers();

  push(figures: readonly number[]): void {
    for (const figure of figures) this.values.push(figure);
    this.ends.push(this.values.length);
  }

  copy(cell: number, to: Float64Array, from: number): number {
    const [start, end] = [cell === 0 ? 0 : this.ends.at(cell - 1), this.ends.at(cell)];
    to.set(this.values.values.subarray(start, end), from);
    return from + end - start;
  }
}

const dayNumber = (day: string): number => Number(day.replace(/-/g, ''));

export class LoanIndex {
  readonly lenders = new Numbered();
  readonly naics = new Numbered();
  readonly states = new Numbered();
  readonly counties = new Numbered();
  readonly columns = {
    program: new Numbers(),
    lender: new Numbers(),
    naics: new Numbers(),
    state: new Numbers(),
    county: new Numbers(),
    size: new Numbers(),
    year: new Numbers(),
    paid: new Numbers(),
    chargedOff: new Numbers(),
    loans: new Numbers(),
    lastDay: new Numbers(),
  };
  readonly amounts = new Figures();
  readonly terms = new Figures();
  readonly rates = new Figures();
  loans = 0;
  private readonly years = new Map<RecordProgram, Set<number>>();

  get cells(): number {
    return this.columns.lender.length;
  }

  add(cell: LoanCell): void {
    const { columns } = this;
    columns.program.push(recordPrograms.indexOf(cell.program));
    columns.lender.push(this.lenders.placeOf(cell.lenderId));
    columns.naics.push(this.naics.placeOf(cell.naics));
    columns.state.push(this.states.placeOf(cell.state));
    columns.county.push(this.counties.placeOf(`${cell.state} ${cell.county}`));
    columns.size.push(sizeBandCodes.indexOf(cell.size));
    columns.year.push(cell.year);
    columns.paid.push(cell.paid);
    columns.chargedOff.push(cell.chargedOff);
    columns.loans.push(cell.amounts.length);
    columns.lastDay.push(dayNumber(cell.lastApproval));
    this.amounts.push(cell.amounts);
    this.terms.push(cell.terms);
    this.rates.push(cell.rates);
    this.loans += cell.amounts.length;
    this.years.set(cell.program, (this.years.get(cell.program) ?? new Set()).add(cell.year));
  }

  yearsOf(programs: readonly RecordProgram[]): number[] {
    const years = programs.flatMap((program) => [...(this.years.get(program) ?? [])]);
    return [...new Set(years)].sort((a, b) => a - b);
  }

  countiesOf(state: string): string[] {
    const start = `${state} `;
    const counties = this.counties.values.filter((place) => place.startsWith(start));
    return counties
      .map((place) => place.slice(start.length))
      .filter((county) => county !== '')
      .sort();
  }
}
