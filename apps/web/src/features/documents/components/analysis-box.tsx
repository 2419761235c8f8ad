import type { DocumentView } from '@groundwork/contracts';
import { StageTrack } from '@groundwork/web-ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { analysisStages, analysisWords } from '../model/document-words.ts';

const toneIcons = { good: CircleCheck, warn: CircleAlert, bad: CircleAlert } as const;

/** What the analysis found, or how far it is. */
export function AnalysisBox({ document }: { readonly document: DocumentView }) {
  const { tone, sentence, note } = analysisWords(document);
  const { stage, progress } = document.aiAnalysis;
  if (tone === 'waiting') {
    return (
      <div className="analysis analysis-waiting">
        <StageTrack
          label={`Analysis of ${document.originalName}`}
          stages={analysisStages}
          current={stage}
          {...(progress !== null && { detail: `page ${progress.page} of ${progress.pages}` })}
        />
        {note === null ? null : <p className="analysis-note">{note}</p>}
      </div>
    );
  }
  const Icon = toneIcons[tone];
  return (
    <div className={`analysis analysis-${tone}`}>
      <Icon aria-hidden="true" size={18} />
      <p>
        <span className="analysis-title">AI analysis</span>
        <strong>{sentence}</strong>
      </p>
      {note === null ? null : <span className="analysis-note">{note}</span>}
    </div>
  );
}
