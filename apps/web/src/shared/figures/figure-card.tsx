import type { FigureView } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Link } from 'react-router-dom';
import { Needs } from '../business/needs.tsx';
import { useBusy } from '../busy/use-busy.ts';
import { capitalize, formatDate } from '../formatting/format.ts';
import { paths } from '../paths.ts';
import './figure-card.css';
import { FigureStatus } from './figure-status.tsx';
import { markOf, markOfSentence, markOfSource } from './figure-mark.ts';
import { formatFigure, isDisputed, labelOfSource, noteOfSource, pointsOf } from './figure-texts.ts';
import { words } from './figures.wording.ts';
import { useSettling } from './use-settling.ts';

interface SourceProps {
  readonly figure: FigureView;
  readonly source: FigureView['sources'][number];
  readonly busy: boolean;
  readonly onUse: () => void;
}

function Source({ figure, source, busy, onUse }: SourceProps) {
  const amount = formatFigure(figure.field, source.value);
  const name = labelOfSource(source);
  const line = capitalize(fill(words.line, { source: name, amount }));
  const note = noteOfSource(source);
  const { documentId } = source;
  const isInForce = source.id === figure.valueFrom;
  return (
    <li>
      <span {...markOfSource(figure.field, source)}>
        {documentId === undefined ? line : <Link to={paths.documents({ document: documentId })}>{line}</Link>}
        {note === null ? null : <span className="figure-source-note"> · {note}</span>}
      </span>
      <span>
        {isInForce ? <strong>{words.inForce}</strong> : null}
        <Needs access="profile edit">
          {isInForce && !isDisputed(figure) ? null : (
            <Button
              look="outline"
              busy={busy}
              aria-label={fill(isInForce ? words.keepFor : words.useFor, {
                amount,
                source: name,
                field: figure.label,
              })}
              onClick={onUse}
            >
              {isInForce ? words.keep : words.use}
            </Button>
          )}
        </Needs>
      </span>
    </li>
  );
}

export default function FigureCard({ figure }: { readonly figure: FigureView }) {
  const { settle, undo } = useSettling();
  const { busy, during } = useBusy();
  const { field, label, question, sources, settledOn, undoableUntil } = figure;
  const points = pointsOf(figure);
  return (
    <section className="figure-card" aria-label={fill(words.sources, { field: label })}>
      <p>
        <strong {...markOf(figure)}>{formatFigure(figure.field, figure.value)}</strong>{' '}
        <FigureStatus status={figure.status} />
      </p>
      {points === null ? null : <p>{points}</p>}
      {question === null ? null : <p {...markOfSentence(field)}>{question}</p>}
      <ul>
        {sources.map((source) => (
          <Source
            key={source.id}
            figure={figure}
            source={source}
            busy={busy}
            onUse={() => during(settle(figure, source.id))}
          />
        ))}
      </ul>
      {settledOn === null ? null : <p>{fill(words.decided, { day: formatDate(settledOn) })}</p>}
      <Needs access="profile edit">
        {undoableUntil === null ? null : (
          <Button
            look="ghost"
            busy={busy}
            aria-label={fill(words.undoFor, { field: label })}
            onClick={() => during(undo(figure))}
          >
            {words.undo}
          </Button>
        )}
        <Link to={paths.profile({ field })}>{words.enterAnother}</Link>
      </Needs>
    </section>
  );
}
