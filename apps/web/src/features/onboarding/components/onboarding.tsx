import type { User } from '@groundwork/contracts';
import { Button, ProgressBar } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { HttpError } from '#shared/api/http-error.ts';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';
import { formatSigned } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { firstQuestions } from '#shared/session/first-questions.ts';
import { skippedQuestions } from '../api/skipped-questions.ts';
import { useAnswers } from '../api/use-answers.ts';
import { useCarry } from '../api/use-carry.ts';
import { useScoreInput } from '#shared/score/use-score-input.ts';
import { type Answers, scoreWith, withoutAnswer } from '../model/answers.ts';
import { fieldsOf, firstStep, questions, type Step, stepAfter, stepOf } from '../model/questions.ts';
import { words } from '../onboarding.wording.ts';
import { LenderLine } from './lender-line.tsx';
import { LiveScore } from './live-score.tsx';
import './onboarding.css';
import { QuestionForm } from './question-form.tsx';
import { Reveal } from './reveal.tsx';

const addressOf = (step: Step) => paths.dashboard({ question: String(step) });

function useSteps(first: Step) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { readonly hasEarlierQuestion?: boolean } | null };
  const [search] = useSearchParams();
  const step = stepOf(search, first);
  return {
    step,
    open: (next: Step) => void navigate(addressOf(next), { state: { hasEarlierQuestion: true } }),
    back: () => {
      if (state?.hasEarlierQuestion === true) void navigate(-1);
      else if (typeof step === 'number') void navigate(addressOf(step - 1), { replace: true });
    },
    close: () => void navigate(paths.dashboard(), { replace: true }),
  };
}

interface QuestionsProps {
  readonly user: User;
  readonly onClosed: () => void;
}

interface Rejection {
  readonly fields: readonly string[];
  readonly message: string;
}

function useRejection(open: (step: Step) => void) {
  const [rejection, setRejection] = useState<Rejection | null>(null);
  const onRejected = (error: unknown, values: object) => {
    const details = error instanceof HttpError ? error.details : [];
    const fields = details.length > 0 ? details.map(({ field }) => field) : Object.keys(values);
    const index = questions.findIndex((question) => fieldsOf(question).some((name) => fields.includes(name)));
    const message = details[0]?.message ?? words.unsent;
    if (index < 0) return;
    setRejection({ fields, message });
    open(index + 1);
  };
  const messageFor = (names: readonly string[]) =>
    rejection?.fields.some((name) => names.includes(name)) === true ? rejection.message : null;
  return { onRejected, messageFor };
}

/** The dialog itself would focus its first button. */
const firstFocus = '.questions-form input, .questions-form h2, .reveal h2';

interface FullScreenProps {
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

function FullScreen({ head, children, onClose }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>(firstFocus)?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="questions"
      aria-label={words.label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="questions-head">
        <BrandLogo />
        {head}
        <Button look="ghost" onClick={onClose}>
          {words.close}
        </Button>
      </header>
      {children}
    </dialog>
  );
}

function Progress({ step }: { readonly step: Step }) {
  const total = questions.length;
  const number = step === 'score' ? total : step;
  const percent = step === 'score' ? 100 : (100 * step) / (total + 1);
  const text = fill(words.progress, { number: String(number), total: String(total) });
  return (
    <div className="questions-progress">
      {step === 'score' ? null : <p>{text}</p>}
      <ProgressBar thin label={words.label} percent={percent} text={text} />
    </div>
  );
}

interface Preview {
  readonly step: Step;
  readonly values: Answers;
}

const noValues: Answers = {};

function useLiveScore(answers: Answers, step: Step) {
  const { data: input, error } = useScoreInput();
  const [preview, setPreview] = useState<Preview>({ step, values: noValues });
  const [last, setLast] = useState({ gain: 0, spoken: '' });
  const question = typeof step === 'number' ? questions[step - 1] : undefined;
  const typed = preview.step === step ? preview.values : noValues;
  const isTyped = Object.keys(typed).length > 0;
  const before = useMemo(() => {
    if (question === undefined) return 0;
    return scoreWith(input, withoutAnswer(answers, question))?.totalScore ?? 0;
  }, [input, answers, question]);
  const result = useMemo(() => scoreWith(input, { ...answers, ...typed }), [input, answers, typed]);
  return {
    question,
    today: input?.today ?? new Date().toISOString().slice(0, 10),
    isLoading: error === undefined,
    result,
    gain: isTyped ? (result?.totalScore ?? 0) - before : last.gain,
    isTyped,
    spoken: last.spoken,
    preview: (values: Answers) => setPreview({ step, values }),
    /** The gain stays visible on the next screen. */
    count: (values: Answers) => {
      const score = scoreWith(input, { ...answers, ...values })?.totalScore ?? 0;
      const gain = score - before;
      setLast({ gain, spoken: fill(words.spoken, { points: formatSigned(gain), score: String(score) }) });
    },
  };
}

export default function Questions({ user, onClosed }: QuestionsProps) {
  const [first] = useState(() =>
    firstStep(firstQuestions.read(user.id).answers, skippedQuestions.read(user.id)),
  );
  const steps = useSteps(first);
  const { step } = steps;
  const { onRejected, messageFor } = useRejection(steps.open);
  const { answers, isLate, add, finish } = useAnswers(user, onRejected);
  const { question, result, count, ...live } = useLiveScore(answers, step);
  const carry = useCarry();
  const leave = () => {
    firstQuestions.change(user.id, { isOpen: false });
    onClosed();
  };
  const close = () => {
    if (step !== 'score') void finish();
    leave();
    steps.close();
  };
  const goOn = () => {
    if (typeof step === 'number') steps.open(stepAfter(step));
  };
  const skip = () => {
    if (question !== undefined) skippedQuestions.add(user.id, question.name);
    goOn();
  };
  const answer = (values: Answers) => {
    add(values);
    count(values);
    goOn();
  };
  return (
    <FullScreen head={<Progress step={step} />} onClose={close}>
      <p className="gw-hidden" role="status">
        {live.spoken}
      </p>
      {question === undefined ? (
        <Reveal
          firstName={user.firstName}
          result={result}
          carry={carry}
          answers={answers}
          onAnswer={(values) => {
            add(values);
            void finish();
          }}
          finish={finish}
          onLeave={leave}
          onClose={close}
        />
      ) : (
        <div className="questions-body">
          <QuestionForm
            key={question.name}
            question={question}
            answers={answers}
            today={live.today}
            rejection={messageFor(fieldsOf(question))}
            onPreview={live.preview}
            onAnswer={answer}
            onSkip={skip}
            onBack={step === 1 ? null : steps.back}
          />
          <aside className="questions-live" aria-label={words.live}>
            <LiveScore result={result} gain={live.gain} isTyped={live.isTyped} isLoading={live.isLoading} />
            <LenderLine carry={carry.data} />
            {isLate ? (
              <p className="questions-late" role="status">
                {words.unsent}
              </p>
            ) : null}
          </aside>
        </div>
      )}
    </FullScreen>
  );
}
