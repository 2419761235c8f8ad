const maskedSsn = /^\*{3}-\*{2}-(\d{4}|\*{4})$/;

const wholeSsn = 9;

/** The last four digits of a complete number; no digit of a shorter one. */
export function maskSsn(ssn: string): string {
  if (ssn === '') return '';
  const digits = ssn.replace(/\D/g, '');
  return digits.length >= wholeSsn ? `***-**-${digits.slice(-4)}` : '***-**-****';
}

/** A client sends a masked value back: the stored value stays. */
export const isMaskedSsn = (value: string): boolean => maskedSsn.test(value);
