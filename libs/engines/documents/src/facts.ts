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
  const value = Number(match.replaceAll(',', ''));
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

function passagesAt(at: number, lines: readonly Line[], as: FactRule['as']): Line[][] {
  const [line, next, third] = [lines[at], lines[at + 1], lines[at + 2]];
  if (!line) return [];
  if (next?.page !== line.page) return [[line]];
  const columns = columnsAt(line, next);
  if (as !== 'amount') return [[line], [line, next], ...columns];
  const sentence = [line, next, ...(third?.page === line.page ? [third] : [])];
  const isTable = sentence.slice(1).some((each) => segmentsOf(each).length > 1);
  return [[line], ...columns, ...(isTable ? [] : [[line, next], sentence])];
}

interface Match {
  text: string;
  fact: Fact;
  passage: readonly Line[];
  page: number;
}

function matchOf(pattern: RegExp, rule: FactRule, lines: readonly Line[]): Match | null {
  for (const [at, line] of lines.entries()) {
    for (const passage of passagesAt(at, lines, rule.as)) {
      const text = pattern.exec(passage.map((each) => each.text).join(' '))?.[1];
      const fact = text === undefined ? null : factFrom(rule, text);
      if (text !== undefined && fact !== null) return { text, fact, passage, page: line.page };
    }
  }
  return null;
}

export function factFigure(
  { name, label, fact: rule }: FigureRule,
  lines: readonly Line[],
  recognition: number,
): Figure[] {
  if (!rule) return [];
  for (const pattern of [rule.pattern].flat()) {
    const match = matchOf(pattern, rule, lines);
    if (!match) continue;
    const { text, fact, passage, page } = match;
    return [{ name, label, ...fact, confidence: recognition, page, box: areaIn(passage, text) }];
  }
  return [];
}
