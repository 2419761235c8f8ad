import { type Area, areaOf } from './area.ts';
import type { Figure } from './figures.ts';
import type { FactRule, FigureRule } from './kinds/kind.ts';
import { segmentsOf } from './layout.ts';
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

/** The texts of a line, each with the text below it: a label above its value. */
function columnsAt(line: Line, next: Line): Line[][] {
  const below = segmentsOf(next);
  return segmentsOf(line).flatMap((segment) => {
    const value = below.find(({ left, right }) => left < segment.right && right > segment.left);
    return value
      ? [
          [
            { ...segment, page: line.page },
            { ...value, page: line.page },
          ],
        ]
      : [];
  });
}

function passagesAt(at: number, lines: readonly Line[]): Line[][] {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line) return [];
  if (next?.page !== line.page) return [[line]];
  return [[line], [line, next], ...columnsAt(line, next)];
}

export function factFigure(
  { name, label, fact: rule }: FigureRule,
  lines: readonly Line[],
  recognition: number,
): Figure[] {
  if (!rule) return [];
  for (const [at, line] of lines.entries()) {
    for (const passage of passagesAt(at, lines)) {
      const match = rule.pattern.exec(passage.map(({ text }) => text).join(' '))?.[1];
      const fact = match === undefined ? null : factFrom(rule, match);
      if (match === undefined || fact === null) continue;
      const box = areaIn(passage, match);
      return [{ name, label, ...fact, confidence: recognition, page: line.page, box }];
    }
  }
  return [];
}
