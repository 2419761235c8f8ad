const prefix = 'draft:';

let closed = false;

const keyOf = (form: string, userId: string) => `${prefix}${form}:${userId}`;

/** Unsaved input of one user in one tab. */
export const drafts = {
  read(form: string, userId: string): unknown {
    try {
      return JSON.parse(window.sessionStorage.getItem(keyOf(form, userId)) ?? 'null');
    } catch {
      return null;
    }
  },

  write(form: string, userId: string, draft: unknown): void {
    if (closed) return;
    try {
      window.sessionStorage.setItem(keyOf(form, userId), JSON.stringify(draft));
    } catch {
      // Without free storage there is no draft. The form still works.
    }
  },

  remove(form: string, userId: string): void {
    window.sessionStorage.removeItem(keyOf(form, userId));
  },

  /** For a sign-out: a form that unmounts afterwards must not store its draft again. */
  close(): void {
    closed = true;
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) window.sessionStorage.removeItem(key);
  },
};
