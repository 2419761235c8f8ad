import { isSameAmount } from '../contradiction.ts';
import type { Figure, LearnedFrom } from '../figures.ts';
import type { Kind } from '../kinds.ts';
import { contradictsSum, ownSumOf, stateOfSums, type SummedDocument } from '../own-sum.ts';
import { type Fingerprint, isSamePaper } from './fingerprint.ts';
import type { LabeledAmount } from './labeled-amounts.ts';
import { valueFor } from './learned-name.ts';

export interface LearnedLabel {
  readonly figure: string;
  readonly label: string;
  readonly fingerprint: readonly string[];
  readonly from: LearnedFrom;
}

export interface LabeledPaper {
  readonly kind: Kind;
  readonly labeled: readonly LabeledAmount[];
  readonly fingerprint: Fingerprint | null;
  readonly recognition: number;
}

function amountNamed(label: string, { labeled }: LabeledPaper): LabeledAmount | null {
  const [first, ...more] = labeled.filter((each) => each.label === label);
  const isOne = more.every(({ amount }) => isSameAmount(amount.value, first?.amount.value ?? 0));
  return first && isOne ? first : null;
}

function figureBy({ figure, label, from }: LearnedLabel, paper: LabeledPaper): Figure | null {
  const rule = paper.kind.figures.find(({ name }) => name === figure);
  const located = amountNamed(label, paper);
  if (!rule || !located || rule.fact?.as === 'text' || rule.fact?.as === 'day') return null;
  const { amount, line } = located;
  return {
    name: figure,
    label: rule.label,
    value: valueFor(figure, amount.value),
    text: null,
    confidence: amount.confidence ?? paper.recognition,
    page: line.page,
    box: amount.area,
    learned: from,
  };
}

function learnedFigures(paper: LabeledPaper, learned: readonly LearnedLabel[]): Figure[] {
  const { fingerprint } = paper;
  if (fingerprint === null) return [];
  return learned
    .filter((each) => isSamePaper(each.fingerprint, fingerprint))
    .toSorted((a, b) => b.from.at.localeCompare(a.from.at))
    .flatMap((each) => figureBy(each, paper) ?? []);
}

const isOther = ({ name, value }: Figure, extracted: readonly Figure[]): boolean => {
  const read = extracted.find((each) => each.name === name);
  return typeof read?.value !== 'number' || !isSameAmount(read.value, value ?? 0);
};

const fitsSums = ({ name, value }: Figure, document: SummedDocument): boolean => {
  if (stateOfSums(document, name) === 'holds') return false;
  const sum = ownSumOf(document, name);
  return sum === null || value === null || !contradictsSum(value, sum);
};

function withFigures(extracted: readonly Figure[], figures: readonly Figure[]): Figure[] {
  const replaced = extracted.map((each) => figures.find(({ name }) => name === each.name) ?? each);
  return [...replaced, ...figures.filter(({ name }) => !extracted.some((each) => each.name === name))];
}

/** A label counts only if a sum adds up with it: no reviewer weighs its points. */
export function withLearnedFigures(
  extracted: readonly Figure[],
  paper: LabeledPaper,
  { learned, signals }: { readonly learned: readonly LearnedLabel[] } & Pick<SummedDocument, 'signals'>,
): Figure[] {
  const asRead: SummedDocument = { subcategory: paper.kind.subcategory, extracted, signals };
  const figures = learnedFigures(paper, learned).filter(
    (figure) => isOther(figure, extracted) && fitsSums(figure, asRead),
  );
  const holdsWith = (some: readonly Figure[]): boolean => {
    const document = { ...asRead, extracted: withFigures(extracted, some) };
    return some.every(({ name }) => stateOfSums(document, name) === 'holds');
  };
  const proven = figures.reduce<Figure[]>((some, figure) => {
    const isNew = some.every(({ name }) => name !== figure.name);
    return isNew && holdsWith([...some, figure]) ? [...some, figure] : some;
  }, []);
  return withFigures(extracted, proven);
}
