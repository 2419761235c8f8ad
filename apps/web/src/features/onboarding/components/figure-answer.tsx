import { useId } from 'react';
import { formatCount, formatDollars } from '#shared/formatting/format.ts';
import { fill } from '@groundwork/wording';
import type { ReadyQuestion } from '../model/questions.ts';
import { words } from '../onboarding.wording.ts';

const keyboards = {
  money: { inputMode: 'numeric', prefix: '$', suffix: '' },
  points: { inputMode: 'numeric', prefix: '', suffix: '' },
  percent: { inputMode: 'decimal', prefix: '', suffix: '%' },
  share: { inputMode: 'numeric', prefix: '$', suffix: '' },
} as const;

const echoFrom = 1000;

/** A long number without commas is hard to check. */
function echoOf(question: TextAnswerProps['question'], text: string): string {
  const value = Number(text.replaceAll(/[\s$,]/g, ''));
  if (text.trim() === '' || !Number.isFinite(value)) return '';
  if (question.kind === 'share') {
    const percent = formatCount(Math.round((value / question.base) * 1000) / 10);
    return fill(words.echoShare, { amount: formatDollars(value), percent });
  }
  return question.kind === 'money' && value >= echoFrom
    ? fill(words.echo, { amount: formatDollars(value) })
    : '';
}

const Sign = ({ text }: { readonly text: string }) =>
  text === '' ? null : <span aria-hidden="true">{text}</span>;

export interface TextAnswerProps {
  readonly question: Exclude<ReadyQuestion, { kind: 'choice' | 'histories' }>;
  readonly text: string;
  readonly title: string;
  readonly noteId: string;
  readonly problem: string | null;
  readonly today: string;
  readonly onText: (text: string) => void;
}

export function TextAnswer(props: TextAnswerProps) {
  const { question, text, title, noteId, problem, today, onText } = props;
  const problemId = useId();
  const described = problem === null ? noteId : `${noteId} ${problemId}`;
  const common = {
    value: text,
    autoFocus: true,
    'aria-label': title,
    'aria-invalid': problem !== null,
    'aria-describedby': described,
    onChange: ({ target }: { target: { value: string } }) => onText(target.value),
  };
  return (
    <div className="questions-answer">
      {question.kind === 'date' ? (
        <span className="questions-box">
          <input {...common} type="date" min="1900-01-01" max={today} />
        </span>
      ) : (
        <span className="questions-box">
          <Sign text={keyboards[question.kind].prefix} />
          <input
            {...common}
            type="text"
            inputMode={keyboards[question.kind].inputMode}
            autoComplete="off"
            enterKeyHint="next"
          />
          <Sign text={keyboards[question.kind].suffix} />
        </span>
      )}
      {problem === null ? (
        <p className="questions-echo">{echoOf(question, text)}</p>
      ) : (
        <p className="questions-problem" id={problemId} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
