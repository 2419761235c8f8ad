import { addDays } from './days.ts';
import type { Witness } from './witness.ts';

export interface Limits {
  readonly bankDays: number;
  readonly reportDays: number;
  readonly taxYears: number;
  readonly taxDay: string;
}

export const limits: Limits = { bankDays: 60, reportDays: 120, taxYears: 2, taxDay: '10-15' };
export const noticeDays = 14;

export const bankFreshUntil = (lastDay: string, { bankDays } = limits): string => addDays(lastDay, bankDays);
export const taxFreshUntil = (taxYear: number, { taxYears, taxDay } = limits): string =>
  `${taxYear + taxYears}-${taxDay}`;
export const reportFreshUntil = (lastDay: string, { reportDays } = limits): string =>
  addDays(lastDay, reportDays);

export const isFresh = ({ freshUntil }: Pick<Witness, 'freshUntil'>, today: string): boolean =>
  freshUntil === null || today <= freshUntil;

export const changesOfFreshness = ({ freshUntil }: Pick<Witness, 'freshUntil'>): string[] =>
  freshUntil === null ? [] : [addDays(freshUntil, -noticeDays), freshUntil, addDays(freshUntil, 1)];
