import type { CatalogField, FieldName } from '@groundwork/contracts';
import { type FieldAnswers, isSameAnswer } from '#shared/profile/field-answers.ts';
import { fieldOf } from '#shared/profile/fields.ts';
import type { Store } from './store.ts';

export interface SaveState {
  readonly kind: 'saving' | 'saved' | 'unsaved';
  /** Absent after an undo, and for a value that the page never gets back. */
  readonly undo?: { readonly before: unknown };
}

export type SaveStates = ReadonlyMap<FieldName, SaveState>;

export interface FieldSavingPorts {
  readonly states: Store<SaveStates>;
  /** The value of the input. */
  readonly read: (name: FieldName) => unknown;
  readonly write: (values: FieldAnswers) => void;
  readonly stored: (name: FieldName) => unknown;
  readonly unsent: () => FieldAnswers;
  readonly problem: (field: CatalogField, value: unknown) => Promise<string | null>;
  readonly add: (values: FieldAnswers) => void;
}

export interface FieldSaving {
  readonly commit: (name: FieldName) => Promise<void>;
  readonly undo: (name: FieldName) => void;
  readonly noteSaved: (sent: FieldAnswers) => void;
  readonly noteUnsaved: (names: readonly FieldName[]) => void;
  readonly noteReplaced: (names: readonly FieldName[]) => void;
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

export const namesIn = (values: FieldAnswers): FieldName[] => Object.keys(values) as FieldName[];

function undoOf({ sensitivity }: CatalogField, before: unknown): Pick<SaveState, 'undo'> {
  return sensitivity === 'secret' ? {} : { undo: { before } };
}

export function createFieldSaving(ports: FieldSavingPorts): FieldSaving {
  const { states, unsent } = ports;
  const note = (names: readonly FieldName[], next: (name: FieldName) => SaveState) => {
    const changes = names.map((name) => [name, next(name)] as const);
    const others = [...states.read()].filter(([name]) => !names.includes(name));
    states.write(new Map([...others, ...changes]));
  };
  const current = (name: FieldName) => (name in unsent() ? unsent()[name] : ports.stored(name));
  return {
    commit: async (name) => {
      const field = fieldOf(name);
      const value = trimmed(ports.read(name));
      if (field === undefined || isSameAnswer(value, current(name))) return;
      if ((await ports.problem(field, value)) !== null) {
        note([name], () => ({ kind: 'unsaved' }));
        return;
      }
      const before = current(name);
      if (isSameAnswer(value, before)) return;
      note([name], () => ({ kind: 'saving', ...undoOf(field, before) }));
      ports.add({ [name]: value });
    },
    undo: (name) => {
      const undo = states.read().get(name)?.undo;
      if (undo === undefined) return;
      ports.write({ [name]: undo.before });
      note([name], () => ({ kind: 'saving' }));
      ports.add({ [name]: undo.before });
    },
    noteSaved: (sent) => {
      const settled = namesIn(sent).filter((name) => isSameAnswer(sent[name], current(name)));
      note(settled, (name) => ({ ...states.read().get(name), kind: 'saved' }));
    },
    noteUnsaved: (names) => note(names, () => ({ kind: 'unsaved' })),
    noteReplaced: (names) => note(names, () => ({ kind: 'saved' })),
  };
}
