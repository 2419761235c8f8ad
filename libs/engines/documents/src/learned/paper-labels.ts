import type { Kind } from '../kinds.ts';
import type { Line, Page } from '../page.ts';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';
import { labeledAmounts } from './labeled-amounts.ts';
import type { LabeledPaper } from './learned-figures.ts';
import type { PrintedLabel } from './learned-name.ts';

export interface PaperLabels {
  fingerprint: Fingerprint;
  labels: PrintedLabel[];
}

interface ReadPaper {
  readonly kind: Kind;
  readonly lines: readonly Line[];
  readonly pages: readonly Page[];
  readonly recognition: number;
}

export function labeledPaper(paper: ReadPaper, names: readonly string[]): LabeledPaper {
  const { kind, lines, recognition } = paper;
  const labeled = labeledAmounts(lines, names);
  return { kind, labeled, recognition, fingerprint: fingerprintOf(kind, paper, labeled) };
}

const mostLabels = 300;

export function paperLabelsOf({ kind, labeled, fingerprint }: LabeledPaper): PaperLabels | null {
  if (fingerprint === null || kind.supporting === 'private') return null;
  const labels = new Map(
    labeled.map(({ label, amount: { value } }) => [`${label} ${value}`, { label, value }]),
  );
  return { fingerprint, labels: [...labels.values()].slice(0, mostLabels) };
}
