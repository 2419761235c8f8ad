import type { FieldName } from '@groundwork/contracts';
import { useState } from 'react';
import type { Conflict } from '../model/saved-state.ts';

/** null: the owner goes back to the form. */
type Choice = readonly FieldName[] | null;

interface Question {
  readonly conflicts: readonly Conflict[];
  readonly answer: (theirs: Choice) => void;
}

export function useConflictQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [ask] = useState(
    () => (conflicts: readonly Conflict[]) =>
      new Promise<Choice>((resolve) => {
        setQuestion({
          conflicts,
          answer: (theirs) => {
            setQuestion(null);
            resolve(theirs);
          },
        });
      }),
  );
  return { question, ask };
}
