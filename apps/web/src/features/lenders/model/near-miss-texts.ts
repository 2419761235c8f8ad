import type { FieldValue } from '@groundwork/contracts';
import type { NearMissGroup } from '@groundwork/engine-matching';
import { fill } from '@groundwork/wording';
import { formatDollars } from '#shared/formatting/format.ts';
import { fieldLabel, fieldOf } from '#shared/profile/fields.ts';
import { describeUnchangeable, formatFieldValue } from '#shared/profile/required-values.ts';
import { words } from '../lenders.wording.ts';

const { nearMisses: texts } = words;

type Group = Pick<NearMissGroup, 'code' | 'nearest'>;
type Figures = Readonly<Record<string, unknown>>;

function formatValue(field: string, value: unknown): string {
  if (typeof value === 'number' && fieldOf(field)?.unit === 'money') return formatDollars(value);
  return formatFieldValue(value as FieldValue);
}

function describePatch(patch: object, figures: Figures): string {
  return Object.entries(patch)
    .map(([field, value]) =>
      fill(texts.change, {
        field: fieldLabel(field),
        to: formatValue(field, value),
        now: formatValue(field, figures[field]),
      }),
    )
    .join(' ');
}

/** The nearest change that meets the rule, in words. */
export function describeNearest({ code, nearest }: Group, figures: Figures): string {
  const { patch, passesOn, note } = nearest;
  if (code === 'personalGuarantee') return texts.guarantee;
  if (patch === null) return describeUnchangeable({ passesOn, note });
  if (code === 'amount' && patch.loanRequestAmount !== undefined) {
    return fill(texts.smaller, { amount: formatDollars(patch.loanRequestAmount) });
  }
  return describePatch(patch, figures);
}
