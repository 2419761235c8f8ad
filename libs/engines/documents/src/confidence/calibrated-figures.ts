import { formatAmount } from '../amounts.ts';
import { isSameAmount } from '../contradiction.ts';
import type { Candidate, Figure, SumState } from '../figures.ts';
import { sumOfPlace } from '../forms/check-form.ts';
import type { Kind } from '../kinds.ts';
import type { LabeledPaper } from '../learned/learned-figures.ts';
import { valueFor } from '../learned/learned-name.ts';
import { fittingValue, stateOfSums } from '../own-sum.ts';
import type { Line } from '../page.ts';
import { isSize } from '../reports/report-figures.ts';
import { scaleOf } from '../reports/scale.ts';
import type { Signal } from '../signal.ts';
import { calibrated } from './calibrated.ts';

/** The least that is no question: no answer of the owner could explain an amount without a sum. */
const mostUnexplained = 0.9;

interface ReadPaper {
  readonly paper: LabeledPaper;
  readonly lines: readonly Line[];
  readonly contradictions: readonly Signal[];
}

type Amount = Figure & { value: number };

const isAmount = (figure: Figure): figure is Amount => figure.value !== null;

const contradictionOf = ({ value, page }: Amount, { contradictions }: ReadPaper): Signal | undefined =>
  contradictions.find((signal) => signal.page === page && signal.actual === formatAmount(value));

function sumOf(figure: Amount, extracted: readonly Figure[], read: ReadPaper): SumState {
  const { kind } = read.paper;
  const sum = stateOfSums({ subcategory: kind.subcategory, extracted }, figure.name);
  const isLearned = sum === 'holds' && extracted.some(({ learned }) => learned !== undefined);
  if (isLearned) return 'holds';
  if (contradictionOf(figure, read)) return 'fails';
  if (kind.layout === 'form') return sumOfPlace(read.lines, figure);
  return figure.sum ?? sum;
}

const sizeOf = (kind: Kind, name: string, value: number): number =>
  isSize(kind, name) ? Math.abs(value) : valueFor(name, value);

function rivalsOf({ name, value }: Amount, { paper, lines }: ReadPaper): Candidate[] {
  const { kind, labeled } = paper;
  const rule = kind.figures.find((each) => each.name === name);
  const labels = rule?.labels.slice(0, rule.labels.length - (rule.otherwise?.length ?? 0)) ?? [];
  const scale = kind.layout === 'report' && kind.issuedBy === 'owner' ? scaleOf(lines) : 1;
  return labeled.flatMap(({ label, amount, line }) => {
    if (!labels.some((pattern) => pattern.test(label))) return [];
    const rival = sizeOf(kind, name, amount.value * (amount.hasCents ? 1 : scale));
    return isSameAmount(rival, value) ? [] : [{ value: rival, page: line.page, box: amount.area }];
  });
}

function expectedValue(figure: Amount, extracted: readonly Figure[], read: ReadPaper): Candidate[] {
  const expected = Number(contradictionOf(figure, read)?.expected?.replaceAll(',', '') ?? NaN);
  const fitting = fittingValue({ subcategory: read.paper.kind.subcategory, extracted }, figure.name);
  const value = Number.isNaN(expected) ? fitting : expected;
  return value === null || isSameAmount(value, figure.value) ? [] : [{ value, page: figure.page, box: null }];
}

export function calibratedFigures(extracted: readonly Figure[], read: ReadPaper): Figure[] {
  const isRecognized = read.paper.recognition < 1;
  const sums = extracted.map((each) => (isAmount(each) ? sumOf(each, extracted, read) : null));
  const most = sums.includes('fails') ? mostUnexplained : 1;
  return extracted.map(({ sum: _, ...figure }, at): Figure => {
    const [own, sum = null] = [extracted[at], sums[at]];
    if (!own || !isAmount(own) || sum === null) return figure;
    const rivals = rivalsOf(own, read);
    const grounds = { recognition: own.confidence, sum, rivals: rivals.length };
    const expected = sum === 'fails' ? expectedValue(own, extracted, read) : [];
    return {
      ...figure,
      confidence: Math.min(calibrated(grounds, isRecognized), sum === 'open' ? most : 1),
      grounds,
      other: [...expected, ...rivals][0],
    };
  });
}
