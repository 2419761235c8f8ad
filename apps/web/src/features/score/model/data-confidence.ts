import type { ScoreFlag } from '@groundwork/contracts';
import { formatMoney } from '#shared/formatting/format.ts';

const financial = { to: '/business-profile?tab=financial', label: 'Open Financial in your profile' };
const banking = { to: '/business-profile?tab=banking', label: 'Open Banking in your profile' };
const accounts = { to: '/banking-info', label: 'Open your connected accounts' };

interface TwoSources {
  /** The field of the profile. */
  readonly title: string;
  /** What the same figure follows from. */
  readonly computed: string;
  readonly shown: (value: number) => string;
  readonly places: readonly { readonly to: string; readonly label: string }[];
}

const percent = (value: number) => `${value}%`;

const twoSources: Readonly<Record<string, TwoSources>> = {
  BF4: {
    title: 'Revenue growth rate',
    computed: 'Annual revenue, current year against previous year',
    shown: percent,
    places: [financial],
  },
  BF6: {
    title: 'Current ratio',
    computed: 'Current assets ÷ current liabilities',
    shown: String,
    places: [financial],
  },
  BF9: {
    title: 'Debt to equity ratio',
    computed: 'Total liabilities ÷ (total assets − total liabilities)',
    shown: String,
    places: [financial],
  },
  BF11: {
    title: 'Average bank balance',
    computed: 'Balances of your connected accounts, without lines of credit',
    shown: formatMoney,
    places: [banking, accounts],
  },
};

export interface Disagreement {
  readonly code: string;
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly places: TwoSources['places'];
}

/** Two figures that should say the same, and where each is mended. Rules newer than this page stay unnamed. */
export function disagreements(flags: readonly ScoreFlag[] = []): Disagreement[] {
  return flags.flatMap(({ criterion, entered, computed }) => {
    const known = twoSources[criterion];
    if (known === undefined) return [];
    const { title, shown, places } = known;
    const rows = [
      { label: 'As you entered it', value: shown(entered) },
      { label: known.computed, value: shown(computed) },
    ];
    return [{ code: criterion, title, rows, places }];
  });
}
