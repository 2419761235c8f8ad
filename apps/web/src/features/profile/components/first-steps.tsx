import type { FieldName, ProfileReply } from '@groundwork/contracts';
import { Button, buttonClass, ErrorState, FormSkeleton, Loading, ProgressBar } from '@groundwork/web-ui';
import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { paths } from '#shared/paths.ts';
import { useProfile } from '#shared/profile/use-profile.ts';
import { useSaveProfile } from '#shared/profile/use-save-profile.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { type FormValues, valuesFrom } from '../model/draft.ts';
import { answeredCount, fieldNotes, firstAnswers, firstStepFields } from '../model/first-steps.ts';
import { problemOf } from '../model/problems.ts';
import { formName, inputIdOf, ProfileField } from './profile-field.tsx';
import './profile-form.css';
import './first-steps.css';

const valuesOf = (form: FormInstance) => form.getFieldsValue(true) as FormValues;

function Answered() {
  const form = Form.useFormInstance();
  const count = Form.useWatch((values: FormValues) => answeredCount(values), { form, preserve: true });
  const words = `${count} of ${firstStepFields.length} answered`;
  return (
    <div className="completion">
      <p>{words}</p>
      <ProgressBar label="Figures answered" percent={(100 * count) / firstStepFields.length} text={words} />
    </div>
  );
}

/** Marks what cannot be read and goes to the first of it; true where all can. */
function isSound(form: FormInstance): boolean {
  const values = valuesOf(form);
  const marks = firstStepFields.flatMap((field) => {
    const problem = problemOf(field, values[field.name]);
    return problem === null ? [] : [{ name: field.name, errors: [problem] }];
  });
  form.setFields(marks);
  const [first] = marks;
  if (first !== undefined) document.getElementById(inputIdOf(first.name))?.focus();
  return first === undefined;
}

function useFirstSave(form: FormInstance, profile: ProfileReply) {
  const send = useSaveProfile();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (!isSound(form)) return;
    setBusy(true);
    const debt: FieldName = 'monthlyDebtPayments';
    try {
      await send(firstAnswers(valuesOf(form), profile, form.isFieldTouched(debt)));
      showToast({ title: 'Success', description: 'Business profile saved successfully!' });
      void navigate(paths.dashboard());
    } catch {
      showToast({ title: 'Error', description: 'Failed to save business profile', destructive: true });
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
        aria-label="First steps"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Answered />
        <div className="profile-fields">
          {firstStepFields.map((field) => (
            <div key={field.name} className="first-step">
              <ProfileField field={field} />
              <p className="first-step-note">{fieldNotes[field.name]}</p>
            </div>
          ))}
        </div>
        <div className="first-steps-end">
          <p className="fine-print">
            Leave blank what you do not know: it counts 0 until you enter it, and nothing is guessed.
          </p>
          <Link className={buttonClass('ghost')} to={paths.dashboard()}>
            Skip for now
          </Link>
          <Button type="submit" busy={busy}>
            See my score
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
      <Loading label="Loading your profile">
        <FormSkeleton fields={8} />
      </Loading>
    );
  }
  return (
    <ErrorState
      title="Your profile could not be loaded"
      message={serverMessageOf(error)}
      text="Nothing is lost. Check your connection and try again."
      onRetry={refresh}
    />
  );
}
