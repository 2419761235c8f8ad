import { fill } from '@groundwork/wording';
import { type ScoreFlag, tabLabels } from '@groundwork/contracts';
import { type EnteredField, enteredFieldOf } from '@groundwork/engine-scoring';
import { formatMoney } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { fieldLabel, fieldOf } from '#shared/profile/fields.ts';
import { words } from '../score.wording.ts';

const { confidence: texts } = words;

const formats: Readonly<Record<EnteredField, (value: number) => string>> = {
  revenueGrowthRate: (value) => `${value}%`,
  currentRatio: String,
  debtToEquityRatio: String,
  averageBankBalance: formatMoney,
};

interface Place {
  readonly to: string;
  readonly label: string;
}

function listPlaces(field: EnteredField): Place[] {
  const tab = fieldOf(field)?.tab ?? 'financial';
  const entered = { to: paths.profile({ tab }), label: fill(texts.openTab, { tab: tabLabels[tab] }) };
  const accounts = { to: paths.banking(), label: texts.openAccounts };
  return field === 'averageBankBalance' ? [entered, accounts] : [entered];
}

export interface Disagreement {
  readonly code: string;
  readonly title: string;
  readonly sentence: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly places: readonly Place[];
}

export function listDisagreements(flags: readonly ScoreFlag[] = []): Disagreement[] {
  return flags.flatMap(({ criterion, entered, computed }) => {
    const field = enteredFieldOf(criterion);
    if (field === undefined) return [];
    const format = formats[field];
    const source = texts.computed[field];
    const values = { entered: format(entered), computed: format(computed) };
    const rows = [
      { label: texts.entered, value: values.entered },
      { label: source, value: values.computed },
    ];
    const sentence = fill(texts.sentence, { ...values, source });
    return [{ code: criterion, title: fieldLabel(field), sentence, rows, places: listPlaces(field) }];
  });
}
