import type { FigureView } from '@groundwork/contracts';
import { Badge, type BadgeTone } from '@groundwork/web-ui';
import {
  CircleDashed,
  Clock,
  FileCheck,
  FileText,
  type LucideIcon,
  PenLine,
  ShieldCheck,
  TriangleAlert,
  UserX,
} from 'lucide-react';
import { words } from './figures.wording.ts';

type Status = FigureView['status'];

const looks: Readonly<Record<Status, { readonly tone: BadgeTone; readonly Icon: LucideIcon }>> = {
  open: { tone: 'neutral', Icon: CircleDashed },
  said: { tone: 'neutral', Icon: PenLine },
  file: { tone: 'info', Icon: FileText },
  paper: { tone: 'good', Icon: FileCheck },
  confirmed: { tone: 'good', Icon: ShieldCheck },
  disputed: { tone: 'warn', Icon: TriangleAlert },
  stale: { tone: 'warn', Icon: Clock },
  'other-name': { tone: 'warn', Icon: UserX },
};

export function FigureStatus({ status }: { readonly status: Status }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} />}>
      {words.status[status]}
    </Badge>
  );
}
