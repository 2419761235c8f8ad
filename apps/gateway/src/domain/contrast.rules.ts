import { contrast, findUnreadablePairs, minimumContrast, type SiteColors } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { siteColors } from '../gateway.wording.ts';

/** The faintest text color on the dark bands, which an operator cannot change. */
export const faintestOnDeep = '#a3bab7';

export function findUnreadableColors({ light, dark, deep }: SiteColors): string[] {
  const bands = [deep.deep, deep.deepGlow].filter((ground) => ground !== undefined);
  const faintBands = bands.filter((ground) => contrast(ground, faintestOnDeep) < minimumContrast);
  return [
    ...faintBands.map((ground) => fill(siteColors.bandTooLight, { color: ground })),
    ...findUnreadablePairs({ light, dark }).map(({ message }) => message),
  ];
}
