import type { FieldName, ProfileTab } from '@groundwork/contracts';
import { fieldOf } from '#shared/profile/fields.ts';
import type { Problems } from './problem-list.ts';

export interface ProblemBoard {
  readonly problems: () => Problems;
  readonly countOf: (tab: ProfileTab) => number;
  readonly note: (name: FieldName, problem: string | undefined) => void;
  readonly replace: (problems: Problems) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** State outside React: a key in one field must not render the other fields again. */
export function createProblemBoard(): ProblemBoard {
  const listeners = new Set<() => void>();
  let board: Problems = new Map();
  const publish = (next: Problems) => {
    board = next;
    for (const listener of listeners) listener();
  };
  return {
    problems: () => board,
    countOf: (tab) => [...board.keys()].filter((name) => fieldOf(name)?.tab === tab).length,
    note: (name, problem) => {
      if (board.get(name) === problem) return;
      const next = new Map(board);
      if (problem === undefined) next.delete(name);
      else next.set(name, problem);
      publish(next);
    },
    replace: publish,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
