import type { AccessEntry } from '@groundwork/contracts';
import { words } from '../privacy-center.wording.ts';

const actions: Readonly<Record<string, string>> = words.accessLog.actions;

export const actorText = ({ who }: AccessEntry): string => words.accessLog.who[who];

/** An action without a text appears under its own name. */
export const actionText = ({ action }: AccessEntry): string =>
  actions[action] ?? action.replace(/[.-]/g, ' ').replace(/^./, (first) => first.toUpperCase());
