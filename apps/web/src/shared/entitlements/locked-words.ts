import { type EntitlementName, entitlements, planOffers } from '@groundwork/contracts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

interface LockedWords {
  readonly title: string;
  readonly text: string;
}

/** What a feature does and which plans have it. */
export function lockedWords(name: EntitlementName): LockedWords {
  const { label, does, plans } = entitlements[name];
  const having = planOffers.filter(({ plan }) => plans.some((each) => each === plan));
  return { title: label, text: `${does}. Comes with ${list.format(having.map((offer) => offer.label))}.` };
}
