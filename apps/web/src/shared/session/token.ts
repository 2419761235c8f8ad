const storageKey = 'authToken';

export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  remove(): void;
  /** Called when another tab changed the token. */
  onForeignChange(listener: () => void): () => void;
}

export const browserToken: TokenStore = {
  read: () => window.localStorage.getItem(storageKey),
  write: (token) => window.localStorage.setItem(storageKey, token),
  remove: () => window.localStorage.removeItem(storageKey),
  onForeignChange: (listener) => {
    // A null key means that the other tab cleared the whole storage.
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey || event.key === null) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
