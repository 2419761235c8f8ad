const prefix = 'draft:';

let closed = false;

const keyOf = (form: string, userId: string) => `${prefix}${form}:${userId}`;

/** What somebody typed and has not saved, in this tab only and for this user only. */
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
      // A browser without room keeps no draft; the form itself still stands.
    }
  },

  remove(form: string, userId: string): void {
    window.sessionStorage.removeItem(keyOf(form, userId));
  },

  /** On one's own sign-out. A form that is taken down afterwards writes nothing any more. */
  close(): void {
    closed = true;
    const kept = Object.keys(window.sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of kept) window.sessionStorage.removeItem(key);
  },
};
