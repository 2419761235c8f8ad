import { words } from './actions.wording.ts';

const actions: Readonly<Record<string, string>> = words;

/** An action without a text appears under its own name. */
export const actionText = (action: string): string =>
  actions[action] ?? action.replace(/[.-]/g, ' ').replace(/^./, (first) => first.toUpperCase());
