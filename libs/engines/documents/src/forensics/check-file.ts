import { worded } from '@groundwork/wording';
import type { Kind } from '../kinds.ts';
import { type Signal, signalOf } from '../signal.ts';
import type { FileFacts } from './file-facts.ts';
import { findings } from '../documents.wording.ts';

const amount = /\d[\d,]*\.\d{2}|\d{1,3}(?:,\d{3})+|\$\s?\d|\b\d{3,}\b/;
const longDate =
  /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b/i;

/** An amount, a date, a name: what somebody changes a paper for. */
function weightOf(text: string | null): number {
  if (text === null) return 0;
  if (amount.test(text)) return 1;
  if (longDate.test(text)) return 0.8;
  return /\p{L}{3,}/u.test(text) ? 0.6 : 0;
}

/** Words somebody else's eyes should not see stay out of the signal; amounts and dates are what it is about. */
const shown = (text: string | null): { actual: string } | Record<string, never> =>
  text === null ? {} : { actual: text.slice(0, 80) };
const wanted = (text: string | null): { expected: string } | Record<string, never> =>
  text === null ? {} : { expected: text.slice(0, 80) };

function changed({ changes }: FileFacts, kind: Kind): Signal[] {
  return changes.flatMap(({ page, before, after }) => {
    // A stamp, a page number or a filled form adds text; only a statement never gains an amount afterwards.
    const added = before === null;
    if (added && (kind.issuedBy !== 'bank' || !/\.\d{2}/.test(after ?? ''))) return [];
    const certainty = Math.max(weightOf(before), weightOf(after)) * (added ? 0.6 : 1);
    const message = worded(findings, added ? 'textAdded' : 'textChanged');
    return certainty > 0
      ? [signalOf('REVISION_CHANGED', { page, message, certainty, ...wanted(before), ...shown(after) })]
      : [];
  });
}

/** Words are laid over words when a form is revised; one amount, or one day, is laid over another by nobody honest. */
function replaced(text: string, by: string, kind: Kind): number {
  const [before, after] = [bare(text), bare(by)];
  if (before !== null && before === after) return before === 'amount' ? 1 : 0.8;
  const short = text.length <= 40 && by.length <= 40 && /\p{L}{3,}/u.test(text);
  return short && kind.issuedBy === 'bank' ? 0.6 : 0;
}

function bare(text: string): 'amount' | 'date' | null {
  if (text.length > 25) return null;
  if (longDate.test(text) && !/\.\d{2}\b/.test(text)) return 'date';
  return amount.test(text) && text.replace(/[^\p{L}]/gu, '').length <= 3 ? 'amount' : null;
}

function covered(facts: FileFacts, kind: Kind): Signal[] {
  return facts.covered.flatMap(({ page, text, by }) => {
    const certainty = by === null ? 0 : replaced(text, by, kind);
    if (certainty > 0)
      return signalOf('OVERLAID_TEXT', {
        page,
        message: worded(findings, 'textCovered'),
        expected: text.slice(0, 80),
        actual: (by ?? '').slice(0, 80),
        certainty,
      });
    // Blacked out names and account numbers are everybody's right; a covered amount is not.
    if (by !== null || bare(text) !== 'amount' || !/\d\.\d{2}\b|\d,\d{3}\b/.test(text)) return [];
    return signalOf('HIDDEN_TEXT', {
      page,
      message: worded(findings, 'amountCovered'),
      expected: text.slice(0, 80),
    });
  });
}

const invisible = ({ invisible: hidden }: FileFacts): Signal[] =>
  hidden
    .filter(({ text }) => /\d\.\d{2}\b|\d,\d{3}\b/.test(text))
    .slice(0, 3)
    .map(({ page, text }) =>
      signalOf('HIDDEN_TEXT', {
        page,
        message: worded(findings, 'amountInvisible'),
        actual: text.slice(0, 80),
      }),
    );

const annotated = ({ annotations }: FileFacts): Signal[] =>
  annotations
    .filter(({ over }) => amount.test(over))
    .map(({ page, text, over }) =>
      signalOf('ANNOTATION_OVER_TEXT', {
        page,
        message: worded(findings, 'annotation'),
        expected: over.slice(0, 80),
        actual: text.slice(0, 80),
        certainty: amount.test(text) || text === '' ? 1 : 0.5,
      }),
    );

/** Programs one changes a finished document with. Printing from a browser or a scanner's software is not among them. */
const editors =
  /photoshop|illustrator|gimp|inkscape|canva|sejda|smallpdf|ilovepdf|pdfescape|pdf-?xchange editor|foxit (?:phantom|pdf editor)|nitro|pdfelement|pdffiller|dochub|soda ?pdf|libreoffice draw|coreldraw|affinity|pixelmator|snapseed|pdf24|pdfsam|acrobat pro.*edit|paint\.net|picsart|lightroom|figma/i;
/** A bank or a tax program does not write its papers with these; a report may come from them. */
const officePrograms =
  /microsoft.{0,3} (?:word|excel|powerpoint)|libreoffice|openoffice|google docs|pages\b|wps office|pdf-lib|reportlab|fpdf|tcpdf|dompdf|wkhtmltopdf/i;

function producer({ producer: made, creator }: FileFacts, kind: Kind): Signal[] {
  const tools = [creator, made].flatMap((each) => each ?? []);
  const suspect =
    tools.find((tool) => editors.test(tool)) ??
    (kind.issuedBy === 'owner' ? undefined : tools.find((tool) => officePrograms.test(tool)));
  if (suspect === undefined) return [];
  const message = worded(findings, 'editingProgram');
  return [signalOf('EDITOR_METADATA', { page: null, message, actual: suspect.slice(0, 80) })];
}

const password = ({ ownerPassword }: FileFacts): Signal[] =>
  ownerPassword
    ? [
        signalOf('OWNER_PASSWORD', {
          page: null,
          message: worded(findings, 'ownerPassword'),
        }),
      ]
    : [];

/** What the file itself gives away, weighed by what kind of paper it is and what was touched. */
export const checkFile = (facts: FileFacts, kind: Kind): Signal[] => [
  ...changed(facts, kind),
  ...covered(facts, kind),
  ...invisible(facts),
  ...annotated(facts),
  ...producer(facts, kind),
  ...password(facts),
];
