import { type EntitlementName, entitlements, plansWith } from '@groundwork/contracts';

interface LockedWords {
  readonly title: string;
  readonly text: string;
}

/** What a feature does and which plans have it. */
export function lockedWords(name: EntitlementName): LockedWords {
  const { label, does } = entitlements[name];
  return { title: label, text: `${does}. Comes with ${plansWith(name)}.` };
}
