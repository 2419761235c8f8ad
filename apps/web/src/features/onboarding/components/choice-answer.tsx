import { fill } from '@groundwork/wording';
import { useState } from 'react';
import type { Choice, Question } from '../model/questions.ts';
import { matchingChoices } from '../model/matching-choices.ts';
import { words } from '../onboarding.wording.ts';

const { histories } = words.questions;

interface ChoiceButtonProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const ChoiceButton = ({ label, isChosen, onChoose }: ChoiceButtonProps) => (
  <button type="button" className="questions-choice" aria-pressed={isChosen} onClick={onChoose}>
    {label}
  </button>
);

interface ChoiceAnswerProps {
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

interface OptionsProps extends ChoiceAnswerProps {
  readonly options: readonly Choice[];
}

const Options = ({ options, text, onChoose }: OptionsProps) => (
  <div className="questions-choices">
    {options.map(({ value, label }) => (
      <ChoiceButton key={value} label={label} isChosen={value === text} onChoose={() => onChoose(value)} />
    ))}
  </div>
);

interface SearchedProps extends OptionsProps {
  readonly label: string;
  readonly isOpenList: boolean;
}

/** Enter chooses the first option of those that match. */
function SearchedOptions({ label, isOpenList, options, text, onChoose }: SearchedProps) {
  const [typed, setTyped] = useState('');
  const matches = matchingChoices(options, typed, isOpenList);
  const [first] = matches;
  return (
    <>
      <span className="questions-box questions-search">
        <input
          type="text"
          aria-label={label}
          placeholder={label}
          autoFocus
          autoComplete="off"
          maxLength={200}
          value={typed}
          enterKeyHint="next"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || typed.trim() === '') return;
            event.preventDefault();
            if (first !== undefined) onChoose(first.value);
          }}
        />
      </span>
      <Options options={matches} text={text} onChoose={onChoose} />
      {first === undefined ? (
        <p className="questions-problem" role="status">
          {words.noChoice}
        </p>
      ) : null}
    </>
  );
}

interface HistoriesProps extends ChoiceAnswerProps {
  readonly onSome: () => void;
}

function HistoriesAnswer({ text, onChoose, onSome }: HistoriesProps) {
  return (
    <div className="questions-choices questions-pair">
      <ChoiceButton label={histories.none} isChosen={text === 'none'} onChoose={() => onChoose('none')} />
      <ChoiceButton label={histories.some} isChosen={false} onChoose={onSome} />
      <p className="questions-note">{histories.someNote}</p>
    </div>
  );
}

export type ButtonsQuestion = Extract<Question, { kind: 'choice' | 'histories' }>;

interface ButtonsProps extends HistoriesProps {
  readonly question: ButtonsQuestion;
}

export function ButtonsAnswer({ question, onSome, ...answer }: ButtonsProps) {
  if (question.kind === 'histories') return <HistoriesAnswer onSome={onSome} {...answer} />;
  const { options, search, isOpenList = false } = question;
  if (search === undefined) return <Options options={options} {...answer} />;
  const own = options.some(({ value }) => value === answer.text) || answer.text === '' || !isOpenList;
  const all = own
    ? options
    : [{ value: answer.text, label: fill(words.ownWords, { text: answer.text }) }, ...options];
  return <SearchedOptions label={search} isOpenList={isOpenList} options={all} {...answer} />;
}
