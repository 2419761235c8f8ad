import { Button } from '@groundwork/web-ui';
import { type MouseEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { type Answers, readAnswer, textOfAnswer, valuesIn } from '../model/answers.ts';
import { freeProfit, roomOf } from '../model/free-profit.ts';
import { type ReadyQuestion, readyQuestion, type Question, textsOf } from '../model/questions.ts';
import { words } from '../onboarding.wording.ts';
import { ButtonsAnswer, type ButtonsQuestion } from './choice-answer.tsx';
import { TextAnswer } from './figure-answer.tsx';
import { FreeProfitChoice } from './free-profit-choice.tsx';

export interface QuestionFormProps {
  readonly question: Question;
  readonly answers: Answers;
  readonly today: string;
  readonly rejection: string | null;
  readonly onPreview: (values: Answers) => void;
  readonly onAnswer: (values: Answers) => void;
  readonly onSkip: () => void;
  readonly onBack: (() => void) | null;
}

const isButtons = (question: ReadyQuestion): question is ButtonsQuestion =>
  question.kind === 'choice' || question.kind === 'histories';

const hasSearch = (question: ReadyQuestion): boolean =>
  question.kind === 'choice' && question.search !== undefined;

/** A question with buttons has no input that gets the focus. */
function useHeadingFocus(isFocused: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return heading;
}

/** The second click of a double click would answer or skip the next question, which is in the same place. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail < 2 || !(event.target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  event.stopPropagation();
}

function useFreeProfit({ name }: Question, answers: Answers) {
  const [isChosen, setIsChosen] = useState(false);
  const profit = name === 'amount' ? freeProfit(answers) : null;
  const roomWith = (chosen: boolean): Answers => (profit !== null && chosen ? roomOf(profit) : {});
  return { profit, isChosen, setIsChosen, roomWith };
}

export function QuestionForm(props: QuestionFormProps) {
  const { answers, today, rejection, onPreview, onAnswer, onSkip, onBack } = props;
  const question = readyQuestion(props.question, answers);
  const [text, setText] = useState(() => textOfAnswer(question, answers));
  const [problem, setProblem] = useState(rejection);
  const noteId = useId();
  const { title, note } = textsOf(question);
  const hasButtons = isButtons(question);
  const heading = useHeadingFocus(hasButtons && !hasSearch(question));
  const free = useFreeProfit(props.question, answers);
  const edit = (next: string, isFree = free.isChosen) => {
    setText(next);
    setProblem(null);
    free.setIsChosen(isFree);
    onPreview({ ...free.roomWith(isFree), ...valuesIn(readAnswer(question, next, today)) });
  };
  const answer = (given: string) => {
    const reading = readAnswer(question, given, today);
    if ('problem' in reading) setProblem(reading.problem);
    else if ('values' in reading || free.isChosen)
      onAnswer({ ...free.roomWith(free.isChosen), ...valuesIn(reading) });
    else onSkip();
  };
  const input = isButtons(question) ? (
    <ButtonsAnswer question={question} text={text} onChoose={answer} onSome={onSkip} />
  ) : (
    <TextAnswer {...{ question, text, title, noteId, problem, today }} onText={(next) => edit(next)} />
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    answer(text);
  };
  return (
    <form className="questions-form" noValidate onSubmit={submit} onClickCapture={ignoreSecondClick}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="questions-note" id={noteId}>
        {note}
      </p>
      {input}
      {free.profit === null ? null : (
        <FreeProfitChoice
          profit={free.profit}
          isChosen={free.isChosen}
          onChoose={(isFree) => edit(text, isFree)}
        />
      )}
      <div className="questions-actions">
        {onBack === null ? null : (
          <Button look="outline" size="large" onClick={onBack}>
            {words.back}
          </Button>
        )}
        <Button look="ghost" size="large" onClick={onSkip}>
          {words.skip}
        </Button>
        {hasButtons && text === '' ? null : (
          <Button type="submit" size="large">
            {words.next}
          </Button>
        )}
      </div>
    </form>
  );
}
