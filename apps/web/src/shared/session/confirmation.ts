type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let pending: Promise<boolean> | null = null;

export function onConfirmation(asking: Ask): () => void {
  ask = asking;
  return () => {
    ask = null;
  };
}

/** Simultaneous requests wait for one dialog. False if the user cancels it. */
export function confirmIdentity(): Promise<boolean> {
  pending ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    pending = null;
  });
  return pending;
}
