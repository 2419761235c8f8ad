import type { DocumentView } from '@groundwork/contracts';
import { Badge } from '@groundwork/web-ui';
import { CircleAlert, CircleCheck, FileText, Image, LoaderCircle } from 'lucide-react';
import { formatBytes, formatDate } from '#shared/formatting/format.ts';
import {
  analysisWords,
  categoryNames,
  fraudRisk,
  reviewWords,
  statusWord,
  subcategoryNames,
} from '../model/document-words.ts';

const toneIcons = { good: CircleCheck, warn: CircleAlert, bad: CircleAlert, waiting: LoaderCircle } as const;

function AnalysisBox({ document }: { readonly document: DocumentView }) {
  const { tone, sentence, note } = analysisWords(document);
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

export function DocumentRow({ document }: { readonly document: DocumentView }) {
  const { word, tone } = statusWord(document.status);
  const Icon = document.originalName.toLowerCase().endsWith('.pdf') ? FileText : Image;
  const review = reviewWords(document);
  const kind = document.subcategory === null ? null : subcategoryNames[document.subcategory];
  return (
    <li className="document">
      <div className="document-head">
        <span className="category-icon" aria-hidden="true">
          <Icon size={19} />
        </span>
        <div className="document-name">
          <h3>{document.originalName}</h3>
          <p>
            <span>{formatBytes(document.fileSize)}</span>
            <span>{formatDate(document.createdAt)}</span>
            <span>{categoryNames[document.category]}</span>
            {kind === null ? null : <span>{kind}</span>}
          </p>
        </div>
        <div className="document-state">
          <Badge tone={tone}>{word}</Badge>
          {review === null ? null : <Badge tone="warn">Needs review</Badge>}
          <p>
            Fraud risk <strong>{fraudRisk(document)}</strong>
          </p>
        </div>
      </div>
      <AnalysisBox document={document} />
      {review === null ? null : <p className="document-review">{review}</p>}
    </li>
  );
}
