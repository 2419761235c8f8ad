import { type ScoreFlag, tabLabels } from '@groundwork/contracts';
import { type EnteredField, enteredFieldOf } from '@groundwork/engine-scoring';
import { formatMoney } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { fieldLabel, fieldOf } from '#shared/profile/fields.ts';

interface TwoSources {
  /** What the same figure follows from. */
  readonly computed: string;
  readonly shown: (value: number) => string;
}

const twoSources: Readonly<Record<EnteredField, TwoSources>> = {
  revenueGrowthRate: {
    computed: 'Annual revenue, current year against previous year',
    shown: (value) => `${value}%`,
  },
  currentRatio: { computed: 'Current assets ÷ current liabilities', shown: String },
  debtToEquityRatio: {
    computed: 'Total liabilities ÷ (total assets − total liabilities)',
    shown: String,
  },
  averageBankBalance: {
    computed: 'Balances of your connected accounts, without lines of credit',
    shown: formatMoney,
  },
};

interface Place {
  readonly to: string;
  readonly label: string;
}

/** Where the figure is entered, and where what it is compared with comes from. */
function listPlaces(field: EnteredField): Place[] {
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
export function listDisagreements(flags: readonly ScoreFlag[] = []): Disagreement[] {
  return flags.flatMap(({ criterion, entered, computed }) => {
    const field = enteredFieldOf(criterion);
    if (field === undefined) return [];
    const { shown, computed: follows } = twoSources[field];
    const rows = [
      { label: 'As you entered it', value: shown(entered) },
      { label: follows, value: shown(computed) },
    ];
    return [{ code: criterion, title: fieldLabel(field), rows, places: listPlaces(field) }];
  });
}
