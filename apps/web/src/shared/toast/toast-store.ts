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
let current: ActiveToast | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function publish(next: ActiveToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export function dismissToast(): void {
  clearTimeout(timer);
  publish(null);
}

/** The toast stays while the pointer or the focus is on it. */
export function pauseToast(): void {
  clearTimeout(timer);
}

export function resumeToast(): void {
  clearTimeout(timer);
  timer = setTimeout(dismissToast, visibleMilliseconds);
}

export function showToast({ action, ...message }: ToastMessage): void {
  count += 1;
  const closingAction = action && {
    label: action.label,
    run: () => {
      dismissToast();
      action.run();
    },
  };
  publish({ ...message, ...(closingAction && { action: closingAction }), id: count });
  resumeToast();
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ActiveToast | null {
  return current;
}
