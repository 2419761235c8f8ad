import type { FieldName, ProfileReply } from '@groundwork/contracts';
import type { FormInstance } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { type FieldAnswers, isSameAnswer } from '#shared/profile/field-answers.ts';
import { type FormValues, valuesFrom } from '../model/draft.ts';
import {
  type Conflict,
  isOlder,
  type SavedState,
  stateAfter,
  stateWith,
  stateWithout,
} from '../model/saved-state.ts';

export const valuesOf = (form: FormInstance): FormValues => ({
  ...(form.getFieldsValue(true) as FormValues),
});

/** Does not overwrite a field that the owner changed in the meantime. */
function applyServerValues(form: FormInstance, arrived: FormValues, previous: FormValues): void {
  const now = valuesOf(form);
  const names = Object.keys(arrived) as FieldName[];
  const fresh = names.filter(
    (name) => isSameAnswer(now[name], previous[name]) && !isSameAnswer(now[name], arrived[name]),
  );
  form.setFields(fresh.map((name) => ({ name, value: arrived[name], errors: [], touched: false })));
}

export function useSavedState(form: FormInstance, first: () => SavedState) {
  const [initial] = useState(first);
  const saved = useRef(initial);
  const arrive = useCallback(
    (profile: ProfileReply) => {
      if (isOlder(profile, saved.current)) return;
      const previous = saved.current.values;
      saved.current = stateAfter(profile, valuesOf(form), saved.current);
      applyServerValues(form, saved.current.values, previous);
    },
    [form],
  );
  const [access] = useState(() => ({
    state: () => saved.current,
    arrive,
    settle: (conflicts: readonly Conflict[]) => {
      saved.current = stateWithout(conflicts, saved.current);
    },
    acceptFields: (profile: ProfileReply, sent: FieldAnswers) => {
      saved.current = stateWith(sent, saved.current);
      arrive(profile);
    },
    accept: (profile: ProfileReply, sent: FormValues) => {
      const values = valuesFrom(profile);
      applyServerValues(form, values, sent);
      saved.current = { values, version: profile.version ?? 0, bases: {} };
    },
  }));
  return access;
}
