const storageKey = 'authToken';

export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  remove(): void;
}

const removalListeners = new Set<() => void>();

export const browserToken: TokenStore = {
  read: () => window.localStorage.getItem(storageKey),
  write: (token) => window.localStorage.setItem(storageKey, token),
  remove: () => {
    window.localStorage.removeItem(storageKey);
    for (const listener of removalListeners) listener();
  },
};

/** This tab removed the token, or another tab changed it. */
export function onTokenChange(listener: () => void): void {
  removalListeners.add(listener);
  window.addEventListener('storage', ({ key }) => {
    // A null key means that the other tab cleared the whole storage.
    if (key === storageKey || key === null) listener();
  });
}
