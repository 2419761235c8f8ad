const maskedSsn = /^\*{3}-\*{2}-(\d{4}|\*{4})$/;

const wholeSsn = 9;

/** The last four digits of a whole number; of anything shorter nothing. */
export function maskSsn(ssn: string): string {
  if (ssn === '') return '';
  const digits = ssn.replace(/\D/g, '');
  return digits.length >= wholeSsn ? `***-**-${digits.slice(-4)}` : '***-**-****';
}

/** A value the client was shown and sends back: the stored one is meant. */
export const isMaskedSsn = (value: string): boolean => maskedSsn.test(value);
