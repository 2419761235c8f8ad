import { textOf } from '../longest-texts.ts';
import { groupsOf, type Line, type Word } from '../page.ts';
import { dateAtStart } from './dates.ts';
import { hasAmount, isDirectlyBelow, lineOf } from './placed-days.ts';

const maxApart = 3;
const minDays = 3;

function joined(upper: readonly Word[], lower: readonly Word[]): readonly Word[] {
  const [end, start] = [upper.at(-1), lower[0]];
  if (!end || !start || !/[/-]$/.test(end.text)) return [...upper, ...lower];
  return [...upper.slice(0, -1), { ...end, text: `${end.text}${start.text}` }, ...lower.slice(1)];
}

interface Broken {
  readonly day: readonly Word[];
  readonly row: readonly Word[];
  readonly below: readonly Word[];
}

const canBreak = (line: Line, below: Line): boolean =>
  hasAmount(line) && !hasAmount(below) && isDirectlyBelow(line, below);

const isBelow = ([one]: readonly Word[], [other]: readonly Word[]): boolean =>
  one !== undefined && other !== undefined && Math.abs(one.x - other.x) <= maxApart;

function areDay(upper: readonly Word[], day: readonly Word[]): boolean {
  const [text, own] = [textOf(day), dateAtStart(textOf(upper))];
  return dateAtStart(text)?.length === text.length && typeof own?.date.year !== 'number';
}

function brokenDay(line: Line, below: Line | undefined): Broken | null {
  if (!below || !canBreak(line, below)) return null;
  const [upper = [], lower = []] = [groupsOf(line.words)[0], groupsOf(below.words)[0]];
  const day = joined(upper, lower);
  if (!isBelow(upper, lower) || !areDay(upper, day)) return null;
  return { day, row: line.words.slice(upper.length), below: below.words.slice(lower.length) };
}

/** A narrow column breaks its days: "May 2," stands above "2023". */
export function withWholeDays(lines: readonly Line[]): readonly Line[] {
  const broken = lines.map((line, at) => brokenDay(line, lines[at + 1]));
  if (broken.filter((each) => each !== null).length < minDays) return lines;
  return lines.flatMap((line, at) => {
    const [own, above] = [broken[at], broken[at - 1]];
    if (own) return [lineOf(line.page, [...own.day, ...own.row])];
    if (!above) return [line];
    return above.below.length > 0 ? [lineOf(line.page, above.below)] : [];
  });
}
