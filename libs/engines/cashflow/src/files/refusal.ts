import { fill } from '@groundwork/wording';
import { refusals } from '../cashflow.wording.ts';
import type { Refusal, RefusalCode } from './bank-file.ts';

export const refuse = (code: RefusalCode, line: number | null = null): Refusal => ({
  state: 'refused',
  code,
  line,
  message: fill(refusals[code], { line: String(line ?? 1) }),
});
