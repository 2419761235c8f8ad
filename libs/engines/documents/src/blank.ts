import { amountsOf } from './amounts.ts';
import type { Figure } from './figures.ts';
import type { FileFacts } from './forensics/file-facts.ts';
import type { Kind } from './kinds.ts';
import type { Line } from './page.ts';

/** A form so badly read that nothing was found is not called empty. */
const surelyRead = 0.7;
/** A form prints some amounts itself: a fee, a limit. They stand in sentences; few stand at the end of a line. */
const printedAtMost = 6;
const fewestFields = 8;
/** An empty form that knows its fields may print its own tables; a field or two come filled from the office. */
const printedInFields = 20;
const filledByOffice = 2;

const official =
  /department of the treasury|department of revenue|omb no|internal revenue service|franchise tax board/i;

const endsInAmount = (line: Line): boolean =>
  amountsOf(line).some(({ last, marked, cents }) => last >= line.words.length - 2 && (marked || cents));

/** A form nobody filled in: every label is there, and no amount. */
export function isBlank(
  kind: Kind | null,
  lines: readonly Line[],
  figures: readonly Figure[],
  recognition: number,
  { fields }: FileFacts,
): boolean {
  const amounts = lines.filter(endsInAmount).length;
  if (!kind) {
    const form = fields.all >= fewestFields && fields.filled <= filledByOffice;
    return form && amounts <= printedInFields && lines.some(({ text }) => official.test(text));
  }
  if (recognition < surelyRead || figures.some(({ value }) => value !== null && value !== 0)) return false;
  return kind.layout === 'form' ? amounts <= printedAtMost && fields.filled < fewestFields : amounts === 0;
}
