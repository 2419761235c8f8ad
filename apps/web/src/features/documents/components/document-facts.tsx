import type { AiAnalysis, DocumentView } from '@groundwork/contracts';
import { DataList } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { formatBytes, formatMoment } from '#shared/formatting/format.ts';
import { formatFraudRisk, ownerNote } from '../model/document-state.ts';
import { betterPlace, formatPlace } from '../model/owner-actions.ts';
import { stageTimes } from '../model/stage-times.ts';
import { words } from '../documents.wording.ts';
import { DocumentBadges } from './document-badges.tsx';

export function DocumentFacts({ document }: { readonly document: DocumentView }) {
  // The offer of another category already shows the reason, except that of a reviewer.
  const isOffered = betterPlace(document) !== null && (document.reviewerRejection ?? null) === null;
  const review = isOffered ? null : ownerNote(document);
  return (
    <section aria-label={words.drawer.facts}>
      <DocumentBadges document={document} />
      {review === null ? null : <p className="drawer-review">{review}</p>}
      <DataList
        rows={[
          { label: words.drawer.category, value: formatPlace(document) },
          { label: words.list.fraudRisk, value: formatFraudRisk(document) },
          {
            label: words.drawer.uploaded,
            value: fill(words.drawer.uploadedValue, {
              date: formatMoment(document.createdAt),
              size: formatBytes(document.fileSize),
            }),
          },
        ]}
      />
    </section>
  );
}

export function StageTimes({ analysis }: { readonly analysis: AiAnalysis }) {
  const times = stageTimes(analysis);
  if (times.length === 0) return null;
  return (
    <section className="findings" aria-label={words.drawer.stages}>
      <h3>{words.drawer.stages}</h3>
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
