import { fill } from '@groundwork/wording';
import { words } from './formatting.wording.ts';

export function formatBytes(bytes: number): string {
  const power = Math.min(3, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  const digits = power === 0 || value >= 100 ? 0 : 1;
  const text =
    [words.size.bytes, words.size.kilobytes, words.size.megabytes, words.size.gigabytes][power] ?? '';
  return fill(text, { size: value.toFixed(digits) });
}

// toLocaleString makes a formatter with each call, which cost a screen of amounts a fifth of its time.
const locale = 'en-US';
const counts = new Intl.NumberFormat(locale);
const wholeDollars = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const money = new Map<string, Intl.NumberFormat>();
const fullDay = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const localDate = new Intl.DateTimeFormat(locale, fullDay);
const utcDate = new Intl.DateTimeFormat(locale, { ...fullDay, timeZone: 'UTC' });
const localDay = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' });
const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

export function formatCount(count: number): string {
  return counts.format(count);
}

export function formatMoney(amount: number, currency = 'USD'): string {
  const format = money.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  money.set(currency, format);
  return format.format(amount);
}

export function formatDollars(amount: number): string {
  return wholeDollars.format(amount);
}

/** A formatter throws for a text that is no date; the screen shows it as it is. */
function writtenBy(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
}

const dayAlone = /^\d{4}-\d{2}-\d{2}$/;

/** A date without a time is shown in UTC, because another time zone would show the day before. */
export function formatDate(iso: string): string {
  return writtenBy(dayAlone.test(iso) ? utcDate : localDate, iso);
}

export function formatDay(iso: string): string {
  return writtenBy(localDay, iso);
}

export function formatSigned(points: number): string {
  return points < 0 ? `−${formatCount(-points)}` : `+${formatCount(points)}`;
}

export function formatShare(share: number): string {
  return `${Math.round(share * 100)}%`;
}

export function formatWait(seconds: number): string {
  return seconds < 60
    ? fill(words.wait.seconds, { count: Math.max(1, Math.ceil(seconds)) })
    : fill(words.wait.minutes, { count: Math.ceil(seconds / 60) });
}

export function formatMoment(iso: string): string {
  return writtenBy(moment, iso);
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
