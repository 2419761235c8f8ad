import type { FieldName, ProfileReply } from '@groundwork/contracts';
import { Form, type FormInstance } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { HttpError } from '#shared/api/http-error.ts';
import { createAnswerOutbox } from '#shared/profile/answer-outbox.ts';
import { createAnswerSending } from '#shared/profile/answer-sending.ts';
import type { FieldAnswers } from '#shared/profile/field-answers.ts';
import { sendDelay } from '#shared/profile/send-delay.ts';
import { readProfile, useSaveProfile } from '#shared/profile/use-save-profile.ts';
import { waitForRetry } from '#shared/profile/wait-for-retry.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { type FormValues, valuesFrom } from '../model/draft.ts';
import { createFieldSaving, type FieldSaving, namesIn, type SaveStates } from '../model/field-saving.ts';
import { loadProblems } from '../model/load-problems.ts';
import { loadPhoneCheck } from '../model/phone-check.ts';
import { problemsFromServer } from '../model/problem-list.ts';
import { baseOf, type Conflict, conflictsIn, firstState } from '../model/saved-state.ts';
import { createStore, type Store } from '../model/store.ts';
import { createUnsentAnswers, type UnsentAnswers } from '../model/unsent-answers.ts';
import { specifiedWords } from '../profile.wording.ts';
import { useConflictQuestion } from './use-conflict-question.ts';
import { useSavedState, valuesOf } from './use-saved-state.ts';

interface Parts {
  readonly form: FormInstance;
  readonly saved: ReturnType<typeof useSavedState>;
  readonly unsent: UnsentAnswers;
  readonly states: Store<SaveStates>;
  readonly answers: Store<FormValues>;
  readonly save: ReturnType<typeof useSaveProfile>;
  readonly ask: (conflicts: readonly Conflict[]) => Promise<readonly FieldName[] | null>;
}

const without = (values: FieldAnswers, names: readonly string[]): FieldAnswers =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** Opens the question about fields that another tab changed since their edit began. */
function createPreparation({ form, saved, ask }: Parts, saving: () => FieldSaving) {
  return async (values: FieldAnswers, stored: ProfileReply): Promise<FieldAnswers> => {
    saved.arrive(stored);
    const open = conflictsIn(saved.state(), valuesOf(form)).filter(({ name }) => name in values);
    if (open.length === 0) return values;
    const theirs = await ask(open);
    const names = open.map(({ name }) => name);
    if (theirs === null) {
      saving().noteUnsaved(names);
      return without(values, names);
    }
    form.setFieldsValue(Object.fromEntries(theirs.map((name) => [name, saved.state().values[name]])));
    saved.settle(open);
    saving().noteReplaced(theirs);
    return without(values, theirs);
  };
}

function showRejection(form: FormInstance, error: unknown): void {
  const problems = problemsFromServer(error instanceof HttpError ? error.details : []);
  form.setFields([...problems].map(([name, problem]) => ({ name, errors: [problem] })));
  if (problems.size === 0)
    showToast({ title: specifiedWords.error, description: specifiedWords.saveFailed, destructive: true });
}

function createSaving(parts: Parts) {
  const { form, saved, unsent, states, answers, save } = parts;
  const publish = () => answers.write({ ...saved.state().values, ...unsent.load() });
  const outbox = createAnswerOutbox({
    load: unsent.load,
    store: (next) => {
      unsent.store(next, baseOf(saved.state()));
      publish();
    },
    send: createAnswerSending({
      save,
      read: readProfile,
      prepare: createPreparation(parts, () => saving),
      onSaved: (profile, sent) => {
        saved.acceptFields(profile, sent);
        saving.noteSaved(sent);
      },
    }),
    delayAfter: sendDelay,
    wait: waitForRetry,
    onRejected: (error, values) => {
      showRejection(form, error);
      saving.noteUnsaved(namesIn(values));
    },
  });
  const saving: FieldSaving = createFieldSaving({
    states,
    read: (name) => form.getFieldValue(name) as unknown,
    write: (values) =>
      form.setFields(Object.entries(values).map(([name, value]) => ({ name, value, errors: [] }))),
    stored: (name) => baseOf(saved.state())[name],
    unsent: unsent.load,
    problem: async (field, value) => {
      if (field.format === 'phone') await loadPhoneCheck();
      return (await loadProblems())?.problemOf(field, value) ?? null;
    },
    add: outbox.add,
  });
  return { outbox, publish, ...saving };
}

export function useInterview(profile: ProfileReply, userId: string) {
  const [form] = Form.useForm();
  const [unsent] = useState(() => createUnsentAnswers(userId));
  const [initialValues] = useState<FormValues>(() => ({ ...valuesFrom(profile), ...unsent.load() }));
  const saved = useSavedState(form, () => firstState(profile, initialValues, unsent.base));
  const [states] = useState(() => createStore<SaveStates>(new Map()));
  const [answers] = useState(() => createStore(initialValues));
  const { question, ask } = useConflictQuestion();
  const save = useSaveProfile();
  const [saving] = useState(() => createSaving({ form, saved, unsent, states, answers, save, ask }));
  const { outbox } = saving;
  useEffect(() => {
    saved.arrive(profile);
    saving.publish();
  }, [saved, saving, profile]);
  useEffect(() => outbox.resume(), [outbox]);
  const isLate = useSyncExternalStore(outbox.subscribe, outbox.isLate);
  return { form, initialValues, states, answers, saving, question, isLate };
}
