import type { BankFileView } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from '../bank-records.wording.ts';

export const describeState = ({ state, plan }: Pick<BankFileView, 'state' | 'plan'>): string =>
  fill(words.files.states[state], { count: plan?.new ?? 0 });
