import { fill } from '@groundwork/wording';
import type { LenderMatch } from '@groundwork/contracts';
import { Badge, Hint } from '@groundwork/web-ui';
import { ShieldCheck } from 'lucide-react';
import { words } from '../lenders.wording.ts';

const { proof: texts } = words;

/** Absent while an older matching computed the match. */
export function CriteriaProof({ match }: { readonly match: LenderMatch }) {
  if (match.proof === undefined) return null;
  const { proven, stated } = match.proof;
  return (
    <p className="criteria-proof">
      <Badge tone={proven === 0 ? 'neutral' : 'good'} icon={<ShieldCheck aria-hidden="true" size={14} />}>
        {fill(texts.count, { proven, stated: Math.max(proven, stated) })}
      </Badge>
      <Hint about={fill(texts.about, { lender: match.lender.name })} text={texts.hint} />
    </p>
  );
}
