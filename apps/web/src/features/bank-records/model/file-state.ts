import { fill } from '@groundwork/wording';
import { words } from '../bank-records.wording.ts';
import type { BankFileView } from './views.ts';

export const describeState = ({ state, plan }: Pick<BankFileView, 'state' | 'plan'>): string =>
  fill(words.files.states[state], { count: plan?.new ?? 0 });
