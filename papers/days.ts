import type { Random } from './random.ts';

export const two = (number: number): string => String(number).padStart(2, '0');

export const dayOf = (random: Random): string =>
  `${random.between(2022, 2025)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;

export const yearsLater = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
