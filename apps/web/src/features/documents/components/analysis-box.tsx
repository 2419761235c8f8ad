import type { DocumentView } from '@groundwork/contracts';
import { StageTrack } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '../documents.wording.ts';
import { analysisSummary, stagesOf } from '../model/document-state.ts';
import './analysis-box.css';

const toneIcons = { good: CircleCheck, warn: CircleAlert, bad: CircleAlert } as const;

export interface AnalysisBoxProps {
  readonly document: DocumentView;
  readonly children?: ReactNode;
}

export function AnalysisBox({ document, children }: AnalysisBoxProps) {
  const { tone, sentence, note } = analysisSummary(document);
  const { aiAnalysis } = document;
  if (tone === 'waiting') {
    return (
      <div className="analysis analysis-waiting">
        <StageTrack
          label={fill(words.analysis.track, { name: document.originalName })}
          stages={stagesOf(document)}
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
        <span className="analysis-title">{words.analysis.title}</span>
        <strong>{sentence}</strong>
      </p>
      {note === null ? null : <span className="analysis-note">{note}</span>}
      {children}
    </div>
  );
}
