import type { AiAnalysis, DocumentView } from '@groundwork/contracts';
import { DataList } from '@groundwork/web-ui';
import { formatBytes, formatMoment } from '#shared/formatting/format.ts';
import { fraudRisk, reviewWords } from '../model/document-words.ts';
import { betterPlace, placeWords } from '../model/owner-actions.ts';
import { stageTimes } from '../model/stage-times.ts';
import { DocumentBadges } from './document-badges.tsx';

export function DocumentFacts({ document }: { readonly document: DocumentView }) {
  // The offer to move it says the same, with the way out of it.
  const review = betterPlace(document) === null ? reviewWords(document) : null;
  return (
    <section aria-label="Facts">
      <DocumentBadges document={document} />
      {review === null ? null : <p className="drawer-review">{review}</p>}
      <DataList
        rows={[
          { label: 'Category', value: placeWords(document) },
          { label: 'Fraud risk', value: fraudRisk(document) },
          {
            label: 'Uploaded',
            value: `${formatMoment(document.createdAt)}, ${formatBytes(document.fileSize)}`,
          },
        ]}
      />
    </section>
  );
}

/** When it came through each stage; empty while there is none. */
export function StageTimes({ analysis }: { readonly analysis: AiAnalysis }) {
  const times = stageTimes(analysis);
  if (times.length === 0) return null;
  return (
    <section className="findings" aria-label="Stages">
      <h3>Stages</h3>
      <ol className="stage-times">
        {times.map(({ label, at, after }) => (
          <li key={at + label}>
            <span>{label}</span>
            <time dateTime={at}>{after}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
