const maskedSsn = /^\*{3}-\*{2}-(\d{4}|\*{4})$/;

export function maskSsn(ssn: string): string {
  const digits = ssn.replace(/\D/g, '');
  return digits.length >= 4 ? `***-**-${digits.slice(-4)}` : ssn === '' ? '' : '***-**-****';
}

/** A value the client was shown and sends back: the stored one is meant. */
export const isMaskedSsn = (value: string): boolean => maskedSsn.test(value);
