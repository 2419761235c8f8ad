import { tableHeadings } from './headed-amounts.ts';
import { compact, containsPhrase, type Passage, passageOf } from './phrase-search.ts';
import { type Kind, kinds } from './kinds.ts';
import type { Evidence } from './kinds/kind.ts';
import type { Line } from './page.ts';
import { documentRules } from './rules.ts';
import { hasReportStructure } from './reports/report-structure.ts';
import { hasStatementStructure } from './statements/balance-chain.ts';
import type { Booking } from './statements/bookings.ts';
import { isBalanceText } from './statements/balance-text.ts';
import { dateAtStart } from './statements/dates.ts';
import { ownTitle } from './statements/own-account.ts';
import { statementOf } from './statements/statement.ts';
import { holderOf } from './statements/period-and-holder.ts';
import { structureOf } from './structure.ts';

export interface Classification {
  kind: Kind;
  certainty: number;
}

const headLines = 22;

interface Texts {
  head: Passage;
  all: Passage;
  holder: readonly string[];
  own: Passage;
  isRecognized: boolean;
  structured: ReadonlySet<Kind>;
}

const structureWeight: Record<Kind['layout'], number> = {
  statement: 0.4,
  report: 0.25,
  form: 0,
  slip: 0,
  letter: 0,
};

/** A row below another one of its day has no day of its own, and a day can stand below its row. */
function isInRow({ page, words }: Line, rows: readonly Booking[]): boolean {
  const [word] = words;
  if (!word) return false;
  const middle = word.y + word.height / 2;
  return rows.some(
    ({ page: onPage, area }) =>
      onPage === page && area !== null && middle > area.y && middle < area.y + area.height,
  );
}

const isRow = ({ text }: Line) => {
  const day = dateAtStart(text);
  return day !== null && !isBalanceText(text.slice(day.length).trim());
};

const withoutBankKind = (text: string) =>
  text.replace(
    /\bsavings (?=bank|institution|& loan|and loan|& trust|and trust)|(?<=\bfederal )savings\b(?! accounts?\b)/gi,
    '',
  );

const misreadSlash = /\bA[I1l|]([RP])(?= ?(?:aging|ageing|aged)\b)/gi;

function textsOf(lines: readonly Line[], isRecognized: boolean, structured: ReadonlySet<Kind>): Texts {
  const isStatement = [...structured].some(({ layout }) => layout === 'statement');
  const rows = isStatement ? statementOf(lines, 1).bookings : [];
  const texts = lines
    .filter((line) => !isRow(line) && !isInRow(line, rows))
    .map(({ text }) => withoutBankKind(isRecognized ? text.replace(misreadSlash, 'A/$1') : text));
  const holder = holderOf(lines)?.name ?? '';
  return {
    head: passageOf(texts.slice(0, headLines).join(' ')),
    all: passageOf([...texts, ...tableHeadings(lines)].join(' ')),
    holder: holder
      .toLowerCase()
      .replaceAll('.', '')
      .split(/[^a-z]+/),
    own: passageOf(isStatement ? ownTitle(lines) : ''),
    isRecognized,
    structured,
  };
}

function applies({ phrases, place }: Evidence, { holder, isRecognized, ...texts }: Texts): boolean {
  if (place === 'holder') return phrases.some((word) => holder.includes(word));
  return phrases.some((phrase) => containsPhrase(texts[place ?? 'all'], compact(phrase), isRecognized));
}

function weightOf(kind: Kind, texts: Texts): number {
  const structure = texts.structured.has(kind) ? structureWeight[kind.layout] : 0;
  if (
    kind.requiredPhrases &&
    structure === 0 &&
    !applies({ phrases: kind.requiredPhrases, weight: 0 }, texts)
  )
    return 0;
  return kind.evidence.reduce(
    (sum, evidence) => sum + (applies(evidence, texts) ? evidence.weight : 0),
    structure,
  );
}

function bestKind(texts: Texts): { kind: Kind; weight: number } | undefined {
  return kinds
    .map((kind) => ({ kind, weight: weightOf(kind, texts) }))
    .sort((a, b) => b.weight - a.weight)[0];
}

const certainty = (weight: number) => Math.min(1, Math.max(0, Math.round(weight * 100) / 100));

function structuredKinds(lines: readonly Line[]): Set<Kind> {
  const isStatement = hasStatementStructure(lines);
  return new Set(
    kinds.filter((kind) => (kind.layout === 'statement' ? isStatement : hasReportStructure(kind, lines))),
  );
}

const titlesOf = ({ evidence }: Kind): readonly string[] => {
  const most = Math.max(...evidence.map(({ weight }) => weight));
  return evidence.filter(({ weight }) => weight === most).flatMap(({ phrases }) => phrases);
};

export function titledKinds(lines: readonly Line[], isRecognized: boolean): readonly Kind[] {
  const { head } = textsOf(lines, isRecognized, new Set());
  return kinds.filter((kind) =>
    titlesOf(kind).some((title) => containsPhrase(head, compact(title), isRecognized)),
  );
}

/** The first page with a certain kind decides, because an upload may be a bundle of documents. */
export function classify(lines: readonly Line[], isRecognized = false): Classification | null {
  const pages = [...new Set(lines.map(({ page }) => page))];
  const structured = structuredKinds(lines);
  const whole = textsOf(lines, isRecognized, structured);
  const candidates = [
    ...pages.map((page) =>
      textsOf(
        lines.filter((line) => line.page === page),
        isRecognized,
        structured,
      ),
    ),
    whole,
  ];
  for (const texts of candidates) {
    const candidate = bestKind(texts);
    if (!candidate || certainty(candidate.weight) < documentRules.requiredCertainty) continue;
    const all = Math.max(candidate.weight, weightOf(candidate.kind, whole));
    const certain = certainty(Math.min(1, all) * structureOf(candidate.kind, lines));
    if (certain >= documentRules.requiredCertainty) return { kind: candidate.kind, certainty: certain };
  }
  return null;
}
