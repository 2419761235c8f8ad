import { amountsWithCents, centsOf } from '../amounts.ts';
import { pairsOf } from '../layout.ts';
import type { Line } from '../page.ts';
import { beginningPatterns, endingPatterns } from './balance-text.ts';
import { dateAtStart, startsWithDate } from './dates.ts';

interface Balance {
  at: number;
  cents: number;
}

interface Account {
  lines: readonly Line[];
  title: string;
}

function balancesIn(lines: readonly Line[], patterns: readonly RegExp[]): Balance[] {
  return pairsOf(lines).flatMap(({ label, amount, line }) => {
    const text = label.slice(dateAtStart(label)?.length ?? 0).trim();
    const isBalance = patterns.some((pattern) => pattern.exec(text)?.index === 0);
    return isBalance ? [{ at: lines.indexOf(line), cents: centsOf(amount.value) }] : [];
  });
}

const startsOf = (lines: readonly Line[]) =>
  balancesIn(lines, beginningPatterns).filter(({ cents }, at, all) => all[at - 1]?.cents !== cents);

function lastBalance(lines: readonly Line[], from: number, to: number | undefined): Balance | undefined {
  const isRow = (line: Line) => startsWithDate(line) && amountsWithCents(line).length > 1;
  const own = lines.slice(from + 1, to);
  const row = own.findLast(isRow);
  const amount = row && amountsWithCents(row).at(-1);
  return amount && { at: lines.indexOf(row), cents: centsOf(amount.value) };
}

const maxTitleLines = 8;

function titleStart(lines: readonly Line[], start: number, least: number): number {
  let at = start;
  for (let above = lines[at - 1]; above && at > least; above = lines[at - 1]) {
    const isRow = startsWithDate(above) || amountsWithCents(above).length > 0;
    if (isRow || start - at >= maxTitleLines) break;
    at -= 1;
  }
  return at;
}

const checkingTitle = /\bchecking\b|\bshare drafts?\b|\bcurrent account\b|\bdemand deposit\b|\boperating\b/i;
const otherTitle =
  /\bsavings?\b|\bmoney market\b|\bloans?\b|\bcertificates?\b|\bline of credit\b|\breserve\b/i;

const titleIn = (above: readonly Line[]): string =>
  above.findLast(({ text }) => checkingTitle.test(text) || otherTitle.test(text))?.text ?? '';

const isChecking = ({ title }: Account) => checkingTitle.test(title);

const rowCount = ({ lines }: Account) =>
  lines.filter((line) => startsWithDate(line) && amountsWithCents(line).length > 0).length;

function accountsOf(lines: readonly Line[]): Account[] {
  const starts = startsOf(lines);
  if (starts.length < 2) return [];
  const ends = balancesIn(lines, endingPatterns);
  const areSeparate = starts.every(({ at }, index) => {
    const next = starts[index + 1];
    const last =
      ends.findLast((end) => end.at >= at && end.at < (next?.at ?? Infinity)) ??
      lastBalance(lines, at, next?.at);
    return last !== undefined && last.cents !== next?.cents;
  });
  if (!areSeparate) return [];
  const from = starts.map(({ at }, index) => titleStart(lines, at, (starts[index - 1]?.at ?? -1) + 1));
  const accounts = starts.map(({ at }, index) => ({
    lines: lines.slice(from[index], from[index + 1]),
    title: titleIn(lines.slice(from[index], at + 1)),
  }));
  return accounts.sort((a, b) => Number(isChecking(b)) - Number(isChecking(a)) || rowCount(b) - rowCount(a));
}

export const accountsIn = (lines: readonly Line[]): (readonly Line[])[] =>
  accountsOf(lines).map(({ lines: own }) => own);

export const ownTitle = (lines: readonly Line[]): string => accountsOf(lines)[0]?.title ?? '';
