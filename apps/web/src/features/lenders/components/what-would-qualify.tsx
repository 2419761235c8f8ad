import type { LenderMatchDetail } from '@groundwork/contracts';
import { buttonClass } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { formatFieldValue, describeUnchangeable } from '#shared/profile/required-values.ts';
import { fieldLabel } from '#shared/profile/fields.ts';

type QualifyingChange = NonNullable<LenderMatchDetail['whatWouldQualify']>;

function describeChange({ patch, ...cure }: QualifyingChange['cures'][number]): string {
  if (patch === null) return describeUnchangeable(cure);
  return Object.entries(patch)
    .map(([field, value]) => `${fieldLabel(field)}: ${formatFieldValue(value)}`)
    .join(', ');
}

export interface WhatWouldQualifyProps {
  readonly found: QualifyingChange;
  readonly lenderId: string;
}

export function WhatWouldQualify({ found, lenderId }: WhatWouldQualifyProps) {
  return (
    <section aria-label="What would qualify me">
      <h3>What would qualify me</h3>
      <ul>
        {found.cures.map((cure) => (
          <li key={cure.code}>
            <strong>{cure.label}</strong>: {describeChange(cure)}
          </li>
        ))}
      </ul>
      {found.patch === null ? null : (
        <>
          <p>With these figures you would meet every requirement they state.</p>
          <Link className={buttonClass('next')} to={paths.profile()}>
            Update your profile
          </Link>
        </>
      )}
      <Link className={buttonClass('outline')} to={paths.plan({ lender: lenderId })}>
        Plan the way to this lender
      </Link>
    </section>
  );
}
