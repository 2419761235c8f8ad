import { type Lender, lenderTypeLabels } from '@groundwork/contracts';
import { toInitials, describeRating } from '../model/lender-texts.ts';
import { words } from '../lenders.wording.ts';

export function LenderName({ lender }: { readonly lender: Lender }) {
  return (
    <div className="lender-name">
      {lender.logoUrl === null ? (
        <span className="lender-initials" aria-hidden="true">
          {toInitials(lender.name)}
        </span>
      ) : (
        <img className="lender-initials" src={lender.logoUrl} alt="" />
      )}
      <div>
        <h3>{lender.name}</h3>
        <p>
          {lenderTypeLabels[lender.type]} · {describeRating(lender)}
          {lender.sample ? ` · ${words.lender.sample}` : ''}
          {lender.stale ? ` · ${words.stale}` : ''}
        </p>
      </div>
    </div>
  );
}
