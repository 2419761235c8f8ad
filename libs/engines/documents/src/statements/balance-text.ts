import { beginningLabels, endingLabels } from '../kinds/bank-phrases.ts';
import { labelPatterns } from '../kinds/kind.ts';

export const beginningPatterns = labelPatterns(...beginningLabels);
export const endingPatterns = labelPatterns(...endingLabels);

export const isBalanceText = (text: string): boolean =>
  [...beginningPatterns, ...endingPatterns].some((label) => label.exec(text)?.index === 0);
