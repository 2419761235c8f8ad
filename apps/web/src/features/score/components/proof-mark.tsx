import type { ProofBadge, ProvenCriterion, WitnessState } from '@groundwork/contracts';
import { Badge, type BadgeTone } from '@groundwork/web-ui';
import { CircleDashed, PenLine, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labelOfWitness } from '#shared/evidence/witness-texts.ts';
import { paths } from '#shared/paths.ts';
import { words } from '../score.wording.ts';

const looks: Readonly<Record<ProofBadge, { readonly tone: BadgeTone; readonly icon: ReactNode }>> = {
  proven: { tone: 'good', icon: <ShieldCheck aria-hidden="true" size={14} /> },
  stated: { tone: 'info', icon: <PenLine aria-hidden="true" size={14} /> },
  missing: { tone: 'neutral', icon: <CircleDashed aria-hidden="true" size={14} /> },
};

interface ProofMarkProps {
  readonly criterion: ProvenCriterion;
  readonly witnesses: readonly WitnessState[];
}

const placeOf = ({ documentId }: WitnessState) =>
  documentId === undefined ? paths.banking() : paths.documents({ document: documentId });

export function ProofMark({ criterion, witnesses }: ProofMarkProps) {
  const { badge, provableBy } = criterion;
  const own = witnesses.filter(({ id }) => criterion.witnesses.includes(id));
  const labels = new Map(own.map((witness) => [labelOfWitness(witness), placeOf(witness)]));
  const { tone, icon } = looks[badge];
  const isForLender = badge === 'stated' && provableBy.length === 0 && own.length === 0;
  return (
    <p className="proof-mark">
      <Badge tone={tone} icon={icon}>
        {words.proof.badges[badge]}
      </Badge>
      {[...labels].map(([label, to]) => (
        <Link key={label} to={to}>
          {label}
        </Link>
      ))}
      {isForLender ? <span>{words.proof.lenderChecks}</span> : null}
    </p>
  );
}
