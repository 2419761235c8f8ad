import { ownerKey } from '#shared/business/chosen-business.ts';

const prefix = 'groundwork.skipped-questions:';
const listeners = new Set<() => void>();

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const none: readonly string[] = [];
let last: { readonly text: string; readonly names: readonly string[] } = { text: '', names: none };

function parse(text: string): readonly string[] {
  try {
    const names: unknown = JSON.parse(text);
    return isNames(names) ? names : none;
  } catch {
    return none;
  }
}

function textOf(userId: string): string {
  try {
    return window.localStorage.getItem(prefix + ownerKey(userId)) ?? '';
  } catch {
    return '';
  }
}

/** A later day and another tab ask the other questions only. */
export const skippedQuestions = {
  read(userId: string): readonly string[] {
    const text = textOf(userId);
    if (text !== last.text) last = { text, names: parse(text) };
    return last.names;
  },

  add(userId: string, name: string): void {
    const names = [...new Set([...skippedQuestions.read(userId), name])];
    try {
      window.localStorage.setItem(prefix + ownerKey(userId), JSON.stringify(names));
    } catch {
      // Without free storage the question comes again.
    }
    for (const listener of listeners) listener();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
