import type { BankFileView, BankRowView, LedgerAccountView, Page } from '@groundwork/contracts';
import { expect } from '@playwright/test';
import { baseUrl, type TestOwner } from './owner.ts';

const header = 'Date,Description,Amount,Balance';
const summer = ['2026-06', '2026-07', '2026-08'];

/** Three whole months before this one: their rows are fresh. */
export const recentMonths = (): string[] =>
  [3, 2, 1].map((ago) => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7);
  });

const lastDayOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

/** Rows of whole months with a balance after each row. */
export function bankCsv(note = '', months: readonly string[] = summer): string {
  let balance = 1000;
  const rows = months.flatMap((month) =>
    [
      ['01', `CARD SETTLEMENT SQUARE${note}`, 2500],
      ['05', 'RENT RIVERBEND PROPERTIES', -900],
      ['12', 'ZELLE FROM HARBOR HOTEL', 4100],
      ['20', 'SBA LOAN PAYMENT', -650],
      [String(lastDayOf(month)), 'OFFICE SUPPLY', -120],
    ].map(([day, text, amount]) => {
      balance += Number(amount);
      return `${month}-${day},${text},${Number(amount).toFixed(2)},${balance.toFixed(2)}`;
    }),
  );
  return [header, ...rows].join('\n');
}

/** More rows than one call adds. */
export function largeBankCsv(rows: number): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const day = new Date(Date.UTC(2026, 5, 1) + Math.floor((at * 92) / rows) * 86_400_000);
    return `${day.toISOString().slice(0, 10)},STORE ${at},${at % 2 === 0 ? '9.00' : '-4.00'}`;
  });
  return ['Date,Description,Amount', ...lines].join('\n');
}

const json = async <T>(answer: Response): Promise<T> => (await answer.json()) as T;

const bankFileOf = async (owner: TestOwner, id: string): Promise<BankFileView> =>
  json<BankFileView>(await owner.call('GET', `/api/bank-files/${id}`));

async function untilRead(owner: TestOwner, id: string): Promise<BankFileView> {
  const stateOf = async () => (await bankFileOf(owner, id)).state;
  await expect.poll(stateOf, { timeout: 30_000 }).not.toBe('reading');
  return bankFileOf(owner, id);
}

export async function uploadBankFile(owner: TestOwner, content = bankCsv()): Promise<BankFileView> {
  const form = new FormData();
  form.append('file', new File([content], 'checking.csv', { type: 'text/csv' }));
  const answer = await fetch(`${baseUrl}/api/bank-files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: form,
  });
  expect(answer.status).toBe(201);
  return untilRead(owner, (await json<BankFileView>(answer)).id);
}

export async function planBankFile(owner: TestOwner, content = bankCsv()): Promise<BankFileView> {
  const { id, mapping } = await uploadBankFile(owner, content);
  const account = { bankName: 'First Bank', accountType: 'checking', ownership: 'business' };
  await owner.call('PATCH', `/api/bank-files/${id}`, JSON.stringify({ mapping, account }));
  return untilRead(owner, id);
}

export async function importBankFile(owner: TestOwner, content = bankCsv()): Promise<BankFileView> {
  const { id, planVersion } = await planBankFile(owner, content);
  const answer = await owner.call('POST', `/api/bank-files/${id}/apply`, JSON.stringify({ planVersion }));
  expect(answer.status).toBe(200);
  return json<BankFileView>(answer);
}

export const bankRowsOf = async (owner: TestOwner): Promise<BankRowView[]> =>
  (await json<Page<BankRowView>>(await owner.call('GET', '/api/bank-rows'))).items;

export const ledgerAccountsOf = async (owner: TestOwner): Promise<LedgerAccountView[]> =>
  json<LedgerAccountView[]>(await owner.call('GET', '/api/bank-accounts'));
