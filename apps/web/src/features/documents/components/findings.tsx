import type { AiAnalysis, DocumentSignal, ExtractedFigure } from '@groundwork/contracts';
import { Badge } from '@groundwork/web-ui';
import { formatShare } from '#shared/formatting/format.ts';
import { figureWords, isUnsure, saidInSignal, weightOf } from '../model/finding-words.ts';
import './findings.css';

interface FindingsProps {
  readonly analysis: AiAnalysis;
  readonly onPage: (page: number) => void;
}

interface PageLinkProps {
  readonly page: number;
  /** How many pages have a picture to go to. */
  readonly previews: number;
  readonly what: string;
  readonly onPage: (page: number) => void;
}

function PageLink({ page, previews, what, onPage }: PageLinkProps) {
  if (page > previews) return <span className="finding-page">Page {page}</span>;
  return (
    <button type="button" className="finding-page" onClick={() => onPage(page)}>
      Page {page}
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
  const { word, tone } = weightOf(signal);
  return (
    <li className="finding" data-code={code}>
      <p className="finding-head">
        <Badge tone={tone}>{word}</Badge>
        {page === null ? null : <PageLink page={page} previews={previews} what={message} onPage={onPage} />}
      </p>
      <p>{message}</p>
      {expected === null && actual === null ? null : (
        <dl>
          <dt>Expected</dt>
          <dd>{saidInSignal(expected ?? '–')}</dd>
          <dt>Found</dt>
          <dd>{saidInSignal(actual ?? '–')}</dd>
        </dl>
      )}
    </li>
  );
}

/** Each sign with the page it stands on. Without one: none was found, which proves nothing. */
function SignalList({ analysis, onPage }: FindingsProps) {
  const { signals, previews } = analysis;
  return (
    <section className="findings" aria-label="Signals">
      <h3>Signals</h3>
      {signals.length === 0 ? (
        <p className="findings-none">No sign found by the checks that were run.</p>
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
      <strong>{figureWords(figure)}</strong>
      <span className={isUnsure(figure) ? 'figure-unsure' : 'figure-sure'}>
        {formatShare(confidence)} sure
      </span>
      <PageLink page={page} previews={previews} what={label} onPage={onPage} />
    </li>
  );
}

function FigureList({ analysis, onPage }: FindingsProps) {
  const { extracted, previews } = analysis;
  return (
    <section className="findings" aria-label="Extracted figures">
      <h3>Extracted figures</h3>
      {extracted.length === 0 ? (
        <p className="findings-none">No figures were read from this document.</p>
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
