import type { ScoreInput } from '@groundwork/engine-scoring';
import type { Proving } from '../strength.ts';
import { acts as texts } from '../evidence.wording.ts';
import type { Act, ActName, WitnessSource } from '../witness.ts';
import { figureRules } from './figure-rules.ts';
import { accountsField, openActs } from './proven-criteria.ts';
import { provenByFigures, provingOf, type FigureProofRequest, type TotalOf } from './proven-figures.ts';

export interface ProofAdvice {
  readonly act: ActName;
  readonly title: string;
  readonly sentence: string;
  readonly points: number;
  readonly fields: readonly string[];
}

const sources: Readonly<Record<ActName, WitnessSource>> = {
  bank_3: 'bank_rows',
  bank_12: 'bank_rows',
  tax_return: 'tax_return',
  profit_loss: 'report',
  balance_sheet: 'report',
  cash_flow: 'report',
};

const verified = (category: string, act: Act): ScoreInput['documents'][number] => ({
  category,
  status: 'verified',
  fraudScore: 0,
  confidence: 1,
  signals: [],
  sha256: `promised:${act.act}`,
});

interface Promise {
  readonly fields: readonly string[];
  readonly proof: FigureProofRequest;
  readonly confirmed: Proving;
}

/** The values in force that the act would prove. A paper that its owner issues proves them once a reviewer confirms it. */
function promiseOf(act: Act, proof: FigureProofRequest, chosen: Proving, hasAccounts: boolean): Promise {
  const { stated, today, documentsOf, rules = figureRules } = proof;
  const open = proof.figures.filter(
    ({ field, value }) =>
      act.fields.includes(field) &&
      value !== null &&
      rules.fields[field]?.score === true &&
      !chosen.has(field),
  );
  const bringsAccounts = act.fields.includes(accountsField) && !hasAccounts && stated.accounts.length > 0;
  const promised = stated.accounts.map((account) => ({
    ...account,
    accountId: accountsField,
    freshUntil: today,
    grade: 2 as const,
  }));
  const { document } = act;
  const fields = open.map(({ field }) => field);
  return {
    fields: bringsAccounts ? [...fields, accountsField] : fields,
    proof: {
      ...proof,
      ...(bringsAccounts && { accounts: promised }),
      documentsOf: (grade) =>
        document === null ? documentsOf(grade) : [...documentsOf(grade), verified(document, act)],
    },
    confirmed: new Map(
      open.map(({ field, value }) => [
        field,
        { id: `promised:${field}`, source: sources[act.act], value: value ?? '' },
      ]),
    ),
  };
}

export function proofAdvice(proof: FigureProofRequest, totalOf: TotalOf): ProofAdvice[] {
  const chosen = provingOf(proof.figures, 2, proof.rules ?? figureRules);
  const proven = provenByFigures(proof, 2);
  const total = totalOf(proven);
  return openActs(chosen)
    .map((act) => {
      const promise = promiseOf(act, proof, chosen, proven.accounts.length > 0);
      const after = provenByFigures(promise.proof, 2, promise.confirmed);
      const points = promise.fields.length === 0 ? 0 : totalOf(after) - total;
      return { act: act.act, ...texts[act.act], points, fields: promise.fields };
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}
