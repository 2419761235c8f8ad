import { hasGapBetween, type Line } from '../page.ts';
import { type Period, startsWithDate } from './dates.ts';
import { hasAmount, lineOf } from './placed-days.ts';

const monthHeading =
  /^(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,?(?: (20\d\d))?(?:\W+cont.*)?$/i;
const monthBeforeDay = /^([a-z]{3,9})\.? \d/i;
const dayOfMonth = /^(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/;

interface Month {
  name: string;
  year: string | undefined;
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function monthIn(line: Line): Month | null {
  const [, heading, year] = monthHeading.exec(line.text) ?? [];
  const name = heading ?? (startsWithDate(line) ? monthBeforeDay.exec(line.text)?.[1] : undefined);
  return name === undefined ? null : { name, year };
}

function monthInPeriod(day: number, { from, to }: Period): Month {
  const iso = day >= Number(from.slice(8)) || from.slice(0, 7) === to.slice(0, 7) ? from : to;
  return { name: names[Number(iso.slice(5, 7)) - 1] ?? '', year: iso.slice(0, 4) };
}

function withMonth(line: Line, { name, year }: Month): Line {
  const [first, ...rest] = line.words;
  if (!first) return line;
  const text = `${name} ${Number.parseInt(first.text, 10)}${year === undefined ? '' : `, ${year}`}`;
  return lineOf(line.page, [{ ...first, text }, ...rest]);
}

function dayOfRow(line: Line): number | null {
  const [day, next] = line.words;
  if (!day || !next || !dayOfMonth.test(day.text) || !hasGapBetween(day, next)) return null;
  return hasAmount(line) && !startsWithDate(line) ? Number.parseInt(day.text, 10) : null;
}

export function withDaysOfMonth(lines: readonly Line[], period: Period | null): Line[] {
  let month: Month | null = null;
  return lines.map((line) => {
    month = monthIn(line) ?? month;
    const day = dayOfRow(line);
    if (day === null) return line;
    const own = month ?? (period ? monthInPeriod(day, period) : null);
    return own ? withMonth(line, own) : line;
  });
}
