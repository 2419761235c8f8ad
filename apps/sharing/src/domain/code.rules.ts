import { randomInt } from 'node:crypto';

export const codeMinutes = 15;
export const mostTries = 5;
export const mostCodesADay = 10;
export const mostWrongCodes = 20;
export const sessionHours = 2;

const codes = 1_000_000;

export const newCode = (): string => String(randomInt(codes)).padStart(6, '0');

/** A network, not the address of one person. */
export function networkOfAddress(address: string | undefined): string | null {
  if (address === undefined) return null;
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = address.split('/')[0]?.split('::')[0]?.split(':').slice(0, 3) ?? [];
  return groups.length > 0 && groups[0] !== '' ? `${groups.join(':')}::/48` : null;
}
