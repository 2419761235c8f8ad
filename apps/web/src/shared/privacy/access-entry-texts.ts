import type { AccessEntry } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words as businessWords } from '#shared/business/business.wording.ts';
import { words } from './access-log.wording.ts';

/** Staff have no names here. A person or a practice with access has one. */
export const actorText = ({ who, name }: AccessEntry): string =>
  name === null ? words.who[who] : fill(words.named, { name, who: words.roles[who] });

/** What a person with access read or changed. */
export const areaText = ({ area }: Pick<AccessEntry, 'area'>): string | null =>
  area === null ? null : businessWords.areas[area];
