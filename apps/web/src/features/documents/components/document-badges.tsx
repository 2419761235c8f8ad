import type { DocumentView } from '@groundwork/contracts';
import { Badge, type BadgeTone } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import {
  CircleAlert,
  CircleCheck,
  CircleDot,
  CircleHelp,
  Clock,
  Eye,
  type LucideIcon,
  UserRound,
} from 'lucide-react';
import { words } from '../documents.wording.ts';
import { words as holderWords } from '../holder.wording.ts';
import { reviewNote, statusBadge } from '../model/document-state.ts';
import { isHolderOpen, isOthersSample } from '../model/holder.ts';
import './document-badges.css';

const statusIcons: Readonly<Partial<Record<BadgeTone, LucideIcon>>> = {
  info: CircleDot,
  good: CircleCheck,
  warn: Clock,
  bad: CircleAlert,
};

function StatusBadge({ status }: Pick<DocumentView, 'status'>) {
  const { label, tone } = statusBadge(status);
  const Icon = statusIcons[tone];
  return (
    <Badge tone={tone} icon={Icon === undefined ? null : <Icon aria-hidden="true" size={14} />}>
      {label}
    </Badge>
  );
}

export function DocumentBadges({ document }: { readonly document: DocumentView }) {
  const questions = document.aiAnalysis.questions?.length ?? 0;
  return (
    <span className="document-badges">
      <StatusBadge status={document.status} />
      {reviewNote(document) === null ? null : (
        <Badge tone="warn" icon={<Eye aria-hidden="true" size={14} />}>
          {words.list.needsReview}
        </Badge>
      )}
      {isHolderOpen(document) ? (
        <Badge tone="warn" icon={<UserRound aria-hidden="true" size={14} />}>
          {holderWords.mark}
        </Badge>
      ) : null}
      {isOthersSample(document) ? <Badge tone="info">{holderWords.sampleMark}</Badge> : null}
      {questions === 0 ? null : (
        <Badge tone="info" icon={<CircleHelp aria-hidden="true" size={14} />}>
          {fill(words.list.questions, { count: questions })}
        </Badge>
      )}
    </span>
  );
}
