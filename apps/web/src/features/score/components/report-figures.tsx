import type { FigureView } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { markOf } from '#shared/figures/figure-mark.ts';
import { FigureStatus } from '#shared/figures/figure-status.tsx';
import { formatFigure, labelOfSource } from '#shared/figures/figure-texts.ts';
import { words } from '../score.wording.ts';

const { figures: texts } = words.report;

const sourceInForce = ({ sources, valueFrom }: FigureView) => sources.find(({ id }) => id === valueFrom);

/** Each figure of the score once, with the value that counts. */
export function ReportFigures({ figures }: { readonly figures: readonly FigureView[] }) {
  const rows = figures.filter(({ value, points }) => value !== null && points !== null);
  return (
    <Card title={texts.title} subtitle={texts.subtitle} className="report-part">
      {rows.length === 0 ? <p className="report-none">{texts.none}</p> : null}
      <ul className="report-rows report-figures">
        {rows.map((figure) => {
          const source = sourceInForce(figure);
          return (
            <li key={figure.field}>
              <div>
                <h3>{figure.label}</h3>
                <p>
                  <strong {...markOf(figure)}>{formatFigure(figure.field, figure.value)}</strong>
                  {source === undefined ? null : ` · ${labelOfSource(source)}`}
                </p>
              </div>
              <FigureStatus status={figure.status} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
