import type { ProofBadge, ProvenCriterion } from '@groundwork/contracts';
import { Badge, type BadgeTone } from '@groundwork/web-ui';
import { CircleDashed, PenLine, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '../score.wording.ts';

const looks: Readonly<Record<ProofBadge, { readonly tone: BadgeTone; readonly icon: ReactNode }>> = {
  proven: { tone: 'good', icon: <ShieldCheck aria-hidden="true" size={14} /> },
  stated: { tone: 'info', icon: <PenLine aria-hidden="true" size={14} /> },
  missing: { tone: 'neutral', icon: <CircleDashed aria-hidden="true" size={14} /> },
};

export function ProofMark({ criterion }: { readonly criterion: ProvenCriterion }) {
  const { badge, provableBy, witnesses } = criterion;
  const { tone, icon } = looks[badge];
  const isForLender = badge === 'stated' && provableBy.length === 0 && witnesses.length === 0;
  return (
    <p className="proof-mark">
      <Badge tone={tone} icon={icon}>
        {words.proof.badges[badge]}
      </Badge>
      {isForLender ? <span>{words.proof.lenderChecks}</span> : null}
    </p>
  );
}
