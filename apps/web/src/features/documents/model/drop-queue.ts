export interface Sent {
  /** null if an interrupted upload had arrived after all. */
  readonly id: string | null;
  readonly isBankFile: boolean;
}

export type QueueStep =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'paused'; readonly until: number }
  | ({ readonly kind: 'sent' } & Sent)
  | { readonly kind: 'failed'; readonly reason: string; readonly canRetry: boolean };

export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  readonly step: QueueStep;
}

export type AfterFailure =
  { readonly kind: 'pause'; readonly milliseconds: number } | Extract<QueueStep, { kind: 'sent' | 'failed' }>;

export interface QueuePorts {
  readonly send: (file: File, onPercent: (percent: number) => void, signal: AbortSignal) => Promise<Sent>;
  readonly onSent: () => void;
  readonly afterFailure: (error: unknown, failures: number) => AfterFailure;
  readonly isConnected: () => boolean;
  readonly untilConnected: () => Promise<void>;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
  readonly now: () => number;
}

export interface DropQueue {
  readonly files: () => readonly QueuedFile[];
  readonly subscribe: (listener: () => void) => () => void;
  /** `problemOf` receives the files that wait before this one. */
  readonly add: (files: readonly File[], problemOf: ProblemOf) => void;
  readonly retry: (id: number) => void;
  readonly remove: (id: number) => void;
}

type Problem = Omit<Extract<QueueStep, { kind: 'failed' }>, 'kind'>;
export type ProblemOf = (file: File, ahead: readonly File[]) => Problem | null;

export const isUnsent = ({ step }: QueuedFile): boolean => step.kind !== 'sent' && step.kind !== 'failed';

type Entries = ReturnType<typeof createEntries>;

function createEntries() {
  const listeners = new Set<() => void>();
  let entries: readonly QueuedFile[] = [];
  const replace = (next: readonly QueuedFile[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => entries,
    replace,
    find: (id: number) => entries.find((entry) => entry.id === id),
    step: (id: number, step: QueueStep) =>
      replace(entries.map((entry) => (entry.id === id ? { ...entry, step } : entry))),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function sendOnce(
  entries: Entries,
  ports: QueuePorts,
  { id, file }: QueuedFile,
  signal: AbortSignal,
): Promise<AfterFailure | null> {
  if (!ports.isConnected()) {
    entries.step(id, { kind: 'offline' });
    await ports.untilConnected();
  }
  if (signal.aborted) return null;
  const onPercent = (percent: number) => entries.step(id, { kind: 'sending', percent });
  onPercent(0);
  const sent = await ports.send(file, onPercent, signal);
  ports.onSent();
  return { kind: 'sent', ...sent };
}

/** Attempts until the file is sent, has failed or is removed. */
async function sendFile(entries: Entries, ports: QueuePorts, entry: QueuedFile, signal: AbortSignal) {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const next = await sendOnce(entries, ports, entry, signal).catch((error: unknown) =>
      signal.aborted ? null : ports.afterFailure(error, failures),
    );
    if (next === null) return;
    if (next.kind !== 'pause') {
      entries.step(entry.id, next);
      return;
    }
    entries.step(entry.id, { kind: 'paused', until: ports.now() + next.milliseconds });
    await ports.wait(next.milliseconds, signal);
  }
}

/** Sends one file after the other. */
function createSender(entries: Entries, ports: QueuePorts) {
  const current = new Map<number, AbortController>();
  let running = false;
  return {
    cancel: (id: number) => current.get(id)?.abort(),
    run: async () => {
      if (running) return;
      running = true;
      const next = () => entries.read().find(({ step }) => step.kind === 'waiting');
      for (let entry = next(); entry !== undefined; entry = next()) {
        const controller = new AbortController();
        current.set(entry.id, controller);
        await sendFile(entries, ports, entry, controller.signal);
        current.delete(entry.id);
      }
      running = false;
    },
  };
}

export function createDropQueue(ports: QueuePorts): DropQueue {
  const entries = createEntries();
  const sender = createSender(entries, ports);
  let lastId = 0;

  const addFile = (file: File, problemOf: ProblemOf) => {
    const ahead = entries.read().filter(isUnsent);
    const problem = problemOf(
      file,
      ahead.map((entry) => entry.file),
    );
    lastId += 1;
    const step: QueueStep = problem === null ? { kind: 'waiting' } : { kind: 'failed', ...problem };
    entries.replace([...entries.read(), { id: lastId, file, step }]);
  };

  return {
    files: entries.read,
    subscribe: entries.subscribe,
    add: (files, problemOf) => {
      for (const file of files) addFile(file, problemOf);
      void sender.run();
    },
    retry: (id) => {
      if (entries.find(id)?.step.kind !== 'failed') return;
      entries.step(id, { kind: 'waiting' });
      void sender.run();
    },
    remove: (id) => {
      sender.cancel(id);
      entries.replace(entries.read().filter((entry) => entry.id !== id));
    },
  };
}
