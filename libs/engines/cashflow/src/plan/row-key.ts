export interface KeyedRow {
  readonly day: string;
  readonly cents: number;
  readonly text: string;
}

const normalized = new Map<string, string>();
const mostTexts = 50_000;

/** Upper case, NFKC and single spaces. Most texts of a file come again, so the result is stored. */
export function normalText(text: string): string {
  const stored = normalized.get(text);
  if (stored !== undefined) return stored;
  if (normalized.size >= mostTexts) normalized.clear();
  const result = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .trim();
  normalized.set(text, result);
  return result;
}

export const rowKey = ({ day, cents, text }: KeyedRow): string => `${day}|${cents}|${normalText(text)}`;

export const dayOfKey = (key: string): string => key.slice(0, key.indexOf('|'));
