import type { FieldName } from '@groundwork/contracts';
import { type FieldAnswers, isSameAnswer } from './field-answers.ts';

export interface OutboxPorts {
  readonly load: () => FieldAnswers;
  readonly store: (unsent: FieldAnswers) => void;
  readonly send: (values: FieldAnswers) => Promise<void>;
  /** null: another attempt is useless. */
  readonly delayAfter: (error: unknown, failures: number) => number | null;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly onRejected: (error: unknown, values: FieldAnswers) => void;
}

export interface AnswerOutbox {
  readonly add: (values: FieldAnswers) => void;
  /** Sends what an earlier page stored. */
  readonly resume: () => void;
  readonly isLate: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Settles when no answer waits. */
  readonly flush: () => Promise<void>;
}

const isEmpty = (values: FieldAnswers) => Object.keys(values).length === 0;

/** A newer answer to the same question stays in the outbox. */
const withoutSent = (unsent: FieldAnswers, sent: FieldAnswers): FieldAnswers =>
  Object.fromEntries(
    Object.entries(unsent).filter(([name, value]) => !isSameAnswer(value, sent[name as FieldName])),
  );

function createFailureCount() {
  const listeners = new Set<() => void>();
  let failures = 0;
  return {
    read: () => failures,
    set: (count: number) => {
      failures = count;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function createAnswerOutbox(ports: OutboxPorts): AnswerOutbox {
  const failures = createFailureCount();
  let running: Promise<void> | null = null;

  async function attempt(values: FieldAnswers): Promise<void> {
    try {
      await ports.send(values);
      ports.store(withoutSent(ports.load(), values));
      failures.set(0);
    } catch (error) {
      const delay = ports.delayAfter(error, failures.read());
      if (delay === null) {
        ports.store(withoutSent(ports.load(), values));
        ports.onRejected(error, values);
        return;
      }
      failures.set(failures.read() + 1);
      await ports.wait(delay);
    }
  }

  async function sendAll(): Promise<void> {
    for (let unsent = ports.load(); !isEmpty(unsent); unsent = ports.load()) await attempt(unsent);
    running = null;
  }

  const resume = () => {
    running ??= isEmpty(ports.load()) ? null : sendAll();
  };

  return {
    add: (values) => {
      ports.store({ ...ports.load(), ...values });
      resume();
    },
    resume,
    isLate: () => failures.read() > 0,
    subscribe: failures.subscribe,
    flush: async () => {
      resume();
      await running;
    },
  };
}
