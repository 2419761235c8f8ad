import type { Line } from '../page.ts';
import { beginningLabels, endingLabels } from '../kinds/bank-phrases.ts';
import { labelPatterns } from '../kinds/kind.ts';
import { dateAtStart } from './dates.ts';

export const beginningPatterns = labelPatterns(...beginningLabels);
export const endingPatterns = labelPatterns(...endingLabels);

export const isBalanceText = (text: string): boolean =>
  [...beginningPatterns, ...endingPatterns].some((label) => label.exec(text)?.index === 0);

export const withoutDay = (text: string): string => text.slice(dateAtStart(text)?.length ?? 0).trim();

export const isBalanceRow = ({ text }: Pick<Line, 'text'>): boolean =>
  dateAtStart(text) !== null && isBalanceText(withoutDay(text));
