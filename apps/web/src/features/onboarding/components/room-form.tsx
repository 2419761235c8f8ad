import { Button, TextField } from '@groundwork/web-ui';
import { type SubmitEvent, useState } from 'react';
import { type Answers, numberIn, readFigure, valuesIn } from '../model/answers.ts';
import { words as lenderWords } from '../lenders.wording.ts';

const words = lenderWords.question;

const figures = [
  { field: 'operatingCashFlow', label: words.cash, hint: words.cashNote },
  { field: 'monthlyDebtPayments', label: words.debt, hint: words.debtNote },
] as const;

type RoomField = (typeof figures)[number]['field'];

export interface RoomFormProps {
  readonly answers: Answers;
  readonly onAnswer: (values: Answers) => void;
}

/** Cash flow and debt payments are no question of the score, and no loan has a coverage without them. */
export function RoomForm({ answers, onAnswer }: RoomFormProps) {
  const [texts, setTexts] = useState<Readonly<Record<RoomField, string>>>({
    operatingCashFlow: String(answers.operatingCashFlow ?? ''),
    monthlyDebtPayments: String(answers.monthlyDebtPayments ?? ''),
  });
  const [state, setState] = useState<'open' | 'checked' | 'sent'>('open');
  const readings = figures.map(({ field }) => readFigure(field, numberIn(texts[field])));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isComplete = readings.every((reading) => 'values' in reading);
    setState(isComplete ? 'sent' : 'checked');
    if (isComplete) onAnswer(Object.assign({}, ...readings.map(valuesIn)) as Answers);
  };
  const problemOf = (index: number): string | undefined => {
    const reading = readings[index];
    return state === 'checked' && reading !== undefined && 'problem' in reading ? reading.problem : undefined;
  };
  return (
    <form className="room-form" noValidate onSubmit={submit}>
      <p className="questions-note">{words.text}</p>
      {figures.map(({ field, label, hint }, index) => (
        <TextField
          key={field}
          label={label}
          hint={hint}
          problem={problemOf(index)}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={texts[field]}
          onChange={({ target }) => setTexts({ ...texts, [field]: target.value })}
        />
      ))}
      <Button type="submit" look="next" size="large" busy={state === 'sent'}>
        {words.show}
      </Button>
    </form>
  );
}
