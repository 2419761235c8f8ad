import type { AiAnalysis, DocumentSignal, ExtractedFigure } from '@groundwork/contracts';
import { Badge } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { formatShare } from '#shared/formatting/format.ts';
import { words } from '../documents.wording.ts';
import { formatFigure, formatSignalValue, isUncertain, severityOf } from '../model/findings.ts';
import './findings.css';

interface FindingsProps {
  readonly analysis: AiAnalysis;
  readonly onPage: (page: number) => void;
}

interface PageLinkProps {
  readonly page: number;
  readonly previews: number;
  readonly what: string;
  readonly onPage: (page: number) => void;
}

function PageLink({ page, previews, what, onPage }: PageLinkProps) {
  if (page > previews) return <span className="finding-page">{fill(words.findings.page, { page })}</span>;
  return (
    <button type="button" className="finding-page" onClick={() => onPage(page)}>
      {fill(words.findings.page, { page })}
      <span className="gw-hidden">: {what}</span>
    </button>
  );
}

function Signal({
  signal,
  previews,
  onPage,
}: { readonly signal: DocumentSignal } & Omit<PageLinkProps, 'page' | 'what'>) {
  const { code, page, message, expected, actual } = signal;
  const { label, tone } = severityOf(signal);
  return (
    <li className="finding" data-code={code}>
      <p className="finding-head">
        <Badge tone={tone}>{label}</Badge>
        {page === null ? null : <PageLink page={page} previews={previews} what={message} onPage={onPage} />}
      </p>
      <p>{message}</p>
      {expected === null && actual === null ? null : (
        <dl>
          <dt>{words.findings.expected}</dt>
          <dd>{formatSignalValue(expected ?? '–')}</dd>
          <dt>{words.findings.found}</dt>
          <dd>{formatSignalValue(actual ?? '–')}</dd>
        </dl>
      )}
    </li>
  );
}

function SignalList({ analysis, onPage }: FindingsProps) {
  const { signals, previews } = analysis;
  return (
    <section className="findings" aria-label={words.findings.signals}>
      <h3>{words.findings.signals}</h3>
      {signals.length === 0 ? (
        <p className="findings-none">{words.findings.noSignals}</p>
      ) : (
        <ul>
          {signals.map((signal, index) => (
            <Signal key={`${signal.code}-${index}`} signal={signal} previews={previews} onPage={onPage} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Figure({
  figure,
  previews,
  onPage,
}: { readonly figure: ExtractedFigure } & Omit<PageLinkProps, 'page' | 'what'>) {
  const { label, confidence, page } = figure;
  return (
    <li className="figure">
      <span>{label}</span>
      <strong>{formatFigure(figure)}</strong>
      <span className={isUncertain(figure) ? 'figure-unsure' : 'figure-sure'}>
        {fill(words.findings.certainty, { share: formatShare(confidence) })}
      </span>
      <PageLink page={page} previews={previews} what={label} onPage={onPage} />
    </li>
  );
}

function FigureList({ analysis, onPage }: FindingsProps) {
  const { extracted, previews } = analysis;
  return (
    <section className="findings" aria-label={words.findings.figures}>
      <h3>{words.findings.figures}</h3>
      {extracted.length === 0 ? (
        <p className="findings-none">{words.findings.noFigures}</p>
      ) : (
        <ul className="figures">
          {extracted.map((figure) => (
            <Figure
              key={`${figure.name}-${figure.page}`}
              figure={figure}
              previews={previews}
              onPage={onPage}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

export function Findings(props: FindingsProps) {
  return (
    <>
      <SignalList {...props} />
      <FigureList {...props} />
    </>
  );
}
