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

export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

export function formatMoney(amount: number, currency = 'USD'): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency });
}

export function formatDollars(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
}

const dayAlone = /^\d{4}-\d{2}-\d{2}$/;

/** A date without a time is shown in UTC, because another time zone would show the day before. */
export function formatDate(iso: string): string {
  const zone = dayAlone.test(iso) ? { timeZone: 'UTC' } : {};
  return new Date(iso).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...zone,
  });
}

export function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
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
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
