import { worded } from '@groundwork/wording';
import type { Kind } from '../kinds.ts';
import { type Signal, signalOf } from '../signal.ts';
import type { FileFacts } from './file-facts.ts';
import { findings } from '../documents.wording.ts';

const amountPattern = /\d\.\d{2}|\d,\d{3}|\$\s?\d|\b\d{3,}\b/;
const datePattern =
  /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b/i;

function weightOf(text: string | null): number {
  if (text === null) return 0;
  if (amountPattern.test(text)) return 1;
  if (datePattern.test(text)) return 0.8;
  return /\p{L}{3,}/u.test(text) ? 0.6 : 0;
}

const actualText = (text: string | null): { actual: string } | Record<string, never> =>
  text === null ? {} : { actual: text.slice(0, 80) };
const expectedText = (text: string | null): { expected: string } | Record<string, never> =>
  text === null ? {} : { expected: text.slice(0, 80) };

function checkRevisions({ changes }: FileFacts, kind: Kind): Signal[] {
  return changes.flatMap(({ page, before, after }) => {
    // Stamps, page numbers and form entries add text. An amount added to a statement is suspicious.
    const isAdded = before === null;
    if (isAdded && (kind.issuedBy !== 'bank' || !/\.\d{2}/.test(after ?? ''))) return [];
    const certainty = Math.max(weightOf(before), weightOf(after)) * (isAdded ? 0.6 : 1);
    const message = worded(findings, isAdded ? 'textAdded' : 'textChanged');
    return certainty > 0
      ? [
          signalOf('REVISION_CHANGED', {
            page,
            message,
            certainty,
            ...expectedText(before),
            ...actualText(after),
          }),
        ]
      : [];
  });
}

/** A revision of a form covers words with words. Only a forgery covers an amount or a date. */
function replacementCertainty(text: string, by: string, kind: Kind): number {
  const [before, after] = [bareContent(text), bareContent(by)];
  if (before !== null && before === after) return before === 'amount' ? 1 : 0.8;
  const isShort = text.length <= 40 && by.length <= 40 && /\p{L}{3,}/u.test(text);
  return isShort && kind.issuedBy === 'bank' ? 0.6 : 0;
}

function bareContent(text: string): 'amount' | 'date' | null {
  if (text.length > 25) return null;
  if (datePattern.test(text) && !/\.\d{2}\b/.test(text)) return 'date';
  return amountPattern.test(text) && text.replace(/[^\p{L}]/gu, '').length <= 3 ? 'amount' : null;
}

function checkCoveredText(facts: FileFacts, kind: Kind): Signal[] {
  return facts.covered.flatMap(({ page, text, by }) => {
    const certainty = by === null ? 0 : replacementCertainty(text, by, kind);
    if (certainty > 0)
      return signalOf('OVERLAID_TEXT', {
        page,
        message: worded(findings, 'textCovered'),
        expected: text.slice(0, 80),
        actual: (by ?? '').slice(0, 80),
        certainty,
      });
    // Owners may black out names and account numbers, but not amounts.
    if (by !== null || bareContent(text) !== 'amount' || !/\d\.\d{2}\b|\d,\d{3}\b/.test(text)) return [];
    return signalOf('HIDDEN_TEXT', {
      page,
      message: worded(findings, 'amountCovered'),
      expected: text.slice(0, 80),
    });
  });
}

const checkInvisibleText = ({ invisible: hidden }: FileFacts): Signal[] =>
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

const checkAnnotations = ({ annotations }: FileFacts): Signal[] =>
  annotations
    .filter(({ over }) => amountPattern.test(over))
    .map(({ page, text, over }) =>
      signalOf('ANNOTATION_OVER_TEXT', {
        page,
        message: worded(findings, 'annotation'),
        expected: over.slice(0, 80),
        actual: text.slice(0, 80),
        certainty: amountPattern.test(text) || text === '' ? 1 : 0.5,
      }),
    );

/** Browsers and scanners are not editing programs. */
const editors =
  /photoshop|illustrator|gimp|inkscape|canva|sejda|smallpdf|ilovepdf|pdfescape|pdf-?xchange editor|foxit (?:phantom|pdf editor)|nitro|pdfelement|pdffiller|dochub|soda ?pdf|libreoffice draw|coreldraw|affinity|pixelmator|snapseed|pdf24|pdfsam|acrobat pro.{0,40}edit|paint\.net|picsart|lightroom|figma/i;
/** Banks and tax programs do not use these, but owners write reports with them. */
const officePrograms =
  /microsoft.{0,3} (?:word|excel|powerpoint)|libreoffice|openoffice|google docs|pages\b|wps office|pdf-lib|reportlab|fpdf|tcpdf|dompdf|wkhtmltopdf/i;

function checkProgram({ producer, creator }: FileFacts, kind: Kind): Signal[] {
  const tools = [creator, producer].flatMap((each) => each ?? []);
  const suspect =
    tools.find((tool) => editors.test(tool)) ??
    (kind.issuedBy === 'owner' ? undefined : tools.find((tool) => officePrograms.test(tool)));
  if (suspect === undefined) return [];
  const message = worded(findings, 'editingProgram');
  return [signalOf('EDITOR_METADATA', { page: null, message, actual: suspect.slice(0, 80) })];
}

const checkPassword = ({ ownerPassword }: FileFacts): Signal[] =>
  ownerPassword
    ? [
        signalOf('OWNER_PASSWORD', {
          page: null,
          message: worded(findings, 'ownerPassword'),
        }),
      ]
    : [];

export const checkFile = (facts: FileFacts, kind: Kind): Signal[] => [
  ...checkRevisions(facts, kind),
  ...checkCoveredText(facts, kind),
  ...checkInvisibleText(facts),
  ...checkAnnotations(facts),
  ...checkProgram(facts, kind),
  ...checkPassword(facts),
];
