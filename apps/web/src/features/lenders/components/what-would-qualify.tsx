import type { LenderMatchDetail } from '@groundwork/contracts';
import { buttonClass } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { formatFieldValue, describeUnchangeable } from '#shared/profile/required-values.ts';
import { fieldLabel } from '#shared/profile/fields.ts';
import { words } from '../lenders.wording.ts';

type QualifyingChange = NonNullable<LenderMatchDetail['whatWouldQualify']>;

function describeRequirement({ patch, ...requirement }: QualifyingChange['cures'][number]): string {
  if (patch === null) return describeUnchangeable(requirement);
  return Object.entries(patch)
    .map(([field, value]) => `${fieldLabel(field)}: ${formatFieldValue(value)}`)
    .join(', ');
}

export interface WhatWouldQualifyProps {
  readonly change: QualifyingChange;
  readonly lenderId: string;
}

export function WhatWouldQualify({ change, lenderId }: WhatWouldQualifyProps) {
  return (
    <section aria-label={words.changes.heading}>
      <h3>{words.changes.heading}</h3>
      <ul>
        {change.cures.map((requirement) => (
          <li key={requirement.code}>
            <strong>{requirement.label}</strong>: {describeRequirement(requirement)}
          </li>
        ))}
      </ul>
      {change.patch === null ? null : <p>{words.changes.enough}</p>}
      <p className="lender-actions">
        {change.patch === null ? null : (
          <Link className={buttonClass('next')} to={paths.profile()}>
            {words.changes.profile}
          </Link>
        )}
        <Link className={buttonClass('outline')} to={paths.plan({ lender: lenderId })}>
          {words.changes.plan}
        </Link>
      </p>
    </section>
  );
}
