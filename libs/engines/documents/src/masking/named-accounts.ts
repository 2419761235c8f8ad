import { cellsOf } from './column-streams.ts';
import { type Glyph, glyphsOf, type MaskableWord, textOfGlyphs } from './glyphs.ts';
import { dashes, type Hit, lastFour, onlyDigits } from './hit.ts';

const label = /\b(?:account|acct|a\/c)(?:no|num|number|nbr)?\b/i;
const run = new RegExp(`(?<![\\d$.,/])\\d(?:(?: ?[.${dashes}] ?| )?\\d){5,16}(?![\\d/])`, 'g');

const amounts = [
  /\$ ?\d[\d,]*(?:\.\d+)?/g,
  /(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d{2})?(?!\d)/g,
  /(?<![\d.,])\d+\.\d{2}(?![\d.])/g,
];
const [month, day, year] = ['(?:0?[1-9]|1[0-2])', '(?:0?[1-9]|[12]\\d|3[01])', '(?:19|20)\\d\\d'];
const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const separatedDates = [`[${dashes}]`, '\\.', ' '].flatMap((separator) => {
  const inSequence = (...parts: string[]) =>
    new RegExp(`(?<!\\d|\\d${separator})${parts.join(separator)}(?!\\d|${separator}\\d)`, 'g');
  return [inSequence(year, month, day), inSequence(month, day, year), inSequence(day, month, year)];
});
const dates = [
  /\d{1,4}\/\d{1,2}\/\d{1,4}/g,
  new RegExp(`\\b${monthName}[ ${dashes}]?${day}(?:st|nd|rd|th)?,?[ ${dashes}]?${year}`, 'gi'),
  new RegExp(`(?<!\\d)${day}[ ${dashes}]?${monthName},?[ ${dashes}]?${year}`, 'gi'),
  new RegExp(`\\b${monthName} ${year}`, 'gi'),
  ...separatedDates,
];

const withoutFigures = (text: string): string =>
  [...amounts, ...dates].reduce(
    (left, pattern) => left.replace(pattern, (figure) => '#'.repeat(figure.length)),
    text,
  );

function endOfLabel(text: string): number | null {
  const named = label.exec(text);
  return named && named.index + named[0].length;
}

function runsIn(glyphs: readonly Glyph[], from: number): Hit[] {
  return [...withoutFigures(textOfGlyphs(glyphs)).matchAll(run)]
    .filter(({ index }) => index >= from)
    .map(({ index, 0: text }) => ({
      glyphs: glyphs.slice(index, index + text.length),
      form: `****${lastFour(onlyDigits(text))}`,
    }));
}

/** Numbers that a line, or the line above it, names as an account. A number does not go on in the next column. */
export function accountHits(lines: readonly MaskableWord[][]): Hit[] {
  const isNaming = lines.map((line) => endOfLabel(textOfGlyphs(glyphsOf(line))) !== null);
  return lines.flatMap((line, at) => {
    let isNamed = isNaming[at - 1] ?? false;
    if (!isNamed && !isNaming[at]) return [];
    return cellsOf(line).flatMap((cell) => {
      const glyphs = glyphsOf(cell);
      const end = endOfLabel(textOfGlyphs(glyphs));
      const from = isNamed ? 0 : end;
      isNamed ||= end !== null;
      return from === null ? [] : runsIn(glyphs, from);
    });
  });
}
