import type { AccessEntry } from '@groundwork/contracts';
import { words } from '../privacy-center.wording.ts';

export const actorText = ({ who }: AccessEntry): string => words.accessLog.who[who];
