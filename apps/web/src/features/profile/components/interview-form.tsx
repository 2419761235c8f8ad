import type { FieldName, ProfileReply, ScoreInputReply } from '@groundwork/contracts';
import { ProgressBar } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Form } from 'antd';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { revalidateInvalidFields } from '#shared/forms/revalidate.ts';
import { markOfScore } from '#shared/figures/figure-mark.ts';
import { fieldOf } from '#shared/profile/fields.ts';
import { useFigureMap } from '../api/use-figure-map.ts';
import { words } from '../interview.wording.ts';
import { countAnswered, type LivePoints } from '../model/live-points.ts';
import { isChosen } from '../model/chosen.ts';
import type { Store } from '../model/store.ts';
import { FieldSources } from './field-sources.tsx';
import { InterviewContext, type InterviewControls } from './interview-context.ts';
import './interview.css';
import { InterviewSections } from './interview-sections.tsx';
import './profile-form.css';
import { formName } from './profile-field.tsx';
import { useInterview } from './use-interview.ts';
import { useInterviewPlan } from './use-interview-plan.ts';
import { useLivePoints } from './use-live-points.ts';

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'));

function Head({ live }: { readonly live: Store<LivePoints | null> }) {
  const points = useSyncExternalStore(live.subscribe, live.read);
  if (points === null) return <p className="interview-head">{words.noPoints}</p>;
  const answered = countAnswered(points);
  const total = points.fields.size;
  const text = fill(words.progress, { answered, total });
  return (
    <div className="interview-head">
      <p>{text}</p>
      <ProgressBar thin label={words.bar} percent={(100 * answered) / total} text={text} />
      <p>
        {words.score} <strong {...markOfScore(points.totalScore)}>{points.totalScore}</strong>
      </p>
    </div>
  );
}

function Spoken({ live, states }: Pick<InterviewControls, 'live' | 'states'>) {
  const all = useSyncExternalStore(states.subscribe, states.read);
  const saved = [...all].findLast(([, { kind }]) => kind === 'saved')?.[0];
  const label = saved === undefined ? undefined : fieldOf(saved)?.label;
  const score = live.read()?.totalScore;
  return (
    <p className="gw-hidden" role="status">
      {label === undefined || score === undefined ? null : fill(words.state.spoken, { field: label, score })}
    </p>
  );
}

export interface InterviewFormProps {
  readonly profile: ProfileReply;
  readonly input: ScoreInputReply;
  readonly userId: string;
}

export function InterviewForm({ profile, input, userId }: InterviewFormProps) {
  const { form, initialValues, states, answers, saving, question, isLate } = useInterview(profile, userId);
  const { live, preview } = useLivePoints({ input, figures: useFigureMap(), answers });
  const [search] = useSearchParams();
  const { plan, goTo, goOn, current, ...open } = useInterviewPlan(live);
  const wanted = fieldOf(search.get('field') ?? '')?.name;
  useEffect(() => {
    if (wanted !== undefined) goTo(wanted);
  }, [wanted, goTo]);
  const [controls] = useState((): InterviewControls => ({ live, states, goOn, goTo, current, ...saving }));
  const edit = (changed: object) => {
    revalidateInvalidFields(form, changed);
    for (const [name, value] of Object.entries(changed)) {
      if (isChosen(name, value)) void saving.commit(name as FieldName);
      else preview(name as FieldName, value);
    }
  };
  return (
    <Form
      form={form}
      name={formName}
      layout="vertical"
      component={false}
      initialValues={initialValues}
      onValuesChange={edit}
    >
      <InterviewContext value={controls}>
        <FieldSources provenance={profile.provenance}>
          <form
            className="interview"
            aria-label={words.label}
            noValidate
            onSubmit={(event) => event.preventDefault()}
          >
            <Head live={live} />
            <Spoken live={live} states={states} />
            {isLate ? (
              <p className="interview-late" role="status">
                {words.unsent}
              </p>
            ) : null}
            <InterviewSections plan={plan} {...open} />
          </form>
        </FieldSources>
      </InterviewContext>
      {question === null ? null : (
        <Suspense fallback={null}>
          <ConflictDialog
            conflicts={question.conflicts}
            onChoose={question.answer}
            onCancel={() => question.answer(null)}
          />
        </Suspense>
      )}
    </Form>
  );
}
