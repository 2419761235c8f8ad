import { fill } from '@groundwork/wording';
import type { Lender } from '@groundwork/contracts';
import { words } from '../lenders.wording.ts';

export interface LenderLinkProps {
  readonly lender: Lender;
  readonly onOpen: (id: string) => void;
}

export function LenderLink({ lender, onOpen }: LenderLinkProps) {
  return (
    <button
      type="button"
      className="lender-link"
      aria-label={fill(words.lender.detailsOf, { lender: lender.name })}
      onClick={() => onOpen(lender.id)}
    >
      {lender.name}
    </button>
  );
}
