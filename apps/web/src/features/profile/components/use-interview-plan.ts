import type { FieldName } from '@groundwork/contracts';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { fieldAfter, planInterview, sectionsAround, withFresh } from '../model/interview-plan.ts';
import type { LivePoints } from '../model/live-points.ts';
import { createStore, type Store } from '../model/store.ts';
import { focusField } from './focus-field.ts';

const pointsIn = (live: LivePoints | null) => [...(live?.fields.values() ?? [])];

export function useInterviewPlan(live: Store<LivePoints | null>) {
  const [first] = useState(() => planInterview(pointsIn(live.read())));
  const plan = withFresh(first, pointsIn(useSyncExternalStore(live.subscribe, live.read)));
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(['fresh', ...first.counting.slice(0, 1).map(({ id }) => id)]),
  );
  const [current] = useState(() => createStore<FieldName | null>(first.counting[0]?.fields[0]?.name ?? null));
  const goTo = useCallback(
    (name: FieldName) => {
      const now = withFresh(first, pointsIn(live.read()));
      setOpened((before) => new Set([...before, ...sectionsAround(now, name)]));
      current.write(name);
      focusField(name);
    },
    [first, live, current],
  );
  const goOn = useCallback(
    (name: FieldName) => {
      const next = fieldAfter(withFresh(first, pointsIn(live.read())), name);
      if (next !== undefined) goTo(next);
    },
    [first, live, goTo],
  );
  return {
    plan,
    current,
    goTo,
    goOn,
    isOpen: (id: string) => opened.has(id),
    toggle: (id: string) =>
      setOpened((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
  };
}
