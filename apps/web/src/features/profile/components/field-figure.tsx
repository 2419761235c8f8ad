import type { FieldName, FigureView } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { lazy, Suspense, useContext, useState } from 'react';
import { noticeOf } from '#shared/figures/figure-texts.ts';
import { FiguresContext } from '../model/figures-context.ts';

const FigureCard = lazy(() => import('#shared/figures/figure-card.tsx'));

interface NoticeProps {
  readonly figure: FigureView;
  readonly notice: string;
}

function Notice({ figure, notice }: NoticeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="field-figure">
      <Button look="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {notice}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <FigureCard figure={figure} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Opens the sources of a figure that has another value or another source than the form shows. */
export function FieldFigure({ name }: { readonly name: FieldName }) {
  const figure = useContext(FiguresContext).get(name);
  const notice = figure === undefined ? null : noticeOf(figure);
  return figure === undefined || notice === null ? null : <Notice figure={figure} notice={notice} />;
}
