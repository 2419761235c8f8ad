import { fieldCatalogue, type LenderMatchDetail } from '@groundwork/contracts';
import { buttonClass } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { formatCount, formatDate } from '#shared/formatting/format.ts';

type Found = NonNullable<LenderMatchDetail['whatWouldQualify']>;

const labels = new Map<string, string>(fieldCatalogue.map(({ name, label }) => [name, label]));

function changeWords(patch: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(patch)
    .map(([field, value]) => {
      const name = labels.get(field) ?? field;
      if (typeof value === 'boolean') return `${name}: ${value ? 'yes' : 'no'}`;
      return `${name}: ${typeof value === 'number' ? formatCount(value) : value}`;
    })
    .join(', ');
}

function cureWords({ patch, passesOn, note }: Found['cures'][number]): string {
  if (patch !== null) return changeWords(patch);
  if (passesOn !== null) return `is met by itself on ${formatDate(passesOn)}`;
  return note ?? 'Cannot be changed by figures';
}

export interface WhatWouldQualifyProps {
  readonly found: Found;
  readonly lenderId: string;
}

export function WhatWouldQualify({ found, lenderId }: WhatWouldQualifyProps) {
  return (
    <section aria-label="What would qualify me">
      <h3>What would qualify me</h3>
      <ul>
        {found.cures.map((cure) => (
          <li key={cure.code}>
            <strong>{cure.label}</strong>: {cureWords(cure)}
          </li>
        ))}
      </ul>
      {found.patch === null ? null : (
        <>
          <p>With these figures you would meet every requirement they state.</p>
          <Link className={buttonClass('next')} to="/business-profile">
            Update your profile
          </Link>
        </>
      )}
      <Link
        className={buttonClass('outline')}
        to={{ pathname: '/plan', search: `?lender=${encodeURIComponent(lenderId)}` }}
      >
        Plan the way to this lender
      </Link>
    </section>
  );
}
