import { groupDigits } from '@groundwork/wording';

/** Rounds down, because an estimate never promises a dollar more. */
export function dollars(value: number): string {
  const whole = Math.floor(value);
  return `${whole < 0 ? '-' : ''}$${groupDigits(Math.abs(whole))}`;
}

/** Rounds away from the better band, so that a figure never shows a band that it has not reached. */
export const roundedDown = (value: number): number => Math.floor(value * 10) / 10;
export const roundedUp = (value: number): number => Math.ceil(value * 10) / 10;

export const percent = (value: number): string => `${groupDigits(value)}%`;
