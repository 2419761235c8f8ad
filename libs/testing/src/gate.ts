export interface Gate {
  readonly opened: Promise<void>;
  open: () => void;
}

/** Node 20 has no Promise.withResolvers. */
export function createGate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
