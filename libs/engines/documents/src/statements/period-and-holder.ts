import type { Line } from '../page.ts';
import { dateAtStart, isoOf, type Period, periodIn } from './dates.ts';

const headLines = 30;

export function periodOf(lines: readonly Line[]): { period: Period; page: number } | null {
  const head = lines.filter(({ page }) => page === 1).slice(0, headLines);
  for (const [at, line] of head.entries()) {
    const own = periodIn(line.text);
    const period = own ?? periodIn(`${line.text} ${head[at + 1]?.text ?? ''}`) ?? monthIn(line.text);
    if (period) return { period, page: line.page };
  }
  return null;
}

const monthAndYear =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december),? (20\d\d)\b/i;

function monthIn(text: string): Period | null {
  const match = monthAndYear.exec(text);
  const first = match ? dateAtStart(`${match[1] ?? ''} 1, ${match[2] ?? ''}`) : null;
  if (!first) return null;
  const { year, month } = first.date;
  const last = new Date(Date.UTC(year ?? 0, month, 0)).getUTCDate();
  return { from: isoOf(first.date), to: isoOf({ ...first.date, day: last }) };
}

const bankPattern =
  /\b(bank|banking|credit union|bancorp|trust|savings|financial|f\.?c\.?u|n\.?a\.?|federal|payments|merchant services|processing)\b/i;
const documentPattern =
  /statement|page \d|account (?:number|summary|no)|period|checking|member fdic|customer service|www\.|\.com/i;

export function bankOf(lines: readonly Line[]): Line | null {
  const head = lines.filter(({ page }) => page === 1).slice(0, 12);
  return head.find(({ text }) => bankPattern.test(text)) ?? head[0] ?? null;
}

const holderLabel =
  /\b(?:account (?:holder|name|owner)|prepared for|customer(?: name)?|business name|merchant(?: name)?|statement for|owner|dba name)\s*[:\-]?\s+(.{3,60})$/i;
const addressPattern = /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/;
const streetPattern = /^\d{1,5} |^p\.?\s?o\.? box/i;

function leftColumnText({ words }: Line): string {
  const texts: string[] = [];
  for (const [at, each] of words.entries()) {
    const before = words[at - 1];
    if (before && each.x - (before.x + before.width) > each.height * 3) break;
    texts.push(each.text);
  }
  return texts.join(' ');
}

const isName = (text: string) =>
  !streetPattern.test(text) &&
  !documentPattern.test(text) &&
  /^[\p{L}][\p{L}\p{N}&.,'’ -]{2,60}$/u.test(text);

/** The first address on a statement is the address of the bank, so the last one counts. */
export function holderOf(lines: readonly Line[]): { name: string; page: number } | null {
  const head = lines.filter(({ page }) => page === 1).slice(0, headLines);
  for (const { text, page } of head) {
    const name = holderLabel.exec(text)?.[1];
    if (name !== undefined && !/\d{3}/.test(name) && !documentPattern.test(name))
      return { name: name.trim(), page };
  }
  const address = head.findLastIndex((line) => addressPattern.test(leftColumnText(line)));
  const above = head.slice(Math.max(0, address - 4), Math.max(0, address)).reverse();
  const line = above.find((each) => isName(leftColumnText(each)));
  return line ? { name: leftColumnText(line), page: line.page } : null;
}

const accountPattern =
  /account\s*(?:number|no\.?|#|ending(?: in)?|nbr)?\s*[:#]?\s*([\dxX*•-]{3,}(?:[ -][\dxX*•]{2,})*)/i;

export function accountEndingOf(lines: readonly Line[]): { ending: string; page: number } | null {
  for (const { text, page } of lines.slice(0, 60)) {
    const digits = accountPattern.exec(text)?.[1]?.replace(/\D/g, '') ?? '';
    if (digits.length >= 4) return { ending: digits.slice(-4), page };
  }
  return null;
}
