const storageKey = 'business';

/** The business of this tab if it is not the person's first one. */
export interface ChosenBusiness {
  readonly userId: string;
  readonly id: string;
  readonly name: string;
}

const isChoice = (value: unknown): value is ChosenBusiness =>
  typeof value === 'object' &&
  value !== null &&
  ['userId', 'id', 'name'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

function readStored(): ChosenBusiness | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    return isChoice(stored) ? stored : null;
  } catch {
    return null;
  }
}

let chosen = readStored();

/** Back can restore a page of the business before from the cache of the browser. */
function reloadOnReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

/** A page has one business until it ends: nothing of one business can reach another. */
export const chosenBusiness = {
  read: (): ChosenBusiness | null => chosen,

  open({ userId, id, name }: ChosenBusiness, path: string): void {
    if (id === userId) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, JSON.stringify({ userId, id, name }));
    reloadOnReturn();
    window.location.assign(path);
  },

  /** Another person can sign in to the same tab. */
  keepFor(userId: string): void {
    if (chosen === null || chosen.userId === userId) return;
    chosen = null;
    chosenBusiness.forget();
  },

  /** For the next page. */
  forget(): void {
    window.sessionStorage.removeItem(storageKey);
  },

  headers: (): Record<string, string> => (chosen === null ? {} : { 'X-Business-Id': chosen.id }),

  /** False for a reply about another business. */
  accepts: (answered: string | null): boolean =>
    chosen === null || answered === null || answered === chosen.id,
};

/** The owner of what a page stores in the browser. */
export const ownerKey = (userId: string): string =>
  chosen?.userId === userId ? `${userId}:${chosen.id}` : userId;
