const storageKey = 'interruptedVisit';

/** A page that this tab opened without a session, or left when its session ended. */
export interface InterruptedVisit {
  readonly path: string;
  readonly hadSession: boolean;
}

const isVisit = (value: unknown): value is InterruptedVisit =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'hadSession' in value &&
  typeof value.hadSession === 'boolean';

export const interruptedVisit = {
  read(): InterruptedVisit | null {
    try {
      const visit: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
      return isVisit(visit) ? visit : null;
    } catch {
      return null;
    }
  },

  write(visit: InterruptedVisit): void {
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify(visit));
    } catch {
      // Without free storage the sign-in leads to the dashboard.
    }
  },

  remove(): void {
    window.sessionStorage.removeItem(storageKey);
  },
};
