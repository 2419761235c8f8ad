import { ownerKey } from '../business/chosen-business.ts';

const prefix = 'draft:';

let closed = false;

const keyOf = (form: string, userId: string) => `${prefix}${form}:${ownerKey(userId)}`;

function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Unsaved input of one user about one business in one tab. */
export const drafts = {
  read(form: string, userId: string): unknown {
    try {
      return JSON.parse(storage()?.getItem(keyOf(form, userId)) ?? 'null');
    } catch {
      return null;
    }
  },

  write(form: string, userId: string, draft: unknown): void {
    if (closed) return;
    try {
      storage()?.setItem(keyOf(form, userId), JSON.stringify(draft));
    } catch {
      // Without free storage there is no draft. The form still works.
    }
  },

  remove(form: string, userId: string): void {
    storage()?.removeItem(keyOf(form, userId));
  },

  /** For a sign-out: a form that unmounts afterwards must not store its draft again. */
  close(): void {
    closed = true;
    const keys = Object.keys(storage() ?? {}).filter((key) => key.startsWith(prefix));
    for (const key of keys) storage()?.removeItem(key);
  },
};
