import type { FieldName } from '@groundwork/contracts';
import { useContext } from 'react';
import { FigureChip } from '#shared/figures/figure-chip.tsx';
import { markOf } from '#shared/figures/figure-mark.ts';
import { noticeOf } from '#shared/figures/figure-texts.ts';
import { FiguresContext } from '../model/figures-context.ts';

/** Opens the sources of a figure that has another value or another source than the form shows. */
export function FieldFigure({ name }: { readonly name: FieldName }) {
  const figure = useContext(FiguresContext).get(name);
  const notice = figure === undefined ? null : noticeOf(figure);
  if (figure === undefined || notice === null) return null;
  return (
    <FigureChip figure={figure}>
      <span {...markOf(figure)}>{notice}</span>
    </FigureChip>
  );
}
