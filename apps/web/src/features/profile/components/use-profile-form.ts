import { type FieldName, type ProfileReply, type ProfileTab, profileTabs } from '@groundwork/contracts';
import { Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { HttpError } from '#shared/api/http-error.ts';
import { revalidateInvalidFields } from '#shared/forms/revalidate.ts';
import { answersOf } from '#shared/profile/field-answers.ts';
import { isProfileChanged } from '#shared/profile/profile-changed.ts';
import { readProfile, useSaveProfile } from '#shared/profile/use-save-profile.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useFigureMap } from '../api/use-figure-map.ts';
import { type FormValues, valuesFrom } from '../model/draft.ts';
import { loadProblems } from '../model/load-problems.ts';
import { createProblemBoard, type ProblemBoard } from '../model/problem-board.ts';
import { firstProblem, type Problems, problemsFromServer } from '../model/problem-list.ts';
import { baseOf, type Conflict, conflictsIn, firstState, type SavedState } from '../model/saved-state.ts';
import { valuesInForce } from '../model/box-value.ts';
import { specifiedWords } from '../profile.wording.ts';
import { inputIdOf } from './profile-field.tsx';
import { readDraft, useDraft, type WithheldDraft } from './use-draft.ts';
import { useSavedState, valuesOf } from './use-saved-state.ts';

interface Failure {
  readonly problems: Problems;
  readonly needsFocus: boolean;
}

interface ProblemPlace {
  readonly form: FormInstance;
  readonly board: ProblemBoard;
  readonly open: (tab: ProfileTab) => void;
}

interface StoredValues {
  readonly fieldsToCheck: readonly string[];
  readonly values: FormValues;
}

function useProblems({ form, board, open }: ProblemPlace, stored: StoredValues) {
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (stored.fieldsToCheck.length === 0) return;
    void loadProblems().then((checks) => {
      if (checks === null) return;
      const problems = checks.storedProblems(stored.fieldsToCheck, stored.values);
      setFailure((current) => current ?? { problems, needsFocus: false });
    });
  }, [stored]);
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
  readonly conflicts: readonly Conflict[];
  readonly choose: (theirs: readonly FieldName[]) => Promise<void>;
  readonly cancel: () => void;
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

interface SavingParts {
  readonly form: FormInstance;
  readonly state: () => SavedState;
  readonly arrive: (profile: ProfileReply) => void;
  readonly settle: (conflicts: readonly Conflict[]) => void;
  readonly onSaved: (saved: ProfileReply, sent: FormValues) => void;
  readonly showProblems: (problems: Problems) => void;
}

const mostAttempts = 3;

function useSending({ form, state, arrive, onSaved }: SavingParts) {
  const send = useSaveProfile();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const attempt = async (left: number): Promise<'saved' | 'unclear'> => {
    const sent = valuesOf(form);
    const open = conflictsIn(state(), sent);
    setConflicts(open);
    if (open.length > 0) return 'unclear';
    try {
      onSaved(await send(answersOf(sent), state().version), sent);
      return 'saved';
    } catch (error) {
      if (!isProfileChanged(error) || left === 0) throw error;
      arrive(await readProfile());
      return attempt(left - 1);
    }
  };
  return { conflicts, setConflicts, attempt };
}

function useSaving(parts: SavingParts) {
  const { form, state, settle, showProblems } = parts;
  const figures = useFigureMap();
  const [busy, setBusy] = useState(false);
  const { conflicts, setConflicts, attempt } = useSending(parts);
  const report = (error: unknown) => {
    const isStale = isProfileChanged(error);
    const problems = problemsFromServer(error instanceof HttpError && !isStale ? error.details : []);
    if (problems.size > 0) showProblems(problems);
    showToast({ title: specifiedWords.error, description: specifiedWords.saveFailed, destructive: true });
  };
  const save = async () => {
    setBusy(true);
    try {
      const checks = await loadProblems();
      const problems = checks?.problemsOf(valuesInForce(valuesOf(form), figures));
      if (problems !== undefined && problems.size > 0) {
        showProblems(problems);
        return;
      }
      if ((await attempt(mostAttempts)) === 'unclear') return;
      showToast({ title: specifiedWords.success, description: specifiedWords.saved });
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  };
  const choose = (theirs: readonly FieldName[]) => {
    form.setFieldsValue(Object.fromEntries(theirs.map((name) => [name, state().values[name]])));
    settle(conflicts);
    setConflicts([]);
    return save();
  };
  return { busy, save, conflicts, choose, cancel: () => setConflicts([]) };
}

export function useProfileForm(profile: ProfileReply, userId: string, first: ProfileTab): ProfileFormState {
  const [form] = Form.useForm();
  const [board] = useState(createProblemBoard);
  const { tab, visited, open } = useTabs(first);
  const [restored] = useState(() => readDraft(userId));
  const [initialValues] = useState<FormValues>(() => ({ ...valuesFrom(profile), ...restored?.values }));
  const saved = useSavedState(form, () => firstState(profile, initialValues, restored?.base ?? {}));
  const { state, arrive } = saved;
  const draft = useDraft(userId, restored, () => [valuesOf(form), baseOf(state())]);
  const [stored] = useState(() => ({
    fieldsToCheck: (profile.fieldsToCheck ?? []).filter((name) => !(name in (restored?.values ?? {}))),
    values: initialValues,
  }));
  const { showProblems, hasShownProblems } = useProblems({ form, board, open }, stored);
  useEffect(() => arrive(profile), [arrive, profile]);

  const saving = useSaving({
    ...saved,
    form,
    showProblems,
    onSaved: (reply, sent) => {
      saved.accept(reply, sent);
      draft.storeAfterSave();
      board.replace(new Map());
    },
  });
  return {
    ...saving,
    form,
    board,
    tab,
    isMounted: (each) => hasShownProblems || visited.includes(each),
    openTab: open,
    initialValues,
    onEdit: (changed) => {
      revalidateInvalidFields(form, changed);
      draft.onEdit();
    },
    withheld: draft.withheld,
    discard: () => {
      saved.settle(conflictsIn(state(), valuesOf(form)));
      form.setFieldsValue(state().values);
      draft.discard();
    },
  };
}

export const tabFrom = (text: string | null): ProfileTab =>
  profileTabs.find((tab) => tab === text) ?? 'personal';
