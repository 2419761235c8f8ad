import { worded } from '@groundwork/wording';
import { isBlank } from './blank.ts';
import { classify, type Recognised } from './classify.ts';
import { extractFigures, type Figure } from './figures.ts';
import { figuresKey } from './figures-key.ts';
import { checkFile } from './forensics/check-file.ts';
import { checkFonts } from './forensics/check-fonts.ts';
import { checkPages } from './forensics/check-pages.ts';
import { type FileFacts, emptyFileFacts } from './forensics/file-facts.ts';
import { checkForm } from './forms/check-form.ts';
import type { Kind } from './kinds.ts';
import { type Line, linesOf, type Page } from './page.ts';
import { yearFigures } from './particulars-of-year.ts';
import { checkReport } from './reports/check-report.ts';
import { fraudScoreOf, sortBySeverity, type Signal, signalOf } from './signal.ts';
import { checkStatement } from './statements/check-statement.ts';
import { statementFigures } from './statements/statement-figures.ts';
import { statementOf } from './statements/statement.ts';
import { findings } from './documents.wording.ts';

export interface Reading {
  confidence: number;
  fraudScore: number;
  classification: { category: Kind['category']; subcategory: Kind['subcategory']; certainty: number } | null;
  extracted: Figure[];
  signals: Signal[];
  /** A form with every label and no amount. */
  blank: boolean;
  /** What to hash to notice the same paper in another file. */
  figuresKey: string | null;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

const unknownKind = signalOf('UNKNOWN_KIND', {
  page: null,
  message: worded(findings, 'unknownKind'),
});

/** What was chosen, and what the paper looks like. */
export const categoryMismatchSignal = (expected: string, actual: string): Signal =>
  signalOf('CATEGORY_MISMATCH', {
    page: 1,
    message: worded(findings, 'otherCategory'),
    expected,
    actual,
  });

interface Paper {
  kind: Kind;
  lines: readonly Line[];
  pages: readonly Page[];
  recognition: number;
  facts: FileFacts;
}

interface Understood {
  extracted: Figure[];
  contradictions: Signal[];
}

function understand({ kind, lines, pages, recognition }: Paper): Understood {
  const read = extractFigures(kind, lines, recognition);
  if (kind.layout === 'statement') {
    const statement = statementOf(lines, read);
    const extracted = statementFigures(statement, read, lines, recognition);
    return { extracted, contradictions: checkStatement(statement, lines, extracted, kind) };
  }
  const extracted = [...read, ...yearFigures(kind, lines, recognition)];
  const recognised = pages.some((page) => page.recognition < 1);
  const contradictions = kind.layout === 'form' ? checkForm(lines, recognised) : checkReport(kind, lines);
  return { extracted, contradictions };
}

/** How many of the figures the kind must show were found. */
function shareOf(kind: Kind, extracted: readonly Figure[]): number {
  const required = kind.figures.filter(({ required: needed }) => needed);
  const found = required.filter(({ name }) => extracted.some((figure) => figure.name === name));
  return found.length / required.length;
}

/** Weightless contradictions are readings nobody is sure of; notes of severity 0 are told. */
const worthTelling = ({ severity, code }: Signal) =>
  severity >= 0.05 || code === 'CATEGORY_MISMATCH' || code === 'OWNER_PASSWORD';

function signalsOf(paper: Paper, contradictions: readonly Signal[], chosenCategory: string): Signal[] {
  const { kind, lines, pages, facts } = paper;
  const all = [
    ...(kind.category === chosenCategory ? [] : [categoryMismatchSignal(chosenCategory, kind.category)]),
    ...contradictions,
    ...checkFile(facts, kind),
    ...(kind.issuedBy === 'bank' ? checkFonts(lines) : []),
    ...checkPages(lines, pages.length),
  ];
  return sortBySeverity(all.filter(worthTelling));
}

function readingOf(paper: Paper, { certainty }: Recognised, chosenCategory: string): Reading {
  const { kind, lines, recognition, facts } = paper;
  const { extracted, contradictions } = understand(paper);
  const signals = signalsOf(paper, contradictions, chosenCategory);
  return {
    confidence: rounded(recognition * certainty * shareOf(kind, extracted)),
    fraudScore: fraudScoreOf(signals),
    classification: { category: kind.category, subcategory: kind.subcategory, certainty },
    extracted,
    signals,
    blank: isBlank(kind, lines, extracted, recognition, facts),
    figuresKey: figuresKey(kind.subcategory, extracted),
  };
}

/** What a document says: its kind, its figures, how sure that is, and what about it cannot be true. */
export function readDocument(
  pages: readonly Page[],
  chosenCategory: string,
  facts: FileFacts = emptyFileFacts,
): Reading {
  const lines = linesOf(pages);
  const recognition =
    pages.length === 0 ? 0 : pages.reduce((sum, page) => sum + page.recognition, 0) / pages.length;
  const recognised = classify(
    lines,
    pages.some((page) => page.recognition < 1),
  );
  if (recognised) {
    const paper: Paper = { kind: recognised.kind, lines, pages, recognition, facts };
    return readingOf(paper, recognised, chosenCategory);
  }
  return {
    confidence: 0,
    fraudScore: 0,
    classification: null,
    extracted: [],
    signals: [unknownKind],
    blank: isBlank(null, lines, [], recognition, facts),
    figuresKey: null,
  };
}
