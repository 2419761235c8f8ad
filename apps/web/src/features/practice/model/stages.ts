import type { ClientStage } from '@groundwork/contracts';
import { words } from '../practice.wording.ts';

export const stageOptions = Object.entries(words.stages) as [ClientStage, string][];
