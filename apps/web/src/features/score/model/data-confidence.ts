import { type FieldName, type ScoreFlag, tabLabels } from '@groundwork/contracts';
import { formatMoney } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { fieldLabel, fieldOf } from '#shared/profile/fields.ts';

interface TwoSources {
  /** Of the profile. */
  readonly field: FieldName;
  /** What the same figure follows from. */
  readonly computed: string;
  readonly shown: (value: number) => string;
}

const twoSources: Readonly<Record<string, TwoSources>> = {
  BF4: {
    field: 'revenueGrowthRate',
    computed: 'Annual revenue, current year against previous year',
    shown: (value) => `${value}%`,
  },
  BF6: { field: 'currentRatio', computed: 'Current assets ÷ current liabilities', shown: String },
  BF9: {
    field: 'debtToEquityRatio',
    computed: 'Total liabilities ÷ (total assets − total liabilities)',
    shown: String,
  },
  BF11: {
    field: 'averageBankBalance',
    computed: 'Balances of your connected accounts, without lines of credit',
    shown: formatMoney,
  },
};

interface Place {
  readonly to: string;
  readonly label: string;
}

/** Where the figure is entered, and where what it is compared with comes from. */
function placesOf(field: FieldName): Place[] {
  const tab = fieldOf(field)?.tab ?? 'financial';
  const entered = { to: paths.profile({ tab }), label: `Open ${tabLabels[tab]} in your profile` };
  const accounts = { to: paths.banking(), label: 'Open your connected accounts' };
  return field === 'averageBankBalance' ? [entered, accounts] : [entered];
}

export interface Disagreement {
  readonly code: string;
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly places: readonly Place[];
}

/** Two figures that should say the same, and where each is mended. Rules newer than this page stay unnamed. */
export function disagreements(flags: readonly ScoreFlag[] = []): Disagreement[] {
  return flags.flatMap(({ criterion, entered, computed }) => {
    const known = twoSources[criterion];
    if (known === undefined) return [];
    const { field, shown } = known;
    const rows = [
      { label: 'As you entered it', value: shown(entered) },
      { label: known.computed, value: shown(computed) },
    ];
    return [{ code: criterion, title: fieldLabel(field), rows, places: placesOf(field) }];
  });
}
