import type { CsvColumns } from './csv-mapping.ts';

export type HeaderRole = Exclude<keyof CsvColumns, 'description'> | 'text' | 'memo' | 'account' | 'card';

/** In the order of preference: a file can have a transaction date and a posting date. */
const roles: Readonly<Record<HeaderRole, readonly RegExp[]>> = {
  card: [/^card (no|number|member|ending)\b/],
  account: [/^account( (no|number|name|id))?$/],
  date: [
    /^(post|posted|posting|booking|booked)( date)?$|^date posted$/,
    /^date$/,
    /\bdate\b|^datetime$/,
    /^(datum|fecha|data|buchung|buchungstag|buchungsdatum)$/,
  ],
  kind: [/\b(cr dr|dr cr|debit credit|credit debit)\b|^(transaction )?type$|^details$|indicator/],
  balance: [/\bbal(ance)?\b/, /^(saldo|solde)$/],
  debit: [/\b(debits?|withdrawals?|money out|paid out)\b/],
  credit: [/\b(credits?|deposits?|money in|paid in)\b/],
  amount: [/^(transaction )?(amount|amt)\b/, /\bamount\b/, /^(betrag|montant|importe|importo|bedrag)$/],
  status: [/\bstatus\b|^state$/],
  currency: [/\b(currency|ccy)\b/, /^(waehrung|wahrung|devise|divisa|moneda)$/],
  id: [/^(transaction |trans |fit ?|unique )?id$|^transaction number$/],
  text: [
    /\b(description|payee|name|details|narrative|merchant|particulars)\b|^transaction$/,
    /^(verwendungszweck|buchungstext|libelle|concepto|descrizione|omschrijving|purpose)$/,
  ],
  memo: [/\bmemo\b|^notes?$/],
};

const mostCharacters = 200;

export const headerWords = (cell: string): string =>
  cell
    .slice(0, mostCharacters)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

export function columnsNamed(header: readonly string[], role: HeaderRole): number[] {
  const names = header.map(headerWords);
  return roles[role].flatMap((pattern) =>
    names.flatMap((name, at) => (pattern.test(name) && isOwn(name, role) ? [at] : [])),
  );
}

function isOwn(name: string, role: HeaderRole): boolean {
  const isKind = /\b(cr dr|dr cr|debit credit|credit debit)\b/.test(name);
  if (isKind && (role === 'debit' || role === 'credit')) return false;
  if (role === 'text') return !/\bcategory\b/.test(name);
  return role !== 'amount' || !/\b(debit|credit|withdrawal|deposit)/.test(name);
}

export function isHeader(cells: readonly string[]): boolean {
  const has = (role: HeaderRole) => columnsNamed(cells, role).length > 0;
  return has('date') && (has('amount') || (has('debit') && has('credit')));
}
