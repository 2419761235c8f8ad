import type { BankFileView } from '@groundwork/contracts';
import { words } from '../bank-records.wording.ts';

export function FileWarnings({ file }: { readonly file: BankFileView }) {
  const texts = {
    NO_BALANCES: words.plan.noBalances,
    DOUBTS_CUT: words.plan.cut,
    PLAN_CHANGED: words.plan.changed,
  };
  return file.warnings.map((warning) => (
    <p key={warning} className="bank-warning" role="status">
      {texts[warning]}
    </p>
  ));
}
