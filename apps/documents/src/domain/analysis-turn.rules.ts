import { isEntitled, type SubscriptionPlan } from '@groundwork/contracts';

interface Backlog {
  /** The turn that the queue has reached. */
  current: number;
  last: number | null;
  plan: SubscriptionPlan;
}

/** Limit of BullMQ. Documents at the limit run in the order of their arrival. */
const maxPriority = 2_097_152;

const turnsPerDocument = (plan: SubscriptionPlan) => (isEntitled(plan, 'analysisShare') ? 1 : 2);

/** Start-time fair queuing: an owner's documents are spread over the turns of the others. */
export const computeTurn = ({ current, last, plan }: Backlog): number =>
  last === null ? current : Math.max(current, last + turnsPerDocument(plan));

export const toPriority = (turn: number): number => Math.min(maxPriority, Math.max(1, turn));
