import { type DocumentCategory, type FigureView, type ProvenScore, typedSource } from '@groundwork/contracts';
import { isDisputed } from '#shared/figures/figure-texts.ts';
import { categoryOfAct } from './act-category.ts';

type Source = FigureView['sources'][number];

/** Without a category, bank rows prove it. */
export type NextProof = 'decide' | 'sources' | null | { readonly category: DocumentCategory | null };

export interface ProofRow {
  readonly figure: FigureView;
  readonly said: Source | undefined;
  readonly file: Source | undefined;
  readonly paper: Source | undefined;
  readonly next: NextProof;
}

type Advice = ProvenScore['advice'][number];

function nextProof(figure: FigureView, advice: Advice | undefined): NextProof {
  if (isDisputed(figure)) return 'decide';
  if (advice === undefined) return figure.sources.length > 0 ? 'sources' : null;
  return { category: categoryOfAct[advice.act] };
}

const bestFirst = (a: Source, b: Source): number => (b.grade ?? 0) - (a.grade ?? 0);

/** In dispute, then the largest gains, then the rest. Nothing is shown that no answer and no source names. */
export function proofRowsOf(figures: readonly FigureView[], advice: readonly Advice[]): readonly ProofRow[] {
  const adviceFor = (field: string) => advice.find(({ fields }) => fields.includes(field));
  const rank = (figure: FigureView): number =>
    isDisputed(figure) ? Number.POSITIVE_INFINITY : (adviceFor(figure.field)?.points ?? 0);
  return figures
    .filter(({ points, status }) => points !== null && status !== 'open')
    .toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
    .map((figure) => {
      const best = figure.sources.toSorted(bestFirst);
      return {
        figure,
        said: best.find(({ id }) => id === typedSource),
        file: best.find(({ grade }) => grade === 1),
        paper: best.find(({ grade }) => grade !== null && grade > 1),
        next: nextProof(figure, adviceFor(figure.field)),
      };
    });
}
