import { type EntitlementName, entitlements, plansWith } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from './entitlements.wording.ts';

interface LockedFeatureText {
  readonly title: string;
  readonly text: string;
}

export function lockedFeatureText(name: EntitlementName): LockedFeatureText {
  const { label, does } = entitlements[name];
  return { title: label, text: fill(words.lockedFeature.text, { benefit: does, plans: plansWith(name) }) };
}
