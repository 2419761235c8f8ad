import { fill } from '@groundwork/wording';
import { formatDollars } from '#shared/formatting/format.ts';
import { words } from '../lenders.wording.ts';

export interface FreeProfitChoiceProps {
  readonly profit: number;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

export const FreeProfitChoice = ({ profit, isChosen, onChoose }: FreeProfitChoiceProps) => (
  <label className="questions-free">
    <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
    <span>{fill(words.freeProfit, { profit: formatDollars(profit) })}</span>
  </label>
);
