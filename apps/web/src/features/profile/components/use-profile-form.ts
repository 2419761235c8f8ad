import { type FieldName, type ProfileReply, type ProfileTab, profileTabs } from '@groundwork/contracts';
import { Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { HttpError } from '#shared/api/http-error.ts';
import { revalidateInvalidFields } from '#shared/forms/revalidate.ts';
import { useSaveProfile } from '#shared/profile/use-save-profile.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { type FormValues, isSame, valuesFrom } from '../model/draft.ts';
import { createProblemBoard, type ProblemBoard } from '../model/problem-board.ts';
import { firstOf, type Problems, problemsFrom, problemsOf } from '../model/problems.ts';
import { inputIdOf } from './profile-field.tsx';
import { useDraft, type WithheldDraft } from './use-draft.ts';

const valuesOf = (form: FormInstance): FormValues => ({ ...(form.getFieldsValue(true) as FormValues) });

/** Gives the form what came from the server, except where something else was typed meanwhile. */
function takeOver(form: FormInstance, arrived: FormValues, known: FormValues): void {
  const now = valuesOf(form);
  const names = Object.keys(arrived) as FieldName[];
  const fresh = names.filter((name) => isSame(now[name], known[name]) && !isSame(now[name], arrived[name]));
  form.setFieldsValue(Object.fromEntries(fresh.map((name) => [name, arrived[name]])));
}

interface Refusal {
  readonly problems: Problems;
}

/** Opens the first bad tab, marks every bad field, also those never shown before, and goes to the first. */
function useRefusal(form: FormInstance, board: ProblemBoard, open: (tab: ProfileTab) => void) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    if (refusal === null) return;
    const marks = [...refusal.problems].map(([name, problem]) => ({ name, errors: [problem] }));
    form.setFields(marks);
    board.replace(refusal.problems);
    const first = firstOf(refusal.problems);
    if (first !== null) document.getElementById(inputIdOf(first.name))?.focus();
  }, [form, board, refusal]);
  return {
    wasRefused: refusal !== null,
    refuse: (problems: Problems) => {
      const first = firstOf(problems);
      if (first !== null) open(first.tab);
      setRefusal({ problems });
    },
  };
}

export interface ProfileFormState extends WithheldDraft {
  readonly form: FormInstance;
  readonly board: ProblemBoard;
  readonly tab: ProfileTab;
  readonly isMounted: (tab: ProfileTab) => boolean;
  readonly openTab: (tab: ProfileTab) => void;
  readonly initialValues: FormValues;
  readonly busy: boolean;
  readonly save: () => Promise<void>;
  readonly onEdit: (changed: object) => void;
}

function useTabs(first: ProfileTab) {
  const [tab, setTab] = useState(first);
  const [visited, setVisited] = useState<readonly ProfileTab[]>([first]);
  const open = (next: ProfileTab) => {
    setTab(next);
    setVisited((all) => (all.includes(next) ? all : [...all, next]));
  };
  return { tab, visited, open };
}

type OnSaved = (arrived: FormValues, sent: FormValues) => void;

function useSaving(form: FormInstance, refuse: (problems: Problems) => void, onSaved: OnSaved) {
  const [busy, setBusy] = useState(false);
  const send = useSaveProfile();
  const report = (error: unknown) => {
    const problems = problemsFrom(error instanceof HttpError ? error.details : []);
    if (problems.size > 0) refuse(problems);
    showToast({ title: 'Error', description: 'Failed to save business profile', destructive: true });
  };
  const save = async () => {
    const sent = valuesOf(form);
    const problems = problemsOf(sent);
    if (problems.size > 0) {
      refuse(problems);
      return;
    }
    setBusy(true);
    try {
      onSaved(valuesFrom(await send(sent)), sent);
      showToast({ title: 'Success', description: 'Business profile saved successfully!' });
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}

export function useProfileForm(profile: ProfileReply, userId: string, first: ProfileTab): ProfileFormState {
  const [form] = Form.useForm();
  const [board] = useState(createProblemBoard);
  const { tab, visited, open } = useTabs(first);
  const { refuse, wasRefused } = useRefusal(form, board, open);
  const saved = useRef<FormValues>(valuesFrom(profile));
  const draft = useDraft(userId, () => [valuesOf(form), saved.current]);
  const [initialValues] = useState<FormValues>(() => ({ ...valuesFrom(profile), ...draft.restored }));

  const take = (arrived: FormValues, known: FormValues) => {
    takeOver(form, arrived, known);
    saved.current = arrived;
  };
  useEffect(() => {
    takeOver(form, valuesFrom(profile), saved.current);
    saved.current = valuesFrom(profile);
  }, [form, profile]);

  const { busy, save } = useSaving(form, refuse, (arrived, sent) => {
    take(arrived, sent);
    draft.keep();
    board.replace(new Map());
  });
  const discard = () => {
    form.setFieldsValue(saved.current);
    draft.discard();
  };
  return {
    form,
    board,
    tab,
    isMounted: (each) => wasRefused || visited.includes(each),
    openTab: open,
    initialValues,
    busy,
    save,
    onEdit: (changed) => {
      revalidateInvalidFields(form, changed);
      draft.onEdit();
    },
    withheld: draft.withheld,
    discard,
  };
}

export const tabFrom = (text: string | null): ProfileTab =>
  profileTabs.find((tab) => tab === text) ?? 'personal';
