import { isSsn } from './ssn.ts';

const maskedSsn = /^\*{3}-\*{2}-(\d{4}|\*{4})$/;

export const maskOfWrongSsn = '***-**-****';

export function maskSsn(ssn: string): string {
  if (ssn === '') return '';
  return isSsn(ssn) ? `***-**-${ssn.trim().slice(-4)}` : maskOfWrongSsn;
}

/** A client sends a masked value back: the stored value stays. */
export const isMaskedSsn = (value: string): boolean => maskedSsn.test(value);
