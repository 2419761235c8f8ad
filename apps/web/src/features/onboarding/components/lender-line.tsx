import type { LenderCarry } from '@groundwork/contracts';
import { describeCount } from '../model/carried-loans.ts';

/** Keeps its height while the count is on its way, so that nothing moves. */
export const LenderLine = ({ carry }: { readonly carry: LenderCarry | undefined }) => (
  <p className="questions-lenders">{carry === undefined ? null : describeCount(carry)}</p>
);
