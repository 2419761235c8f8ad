import type { DocumentView } from '@groundwork/contracts';
import { Badge, type BadgeTone, IconTile } from '@groundwork/web-ui';
import {
  CircleAlert,
  CircleCheck,
  CircleDot,
  Clock,
  Eye,
  FileText,
  Image,
  type LucideIcon,
} from 'lucide-react';
import { formatBytes, formatDate } from '#shared/formatting/format.ts';
import {
  categoryNames,
  fraudRisk,
  reviewWords,
  statusWord,
  subcategoryNames,
} from '../model/document-words.ts';
import { AnalysisBox } from './analysis-box.tsx';

const statusIcons: Readonly<Partial<Record<BadgeTone, LucideIcon>>> = {
  info: CircleDot,
  good: CircleCheck,
  warn: Clock,
  bad: CircleAlert,
};

function StatusBadge({ status }: Pick<DocumentView, 'status'>) {
  const { word, tone } = statusWord(status);
  const Icon = statusIcons[tone];
  return (
    <Badge tone={tone} icon={Icon === undefined ? null : <Icon aria-hidden="true" size={14} />}>
      {word}
    </Badge>
  );
}

export function DocumentRow({ document }: { readonly document: DocumentView }) {
  const Icon = document.originalName.toLowerCase().endsWith('.pdf') ? FileText : Image;
  const review = reviewWords(document);
  const kind = document.subcategory === null ? null : subcategoryNames[document.subcategory];
  return (
    <li className="document">
      <div className="document-head">
        <IconTile>
          <Icon size={19} />
        </IconTile>
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
          <span className="document-badges">
            <StatusBadge status={document.status} />
            {review === null ? null : (
              <Badge tone="warn" icon={<Eye aria-hidden="true" size={14} />}>
                Needs review
              </Badge>
            )}
          </span>
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
