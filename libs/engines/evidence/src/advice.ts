import type { ScoreInput } from '@groundwork/engine-scoring';
import { isStated, type TotalOf } from './contradictions.ts';
import { chooseWitnesses, type Chosen, type Proving } from './choose.ts';
import { acts as texts } from './evidence.wording.ts';
import { provenInput } from './proven-input.ts';
import { witnessTable } from './witness-table.ts';
import type { Act, ActName, FieldValue, Witness, WitnessSource } from './witness.ts';

export interface ProofAdvice {
  readonly act: ActName;
  readonly title: string;
  readonly sentence: string;
  readonly points: number;
  readonly fields: readonly string[];
}

export interface ProofState {
  readonly stated: ScoreInput;
  readonly witnesses: readonly Witness[];
  readonly accounts: ScoreInput['accounts'];
  readonly today: string;
  readonly totalOf: TotalOf;
}

const accountsField = 'accounts';

const sources: Readonly<Record<ActName, WitnessSource>> = {
  bank_3: 'bank_rows',
  bank_12: 'bank_rows',
  tax_return: 'tax_return',
  profit_loss: 'report',
  balance_sheet: 'report',
  cash_flow: 'report',
};

/** The last rows that prove a field are fresh. */
const monthsFresh = (chosen: Proving, field: string): boolean => chosen.get(field)?.source === 'bank_rows';

const fallsAway = (act: Act, chosen: Proving): boolean =>
  (act.act === 'bank_3' && monthsFresh(chosen, 'existingLoans')) ||
  (act.act === 'bank_12' && monthsFresh(chosen, 'operatingCashFlow'));

export const openActs = (chosen: Proving): Act[] =>
  witnessTable.acts.filter((act) => !fallsAway(act, chosen));

const promisedWitness = (act: Act, field: string, value: FieldValue, today: string): Witness => ({
  id: `promised:${field}`,
  field,
  source: sources[act.act],
  kind: 'promised',
  value,
  period: { from: today, to: today },
  freshUntil: null,
  reviewed: false,
  confidence: 1,
  corrected: false,
});

const verified = (category: string, act: Act): ScoreInput['documents'][number] => ({
  category,
  status: 'verified',
  fraudScore: 0,
  confidence: 1,
  signals: [],
  sha256: `promised:${act.act}`,
});

interface PromisedAct {
  readonly fields: readonly string[];
  readonly state: ProofState;
}

function promisedState(act: Act, state: ProofState, chosen: Chosen): PromisedAct {
  const { stated, witnesses, accounts, today } = state;
  const values: Readonly<Record<string, unknown>> = stated.figures;
  const open = act.fields.filter((field) => !chosen.has(field));
  const fields = open.filter((field) => isStated(values[field]));
  const bringsAccounts =
    act.fields.includes(accountsField) && accounts.length === 0 && stated.accounts.length > 0;
  const documents =
    act.document === null ? stated.documents : [...stated.documents, verified(act.document, act)];
  const promised = fields.map((field) => promisedWitness(act, field, values[field] as FieldValue, today));
  return {
    fields: bringsAccounts ? [...fields, accountsField] : fields,
    state: {
      ...state,
      stated: { ...stated, documents },
      witnesses: [...witnesses, ...promised],
      accounts: bringsAccounts ? stated.accounts : accounts,
    },
  };
}

export function provenTotal({ stated, witnesses, accounts, today, totalOf }: ProofState): number {
  return totalOf(provenInput(stated, chooseWitnesses(witnesses, today), accounts));
}

export function adviceOf(state: ProofState): ProofAdvice[] {
  const chosen = chooseWitnesses(state.witnesses, state.today);
  const total = provenTotal(state);
  return openActs(chosen)
    .map((act) => {
      const promise = promisedState(act, state, chosen);
      const points = promise.fields.length === 0 ? 0 : provenTotal(promise.state) - total;
      return { act: act.act, ...texts[act.act], points, fields: promise.fields };
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}
