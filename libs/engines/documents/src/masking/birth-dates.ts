import { type Glyph, textOfGlyphs } from './glyphs.ts';
import { dashes, type Hit } from './hit.ts';
import { spelledHits } from './own-numbers.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const short = 3;
const gap = `\\s?[/.${dashes}\\s]\\s?`;
const separated = new RegExp(`(?<!\\d)(\\d{1,4})${gap}(\\d{1,2})${gap}(\\d{1,4})(?![.,]?\\d)`, 'g');
const named = new RegExp(`(?<!\\d)(\\d{1,2})[${dashes}]([a-z]{3})[a-z]{0,6}[${dashes}](\\d{2})(?!\\d)`, 'gi');

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const dayOf = (date: string): Day => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
};

const nameOf = ({ month }: Day): string => months[month - 1] ?? '';
const isYear = (given: number, { year }: Day): boolean => given === year || given === year % 100;

const isSeparated = ([, first, second, third]: RegExpMatchArray, birth: Day): boolean => {
  const [one, two, three] = [Number(first), Number(second), Number(third)];
  const { month, day } = birth;
  const endsWithYear =
    isYear(three, birth) && ((one === month && two === day) || (one === day && two === month));
  return endsWithYear || (isYear(one, birth) && two === month && three === day);
};

const isNamed = ([, day, name = '', year]: RegExpMatchArray, birth: Day): boolean =>
  nameOf(birth).startsWith(name.toLowerCase()) && Number(day) === birth.day && isYear(Number(year), birth);

const patterns = [
  { pattern: separated, isBirth: isSeparated },
  { pattern: named, isBirth: isNamed },
];

const ordinalOf = (day: number): string => {
  const ends = ['th', 'st', 'nd', 'rd'];
  return day > 3 && day < 21 ? 'th' : (ends[day % 10] ?? 'th');
};

function spellings(birth: Day): string[] {
  const { year, month, day } = birth;
  const [m, d] = [month, day].map((part) => String(part).padStart(2, '0'));
  const name = nameOf(birth);
  const names = new Set([name, name.slice(0, short), ...(month === 9 ? ['sept'] : [])]);
  const days = new Set([`${day}`, `${d}`, `${day}${ordinalOf(day)}`]);
  const inWords = [...names].flatMap((each) =>
    [...days].flatMap((one) => [`${each}${one}${year}`, `${one}${each}${year}`]),
  );
  return [`${m}${d}${year}`, `${d}${m}${year}`, `${year}${m}${d}`, ...inWords];
}

const spaces = /[\s\p{Cf}]/u;

const spelledWithSigns = ({ year, month, day }: Day): string[] =>
  ['/', '-', '.'].flatMap((sign) =>
    [
      [month, day, year],
      [day, month, year],
      [year, month, day],
    ].map((parts) => parts.join(sign)),
  );

export function birthDateHits(glyphs: readonly Glyph[], dateOfBirth: string): Hit[] {
  const birth = dayOf(dateOfBirth);
  const form = String(birth.year);
  const text = textOfGlyphs(glyphs);
  const byPattern = patterns.flatMap(({ pattern, isBirth }) =>
    [...text.matchAll(pattern)]
      .filter((match) => isBirth(match, birth))
      .map(({ index, 0: date }) => glyphs.slice(index, index + date.length)),
  );
  const spelled = spelledHits(glyphs, spellings(birth));
  const withSigns = spelledHits(glyphs, spelledWithSigns(birth), spaces);
  return [...byPattern, ...spelled, ...withSigns].map((hit) => ({ glyphs: hit, form }));
}
