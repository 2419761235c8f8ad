import type { PackageId, ShareConsent } from '@groundwork/contracts';

interface GivenConsent {
  readonly id: string;
  readonly packageId: PackageId;
  readonly version: number;
  readonly what: string;
  readonly textVersion: string;
  readonly at: Date;
}

export const toShareConsent = ({ at, ...consent }: GivenConsent, title: string): ShareConsent => ({
  ...consent,
  title,
  givenAt: at.toISOString(),
});
