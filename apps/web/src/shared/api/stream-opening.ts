/** A stream that does not open must not delay a screen for long. */
const longestWait = 5000;

let open: () => void;
let isPending = true;

const opened = new Promise<void>((resolve) => {
  open = resolve;
});

/** Queries before the stream would miss a change, or go out again when it opens. */
export const streamOpening = {
  wait: () => {
    setTimeout(() => streamOpening.end(), longestWait);
    return opened;
  },

  /** True for the first end: no query went out before. */
  end(): boolean {
    const isFirst = isPending;
    isPending = false;
    open();
    return isFirst;
  },
};
