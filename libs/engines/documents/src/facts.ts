import { type Area, areaOf } from './area.ts';
import type { Figure } from './figures.ts';
import type { FactRule, FigureRule } from './kinds/kind.ts';
import type { Line } from './page.ts';
import { dayIn } from './statements/dates.ts';

interface Fact {
  value: number | null;
  text: string | null;
}

const longestText = 80;

function factFrom({ as, least = 0, most = Infinity }: FactRule, match: string): Fact | null {
  if (as === 'text') return { value: null, text: match.trim().slice(0, longestText) };
  if (as === 'day') {
    const day = dayIn(match);
    return day === null ? null : { value: null, text: day };
  }
  const value = Number(match);
  return value >= least && value <= most ? { value, text: null } : null;
}

function areaIn(lines: readonly Line[], match: string): Area | null {
  const [first = ''] = match.trim().split(/\s/);
  const words = lines
    .flatMap((line) => line.words)
    .filter(({ text }) => first !== '' && text.includes(first));
  return areaOf(words.slice(0, 1));
}

export function factFigure(
  { name, label, fact: rule }: FigureRule,
  lines: readonly Line[],
  recognition: number,
): Figure[] {
  if (!rule) return [];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const passages = [[line], next?.page === line.page ? [line, next] : []];
    for (const passage of passages) {
      const match = rule.pattern.exec(passage.map(({ text }) => text).join(' '))?.[1];
      const fact = match === undefined ? null : factFrom(rule, match);
      if (match === undefined || fact === null) continue;
      const box = areaIn(passage, match);
      return [{ name, label, ...fact, confidence: recognition, page: line.page, box }];
    }
  }
  return [];
}
