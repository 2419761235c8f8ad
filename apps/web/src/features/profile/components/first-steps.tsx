import type { ProfileReply } from '@groundwork/contracts';
import { Button, buttonClass, ErrorState, FormSkeleton, Loading, ProgressBar } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { paths } from '#shared/paths.ts';
import { useProfile } from '#shared/profile/use-profile.ts';
import { isProfileChanged } from '#shared/profile/profile-changed.ts';
import { useSaveFields } from '#shared/profile/use-save-profile.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { answersOf, type FormValues, valuesFrom } from '../model/draft.ts';
import { answeredCount, fieldNotes, firstAnswers, firstStepFields } from '../model/first-steps.ts';
import { loadProblems } from '../model/load-problems.ts';
import { words as stepWords } from '../first-steps.wording.ts';
import { specifiedWords, words } from '../profile.wording.ts';
import { formName, inputIdOf, ProfileField } from './profile-field.tsx';
import './profile-form.css';
import './first-steps.css';

const valuesOf = (form: FormInstance) => form.getFieldsValue(true) as FormValues;

function AnsweredCount() {
  const form = Form.useFormInstance();
  const count = Form.useWatch((values: FormValues) => answeredCount(values), { form, preserve: true });
  const total = firstStepFields.length;
  const text = fill(stepWords.answered, { count, total });
  return (
    <div className="completion">
      <p>{text}</p>
      <ProgressBar label={stepWords.answeredBar} percent={(100 * count) / total} text={text} />
    </div>
  );
}

async function markProblems(form: FormInstance): Promise<boolean> {
  const checks = await loadProblems();
  const values = valuesOf(form);
  const marks = firstStepFields.flatMap((field) => {
    const problem = checks?.problemOf(field, values[field.name]) ?? null;
    return problem === null ? [] : [{ name: field.name, errors: [problem] }];
  });
  form.setFields(marks);
  const [first] = marks;
  if (first !== undefined) document.getElementById(inputIdOf(first.name))?.focus();
  return first !== undefined;
}

function useFirstSave(form: FormInstance, profile: ProfileReply) {
  const send = useSaveFields();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    if (await markProblems(form)) {
      setBusy(false);
      return;
    }
    try {
      await send(answersOf(firstAnswers(valuesOf(form), profile)), profile);
      showToast({ title: specifiedWords.success, description: specifiedWords.saved });
      void navigate(paths.dashboard());
    } catch (error) {
      const message = isProfileChanged(error) ? serverMessageOf(error as Error) : null;
      const description = message ?? specifiedWords.saveFailed;
      showToast({ title: specifiedWords.error, description, destructive: true });
      setBusy(false);
    }
  };
  return { busy, save };
}

function FirstStepsForm({ profile }: { readonly profile: ProfileReply }) {
  const [form] = Form.useForm();
  const { busy, save } = useFirstSave(form, profile);
  return (
    <Form form={form} name={formName} layout="vertical" component={false} initialValues={valuesFrom(profile)}>
      <form
        className="gw-card first-steps"
        aria-label={stepWords.label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <AnsweredCount />
        <div className="profile-fields">
          {firstStepFields.map((field) => (
            <div key={field.name} className="first-step">
              <ProfileField field={field} />
              <p className="first-step-note">{fieldNotes[field.name]}</p>
            </div>
          ))}
        </div>
        <div className="first-steps-end">
          <p className="fine-print">{stepWords.blankNote}</p>
          <Link className={buttonClass('ghost')} to={paths.dashboard()}>
            {stepWords.skip}
          </Link>
          <Button type="submit" busy={busy}>
            {stepWords.seeScore}
          </Button>
        </div>
      </form>
    </Form>
  );
}

export function FirstSteps() {
  const { data, error, refresh } = useProfile();
  if (data !== undefined) return <FirstStepsForm profile={data} />;
  if (error === undefined) {
    return (
      <Loading label={words.loading}>
        <FormSkeleton fields={8} />
      </Loading>
    );
  }
  return <ErrorState {...words.loadFailed} message={serverMessageOf(error)} onRetry={refresh} />;
}
