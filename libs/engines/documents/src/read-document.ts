import { fill, worded } from '@groundwork/wording';
import { isBlank } from './blank.ts';
import type { Classification } from './classify.ts';
import { calibratedFigures } from './confidence/calibrated-figures.ts';
import { classificationOf } from './classified-pages.ts';
import { extractFigures, type Figure } from './figures.ts';
import { figuresKey } from './figures-key.ts';
import { atFilePages, documentsAtFilePages, figuresAtFilePages } from './file-pages.ts';
import { checkFile } from './forensics/check-file.ts';
import { checkFonts } from './forensics/check-fonts.ts';
import { checkPages } from './forensics/check-pages.ts';
import { checkSpreadsheet } from './forensics/check-spreadsheet.ts';
import { type FileFacts, emptyFileFacts } from './forensics/file-facts.ts';
import { checkForm } from './forms/check-form.ts';
import { checkMonths } from './forms/check-months.ts';
import { employerNumber } from './holder/employer-number.ts';
import { printedNames } from './holder/printed-names.ts';
import { linesOfKind } from './kind-lines.ts';
import { findKind, type Kind } from './kinds.ts';
import { type Line, linesOf, type Page } from './page.ts';
import { placeFigures, placeSignals } from './placed-reading.ts';
import { periodFigures } from './period-figures.ts';
import { checkReport } from './reports/check-report.ts';
import { reportFigures } from './reports/report-figures.ts';
import { fraudScoreOf, sortBySeverity, type Signal, signalOf } from './signal.ts';
import { checkStatement } from './statements/check-statement.ts';
import { statementFigures, withoutDoubtful } from './statements/statement-figures.ts';
import { statementOf } from './statements/statement.ts';
import { checkTable } from './tables/check-table.ts';
import { details, findings } from './documents.wording.ts';
import { isOtherLanguage } from './language.ts';
import { isOtherCurrency } from './currency.ts';
import { type DocumentInFile, documentsIn, ownPages } from './documents-in-file.ts';
import { type LearnedLabel, withLearnedFigures } from './learned/learned-figures.ts';
import { labeledPaper, type PaperLabels, paperLabelsOf } from './learned/paper-labels.ts';

