import { addDays } from './days.ts';
import type { Witness } from './witness.ts';

const bankDays = 60;
const reportDays = 120;
export const noticeDays = 14;

export const bankFreshUntil = (lastDay: string): string => addDays(lastDay, bankDays);
export const taxFreshUntil = (taxYear: number): string => `${taxYear + 2}-10-15`;
export const reportFreshUntil = (lastDay: string): string => addDays(lastDay, reportDays);

export const isFresh = ({ freshUntil }: Pick<Witness, 'freshUntil'>, today: string): boolean =>
  freshUntil === null || today <= freshUntil;

export const changesOfFreshness = ({ freshUntil }: Pick<Witness, 'freshUntil'>): string[] =>
  freshUntil === null ? [] : [addDays(freshUntil, -noticeDays), freshUntil, addDays(freshUntil, 1)];
