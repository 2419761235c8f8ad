import type { DocumentView } from '@groundwork/contracts';
import { Badge, type BadgeTone } from '@groundwork/web-ui';
import { CircleAlert, CircleCheck, CircleDot, Clock, Eye, type LucideIcon } from 'lucide-react';
import { reviewWords, statusWord } from '../model/document-words.ts';
import './document-badges.css';

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

export function DocumentBadges({ document }: { readonly document: DocumentView }) {
  return (
    <span className="document-badges">
      <StatusBadge status={document.status} />
      {reviewWords(document) === null ? null : (
        <Badge tone="warn" icon={<Eye aria-hidden="true" size={14} />}>
          Needs review
        </Badge>
      )}
    </span>
  );
}