export interface Reading {
  confidence: number;
  fraudScore: number;
  classification: { category: Kind['category']; subcategory: Kind['subcategory']; certainty: number } | null;
  extracted: Figure[];
  signals: Signal[];
  blank: boolean;
  figuresKey: string | null;
  printedNames: string[];
  ein: string | null;
  parts: DocumentInFile[];
  paperLabels: PaperLabels | null;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

export const categoryMismatchSignal = (
  expected: string,
  actual: string,
  finding: 'otherCategory' | 'supportingDocument' | 'privateDocument' = 'otherCategory',
): Signal =>
  signalOf('CATEGORY_MISMATCH', {
    page: 1,
    message: worded(findings, finding),
    ...(expected === actual ? {} : { expected, actual }),
  });

const supportingFindings = { known: 'supportingDocument', private: 'privateDocument' } as const;

/** A document of another category, or one that no category counts, has no credit. */
export function categorySignals(
  chosenCategory: string,
  { category, subcategory }: { category: string; subcategory: string | null },
): Signal[] {
  const supporting = findKind(subcategory)?.supporting;
  if (supporting) return [categoryMismatchSignal(chosenCategory, category, supportingFindings[supporting])];
  return category === chosenCategory ? [] : [categoryMismatchSignal(chosenCategory, category)];
}

/** Of such a document, the kind alone may be stored. */
export const isPrivateDocument = (subcategory: string | null): boolean =>
  findKind(subcategory)?.supporting === 'private';

interface ClassifiedDocument {
  kind: Kind;
  lines: readonly Line[];
  pages: readonly Page[];
  recognition: number;
  facts: FileFacts;
}

interface Extraction {
  lines: readonly Line[];
  extracted: Figure[];
  contradictions: Signal[];
}

function extract({ kind, lines: printed, pages, recognition }: ClassifiedDocument): Extraction {
  const lines = linesOfKind(kind, printed);
  const period = periodFigures(kind, printed, recognition);
  if (kind.layout === 'report') {
    const [from = '', to = ''] = period[0]?.text?.split(/ ?to /) ?? [];
    const own = to === '' ? null : { from, to };
    const extracted = [...reportFigures(kind, lines, recognition, own), ...period];
    return { lines, extracted, contradictions: checkReport(kind, lines) };
  }
  if (kind.layout === 'statement') {
    const statement = statementOf(lines, recognition);
    const ownFigures = extractFigures(kind, statement.lines, recognition);
    const extracted = statementFigures(statement, ownFigures, lines, recognition);
    const contradictions = checkStatement(statement, lines, extracted);
    return { lines, extracted: withoutDoubtful(extracted, statement), contradictions };
  }
  const labelFigures = extractFigures(kind, lines, recognition);
  const contradictions = sumContradictions({ kind, lines, pages }, labelFigures);
  return { lines, extracted: [...labelFigures, ...period], contradictions };
}

function sumContradictions(
  { kind, lines, pages }: Pick<ClassifiedDocument, 'kind' | 'lines' | 'pages'>,
  labelFigures: readonly Figure[],
): Signal[] {
  if (kind.layout === 'form')
    return checkForm(
      lines,
      pages.some(({ recognition }) => recognition < 1),
    );
  const year = labelFigures.find(({ name }) => name === kind.sumOfMonths);
  const months = year ? checkMonths(lines, year) : [];
  return [...months, ...(kind.tableSums ? checkTable(lines, kind.tableSums === 'both') : [])];
}

function shareOfRequiredFigures(kind: Kind, extracted: readonly Figure[]): number {
  const required = kind.figures.filter(({ required: isRequired }) => isRequired);
  if (required.length === 0) return 1;
  const present = required.filter(({ name }) => extracted.some((figure) => figure.name === name));
  return present.length / required.length;
}

/** A signal without weight comes from an uncertain reading, except for these two. */
const isRelevant = ({ severity, code }: Signal) =>
  severity >= 0.05 || code === 'CATEGORY_MISMATCH' || code === 'OWNER_PASSWORD';

function signalsOf(
  document: ClassifiedDocument,
  contradictions: readonly Signal[],
  chosenCategory: string,
): Signal[] {
  const { kind, lines, pages, facts } = document;
  const all = [
    ...categorySignals(chosenCategory, kind),
    ...contradictions,
    ...checkFile(facts, kind),
    ...(kind.issuedBy === 'bank' ? checkFonts(lines) : []),
    ...checkPages(lines, pages.length),
  ];
  return sortBySeverity(all.filter(isRelevant));
}

interface ReadingTask {
  chosenCategory: string;
  learned: readonly LearnedLabel[];
}

function readingOf(
  document: ClassifiedDocument,
  { certainty }: Classification,
  { chosenCategory, learned }: ReadingTask,
): Omit<Reading, 'parts'> {
  const { kind, lines, recognition, facts } = document;
  const { extracted: read, contradictions, lines: ownLines } = extract(document);
  const signals = signalsOf(document, contradictions, chosenCategory);
  const names = printedNames(kind.subcategory, lines);
  const paper = labeledPaper(document, names);
  const chosen = withLearnedFigures(read, paper, { learned, signals });
  const extracted = calibratedFigures(chosen, { paper, lines: ownLines, contradictions });
  return {
    confidence: rounded(recognition * certainty * shareOfRequiredFigures(kind, extracted)),
    fraudScore: fraudScoreOf(signals),
    classification: { category: kind.category, subcategory: kind.subcategory, certainty },
    extracted: placeFigures(extracted, document),
    signals: placeSignals(signals, document),
    blank: isBlank(kind, lines, extracted, recognition, facts),
    figuresKey: figuresKey(kind.subcategory, extracted),
    printedNames: names,
    ein: employerNumber(kind.subcategory, lines),
    paperLabels: paperLabelsOf(paper),
  };
}

const unreadable = 0.6;

function unknownKindOf(lines: readonly Line[], recognition: number): Signal {
  const isHardToRead = lines.length > 0 && recognition < unreadable;
  const finding = foreignFinding(lines) ?? 'unknownKind';
  return signalOf('UNKNOWN_KIND', {
    page: null,
    message: worded(findings, isHardToRead ? 'hardToRead' : finding),
  });
}

function foreignFinding(lines: readonly Line[]): 'otherLanguage' | 'otherCurrency' | null {
  if (isOtherLanguage(lines)) return 'otherLanguage';
  return isOtherCurrency(lines) ? 'otherCurrency' : null;
}

function severalDocuments(documents: readonly DocumentInFile[]): Signal[] {
  const second = documents[1];
  if (!second) return [];
  const areStatements = documents.every(({ kind }) => findKind(kind)?.layout === 'statement');
  return [
    signalOf('SEVERAL_PAPERS', {
      page: second.fromPage,
      message: worded(findings, areStatements ? 'severalDocuments' : 'severalKinds'),
      expected: fill(areStatements ? details.documents : details.anyDocuments, { count: 1 }),
      actual: documents
        .map(({ fromPage, toPage }) => fill(details.pageRange, { from: fromPage, to: toPage }))
        .join(', '),
    }),
  ];
}

const recognitionOf = (pages: readonly Page[]): number =>
  pages.length === 0 ? 0 : pages.reduce((sum, page) => sum + page.recognition, 0) / pages.length;

const isRecognized = (pages: readonly Page[]): boolean => pages.some((page) => page.recognition < 1);

export function kindIn(pages: readonly Page[]): Kind['subcategory'] | null {
  const own = ownPages(pages);
  return classificationOf(own, isRecognized(own))?.kind.subcategory ?? null;
}

export function readDocument(
  allPages: readonly Page[],
  chosenCategory: string,
  facts: FileFacts = emptyFileFacts,
  pagesBefore = 0,
  learned: readonly LearnedLabel[] = [],
): Reading {
  const documents = facts.spreadsheet ? [] : documentsIn(allPages);
  const pages = allPages.slice(0, documents[0]?.toPage ?? allPages.length);
  const parts = documentsAtFilePages(documents, pagesBefore);
  const lines = linesOf(pages);
  const recognition = recognitionOf(pages);
  const classification = foreignFinding(lines) ? null : classificationOf(pages, isRecognized(pages));
  const notes = [...severalDocuments(parts), ...checkSpreadsheet(facts)];
  if (classification) {
    const document: ClassifiedDocument = { kind: classification.kind, lines, pages, recognition, facts };
    const reading = readingOf(document, classification, { chosenCategory, learned });
    const extracted = figuresAtFilePages(reading.extracted, pagesBefore);
    const signals = [...atFilePages(reading.signals, pagesBefore), ...notes];
    return { ...reading, parts, extracted, signals };
  }
  return {
    confidence: 0,
    fraudScore: 0,
    classification: null,
    extracted: [],
    signals: [unknownKindOf(lines, recognition), ...notes],
    blank: isBlank(null, lines, [], recognition, facts),
    figuresKey: null,
    printedNames: [],
    ein: null,
    parts,
    paperLabels: null,
  };
}
