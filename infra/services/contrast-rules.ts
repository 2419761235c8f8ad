import { faintestOnDeep } from '../../apps/gateway/src/domain/contrast.rules.ts';
import { siteColors } from '../../apps/gateway/src/gateway.wording.ts';
import { colorPairs, linearLight, minimumContrast } from '../../libs/contracts/src/contrast.ts';
import { contrastMessages } from '../../libs/contracts/src/contrast.wording.ts';

const BYTES = Array.from({ length: 256 }, (_, byte) => byte);
const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** A template has no powers, so it reads the light of each channel from a table. */
export const contrastRules = () => ({
  least: minimumContrast,
  faintestOnDeep,
  pairs: colorPairs,
  words: { ...contrastMessages, bandTooLight: siteColors.bandTooLight },
  light: Object.fromEntries(BYTES.map((byte) => [hex(byte), Number(linearLight(byte).toFixed(9))])),
});
