import type { DocumentView } from '@groundwork/contracts';
import { StageTrack } from '@groundwork/web-ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { analysisWords, stagesOf } from '../model/document-words.ts';
import './analysis-box.css';

const toneIcons = { good: CircleCheck, warn: CircleAlert, bad: CircleAlert } as const;

export interface AnalysisBoxProps {
  readonly document: DocumentView;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** What the analysis found, or how far it is. */
export function AnalysisBox({ document, children }: AnalysisBoxProps) {
  const { tone, sentence, note } = analysisWords(document);
  const { aiAnalysis } = document;
  if (tone === 'waiting') {
    return (
      <div className="analysis analysis-waiting">
        <StageTrack
          label={`Analysis of ${document.originalName}`}
          stages={stagesOf(aiAnalysis)}
          current={aiAnalysis.stage}
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
      {children}
    </div>
  );
}
