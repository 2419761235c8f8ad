import { beginningLabels, endingLabels } from '../kinds/bank-phrases.ts';
import { labelPatterns } from '../kinds/kind.ts';

export const beginningPatterns = labelPatterns(...beginningLabels);
export const endingPatterns = labelPatterns(...endingLabels);

/** A booking starts with a day. A balance that the table prints as a row does too. */
export const isBalanceText = (text: string): boolean =>
  [...beginningPatterns, ...endingPatterns].some((label) => label.exec(text)?.index === 0);
