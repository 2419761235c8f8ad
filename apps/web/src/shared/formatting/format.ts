const units = ['bytes', 'KB', 'MB'] as const;

export function formatBytes(bytes: number): string {
  const power = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2;
  const value = bytes / 1024 ** power;
  const digits = power === 0 || value >= 100 ? 0 : 1;
  return `${value.toFixed(digits)} ${units[power]}`;
}

export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

export function formatMoney(amount: number, currency = 'USD'): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency });
}

/** Where cents are never kept. */
export function formatDollars(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
}

const dayAlone = /^\d{4}-\d{2}-\d{2}$/;

/** A moment in the reader's own time zone; a day without a time is that day everywhere. */
export function formatDate(iso: string): string {
  const zone = dayAlone.test(iso) ? { timeZone: 'UTC' } : {};
  return new Date(iso).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...zone,
  });
}

export function formatSigned(points: number): string {
  return points < 0 ? `−${formatCount(-points)}` : `+${formatCount(points)}`;
}

export function formatShare(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** "45 seconds", "1 minute", "12 minutes": rounded up, so that waiting it out is enough. */
export function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [count, unit] = seconds < 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Day and minute, in the reader's own time zone. */
export function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
