export interface ToastMessage {
  readonly title: string;
  readonly description: string;
  readonly destructive?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface ActiveToast extends ToastMessage {
  readonly id: number;
}

const visibleMilliseconds = 5000;
const listeners = new Set<() => void>();
let shown: ActiveToast | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function publish(next: ActiveToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function dismissToast(): void {
  clearTimeout(timer);
  publish(null);
}

/** Somebody reads it or reaches for its button: it stays until they let go. */
export function pauseToast(): void {
  clearTimeout(timer);
}

export function resumeToast(): void {
  clearTimeout(timer);
  timer = setTimeout(dismissToast, visibleMilliseconds);
}

/** One at a time: a new message takes the place of the one that stands. */
export function showToast({ action, ...message }: ToastMessage): void {
  count += 1;
  const closing = action && {
    label: action.label,
    run: () => {
      dismissToast();
      action.run();
    },
  };
  publish({ ...message, ...(closing && { action: closing }), id: count });
  resumeToast();
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ActiveToast | null {
  return shown;
}
