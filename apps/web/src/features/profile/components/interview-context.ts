import type { FieldName } from '@groundwork/contracts';
import { createContext } from 'react';
import type { SaveStates } from '../model/field-saving.ts';
import type { LivePoints } from '../model/live-points.ts';
import { createStore, type Store } from '../model/store.ts';

export interface InterviewControls {
  readonly live: Store<LivePoints | null>;
  readonly states: Store<SaveStates>;
  readonly commit: (name: FieldName) => Promise<void>;
  readonly undo: (name: FieldName) => void;
  readonly goOn: (name: FieldName) => void;
  /** The one question that is open. */
  readonly current: Store<FieldName | null>;
  readonly goTo: (name: FieldName) => void;
}

const nothing = () => undefined;

export const InterviewContext = createContext<InterviewControls>({
  live: createStore<LivePoints | null>(null),
  states: createStore<SaveStates>(new Map()),
  commit: () => Promise.resolve(),
  undo: nothing,
  goOn: nothing,
  current: createStore<FieldName | null>(null),
  goTo: nothing,
});
