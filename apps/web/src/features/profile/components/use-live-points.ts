import type { FieldName, ScoreInputReply } from '@groundwork/contracts';
import { useEffect, useRef, useState } from 'react';
import { fieldOf } from '#shared/profile/fields.ts';
import type { FormValues } from '../model/draft.ts';
import { livePoints, type LivePoints } from '../model/live-points.ts';
import { loadProblems } from '../model/load-problems.ts';
import { type Figures, valuesInForce } from '../model/box-value.ts';
import { createStore, type Store } from '../model/store.ts';

const previewDelay = 120;

async function isValid(name: FieldName, value: unknown): Promise<boolean> {
  const field = fieldOf(name);
  const checks = await loadProblems();
  return field !== undefined && checks?.problemOf(field, value) === null;
}

interface LiveParts {
  readonly input: ScoreInputReply;
  readonly figures: Figures;
  readonly answers: Store<FormValues>;
}

const pointsOf = ({ input, figures, answers }: LiveParts, typed: Partial<FormValues> = {}) =>
  livePoints(input, valuesInForce({ ...answers.read(), ...typed }, figures));

export function useLivePoints({ input, figures, answers }: LiveParts) {
  const [live] = useState(() => createStore<LivePoints | null>(pointsOf({ input, figures, answers })));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    const compute = () => {
      clearTimeout(timer.current);
      live.write(pointsOf({ input, figures, answers }));
    };
    compute();
    const stop = answers.subscribe(compute);
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [live, input, figures, answers]);
  /** The points of a value that the owner types. */
  const preview = (name: FieldName, value: unknown) => {
    clearTimeout(timer.current);
    const show = async () => {
      if (await isValid(name, value)) live.write(pointsOf({ input, figures, answers }, { [name]: value }));
    };
    timer.current = setTimeout(() => void show(), previewDelay);
  };
  return { live, preview };
}
