import { type FieldName, type ProfileReply, type ProfileTab, profileTabs } from '@groundwork/contracts';
import { Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { HttpError } from '#shared/api/http-error.ts';
import { revalidateInvalidFields } from '#shared/forms/revalidate.ts';
import { useSaveProfile } from '#shared/profile/use-save-profile.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { answersOf, type FormValues, isSame, valuesFrom } from '../model/draft.ts';
import { createProblemBoard, type ProblemBoard } from '../model/problem-board.ts';
import {
  firstProblem,
  type Problems,
  problemsFromServer,
  problemsOf,
  storedProblems,
} from '../model/problems.ts';
import { specifiedWords } from '../profile.wording.ts';
import { inputIdOf } from './profile-field.tsx';
import { useDraft, type WithheldDraft } from './use-draft.ts';

const valuesOf = (form: FormInstance): FormValues => ({ ...(form.getFieldsValue(true) as FormValues) });

/** Does not overwrite a field that the owner changed in the meantime. */
function applyServerValues(form: FormInstance, arrived: FormValues, previous: FormValues): void {
  const now = valuesOf(form);
  const names = Object.keys(arrived) as FieldName[];
  const fresh = names.filter(
    (name) => isSame(now[name], previous[name]) && !isSame(now[name], arrived[name]),
  );
  form.setFieldsValue(Object.fromEntries(fresh.map((name) => [name, arrived[name]])));
}

interface Failure {
  readonly problems: Problems;
  readonly needsFocus: boolean;
}

interface ProblemPlace {
  readonly form: FormInstance;
  readonly board: ProblemBoard;
  readonly open: (tab: ProfileTab) => void;
}

function useProblems({ form, board, open }: ProblemPlace, stored: Problems) {
  const [failure, setFailure] = useState<Failure | null>(() =>
    stored.size === 0 ? null : { problems: stored, needsFocus: false },
  );
  useEffect(() => {
    if (failure === null) return;
    const marks = [...failure.problems].map(([name, problem]) => ({ name, errors: [problem] }));
    form.setFields(marks);
    board.replace(failure.problems);
    const first = failure.needsFocus ? firstProblem(failure.problems) : null;
    if (first !== null) document.getElementById(inputIdOf(first.name))?.focus();
  }, [form, board, failure]);
  return {
    hasShownProblems: failure !== null,
    showProblems: (problems: Problems) => {
      const first = firstProblem(problems);
      if (first !== null) open(first.tab);
      setFailure({ problems, needsFocus: true });
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

function useSaving(form: FormInstance, showProblems: (problems: Problems) => void, onSaved: OnSaved) {
  const [busy, setBusy] = useState(false);
  const send = useSaveProfile();
  const report = (error: unknown) => {
    const problems = problemsFromServer(error instanceof HttpError ? error.details : []);
    if (problems.size > 0) showProblems(problems);
    showToast({ title: specifiedWords.error, description: specifiedWords.saveFailed, destructive: true });
  };
  const save = async () => {
    const sent = valuesOf(form);
    const problems = problemsOf(sent);
    if (problems.size > 0) {
      showProblems(problems);
      return;
    }
    setBusy(true);
    try {
      onSaved(valuesFrom(await send(answersOf(sent))), sent);
      showToast({ title: specifiedWords.success, description: specifiedWords.saved });
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
  const saved = useRef<FormValues>(valuesFrom(profile));
  const draft = useDraft(userId, () => [valuesOf(form), saved.current]);
  const [initialValues] = useState<FormValues>(() => ({ ...valuesFrom(profile), ...draft.restored }));
  const [stored] = useState(() => {
    const unchanged = (profile.fieldsToCheck ?? []).filter((name) => !(name in draft.restored));
    return storedProblems(unchanged, initialValues);
  });
  const { showProblems, hasShownProblems } = useProblems({ form, board, open }, stored);

  const acceptSaved = (arrived: FormValues, sent: FormValues) => {
    applyServerValues(form, arrived, sent);
    saved.current = arrived;
  };
  useEffect(() => {
    applyServerValues(form, valuesFrom(profile), saved.current);
    saved.current = valuesFrom(profile);
  }, [form, profile]);

  const { busy, save } = useSaving(form, showProblems, (arrived, sent) => {
    acceptSaved(arrived, sent);
    draft.storeAfterSave();
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
    isMounted: (each) => hasShownProblems || visited.includes(each),
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
