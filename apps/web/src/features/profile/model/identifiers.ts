import type { FieldName } from '@groundwork/contracts';

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
const isOnlyPunctuated = (text: string) => /^[\d\s().+-]*$/.test(text);

function formatPhone(text: string): string {
  const digits = digitsOf(text).replace(/^1(?=\d{10}$)/, '');
  const isAbroad = /^\+(?!1)/.test(text);
  if (isAbroad || !isOnlyPunctuated(text) || digits.length !== 10) return text;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

function formatEin(text: string): string {
  const digits = digitsOf(text);
  return isOnlyPunctuated(text) && digits.length === 9 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : text;
}

function formatSsn(text: string): string {
  const digits = digitsOf(text);
  if (!isOnlyPunctuated(text) || digits.length !== 9) return text;
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

type Format = (text: string) => string;

const formats: Partial<Record<FieldName, Format>> = {
  phone: formatPhone,
  secondaryPhone: formatPhone,
  businessPhone: formatPhone,
  ein: formatEin,
  ssn: formatSsn,
};

export const formatOf = (name: FieldName): Format | undefined => formats[name];
