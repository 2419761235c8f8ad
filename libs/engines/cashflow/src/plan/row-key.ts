export interface KeyedRow {
  readonly day: string;
  readonly cents: number;
  readonly text: string;
}

const normalized = new Map<string, string>();
const mostTexts = 50_000;
const plain = /^[!-`{-~]+(?: [!-`{-~]+)*$/;

/** Upper case, NFKC and single spaces. A text often comes again, so a changed one is stored. */
export function normalText(text: string): string {
  if (plain.test(text)) return text;
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
