import type { Line, Word } from '../page.ts';
import { startsWithDate } from './dates.ts';
import { dayAt, lineOf } from './placed-days.ts';
import { amountsWithCents } from '../amounts.ts';

const isNumber = ({ text }: Word) => /^[\d#*]+$/.test(text);

interface Part {
  words: readonly Word[];
  end: number;
}

function partFrom(words: readonly Word[], from: number): Part | null {
  for (let at = from + 1; at < words.length; at += 1) {
    const day = dayAt(words, at);
    if (!day) continue;
    const before = words.slice(from, at);
    const [amount, other] = amountsWithCents({ words: before });
    if (!amount || other) return null;
    const rest = before.filter((_, index) => index < amount.first || index > amount.last);
    return rest.every(isNumber) ? { words: [...day, ...before], end: at + day.length } : null;
  }
  return null;
}

function partsOf(words: readonly Word[]): readonly Word[] | null {
  const parts: Word[] = [];
  for (let from = 0; from < words.length;) {
    const part = partFrom(words, from);
    if (!part) return null;
    parts.push(...part.words);
    from = part.end;
  }
  return parts;
}

export const withCheckDaysFirst = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const words = startsWithDate(line) || amountsWithCents(line).length === 0 ? null : partsOf(line.words);
    return words ? lineOf(line.page, words) : line;
  });
