import type { FigureView } from '@groundwork/contracts';
import { FigureLine } from '#shared/figures/figure-line.tsx';
import { figuresOfDocument, isDisputed } from '#shared/figures/figure-texts.ts';
import { useFigures } from '#shared/figures/use-figures.ts';
import { words } from '../documents.wording.ts';

const useFiguresOf = (id: string): readonly FigureView[] => figuresOfDocument(id, useFigures().data ?? []);

const Lines = ({ figures }: { readonly figures: readonly FigureView[] }) =>
  figures.map((figure) => <FigureLine key={figure.field} figure={figure} />);

/** The figures of the score that this document is a source of. */
export function DocumentFigures({ id }: { readonly id: string }) {
  const figures = useFiguresOf(id);
  if (figures.length === 0) return null;
  return (
    <section className="findings" aria-label={words.figures.title}>
      <h3>{words.figures.title}</h3>
      <Lines figures={figures} />
    </section>
  );
}

export function DisputedFigures({ id }: { readonly id: string }) {
  const disputed = useFiguresOf(id).filter(isDisputed);
  if (disputed.length === 0) return null;
  return (
    <div className="document-review">
      <Lines figures={disputed} />
    </div>
  );
}
