import { type Amount, amountsOf } from './amounts.ts';
import type { Figure } from './figures.ts';
import type { FileFacts } from './forensics/file-facts.ts';
import type { Kind } from './kinds.ts';
import { hasGapBetween, type Line } from './page.ts';

/** Below this recognition, a missing amount does not prove that the form is blank. */
const minRecognition = 0.7;
/** A blank form prints a few amounts itself, such as a fee or a limit. */
const maxPrintedAmounts = 6;
const minFields = 8;
/** A blank form with fields may print tables. */
const maxAmountsWithFields = 20;

const officialPhrase =
  /department of the treasury|department of revenue|omb no|internal revenue service|franchise tax board/i;

const endsInAmount = (line: Line): boolean =>
  amountsOf(line).some(
    ({ last, isMarked, hasCents }) => last >= line.words.length - 2 && (isMarked || hasCents),
  );

const minValues = 3;
const isYear = (value: number) => value >= 1900 && value < 2100;

const isApart = ({ words }: Line, { first, value }: Amount): boolean => {
  const [before, own] = [words[first - 1], words[first]];
  return before !== undefined && own !== undefined && !isYear(value) && hasGapBetween(before, own);
};

const hasNumberApart = (line: Line): boolean => amountsOf(line).some((amount) => isApart(line, amount));

/** A blank prints its amounts in sentences, and a person writes them into the column of values. */
const hasValue = (line: Line): boolean =>
  amountsOf(line).some((amount) => (amount.isMarked || amount.hasCents) && isApart(line, amount));

const hasNoAmounts = (lines: readonly Line[]) =>
  !lines.some(endsInAmount) && lines.filter(hasNumberApart).length < minValues;

const areEmpty = ({ all, filled }: FileFacts['fields']) => all >= minFields && filled === 0;

const isWrittenOn = (lines: readonly Line[], { filled }: FileFacts['fields']): boolean =>
  filled > 0 || lines.filter(hasValue).length >= minValues;

export function isBlank(
  kind: Kind | null,
  lines: readonly Line[],
  figures: readonly Figure[],
  recognition: number,
  { fields }: FileFacts,
): boolean {
  const amounts = lines.filter(endsInAmount).length;
  const hasEmptyFields = areEmpty(fields) && amounts <= maxAmountsWithFields;
  if (!kind) return hasEmptyFields && lines.some(({ text }) => officialPhrase.test(text));
  if (
    kind.layout === 'letter' ||
    recognition < minRecognition ||
    figures.some(({ value }) => value !== null && value !== 0)
  )
    return false;
  if (kind.layout !== 'form') return hasNoAmounts(lines);
  return !isWrittenOn(lines, fields) && (hasEmptyFields || amounts <= maxPrintedAmounts);
}
