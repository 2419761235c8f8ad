import type { FigureView } from '@groundwork/contracts';
import { FigureChip } from './figure-chip.tsx';
import { markOf } from './figure-mark.ts';
import { FigureStatus } from './figure-status.tsx';
import { formatFigure } from './figure-texts.ts';

/** A figure with its value and status, which opens its sources. */
export function FigureLine({ figure }: { readonly figure: FigureView }) {
  const { field, label, value, status } = figure;
  return (
    <FigureChip figure={figure}>
      <span {...markOf(figure)}>
        {label}: {formatFigure(field, value)}
      </span>{' '}
      <FigureStatus status={status} />
    </FigureChip>
  );
}
