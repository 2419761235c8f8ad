import { useState } from 'react';
import type { Question } from '../model/questions.ts';
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
  readonly options: readonly string[];
  readonly onText: (text: string) => void;
}

function OptionsAnswer({ options, text, onChoose, onText }: OptionsProps) {
  const [isOther, setIsOther] = useState(text !== '' && !options.includes(text));
  return (
    <div className="questions-choices">
      {options.map((option) => (
        <ChoiceButton
          key={option}
          label={option}
          isChosen={option === text}
          onChoose={() => onChoose(option)}
        />
      ))}
      <ChoiceButton label={words.other} isChosen={isOther} onChoose={() => setIsOther(true)} />
      {isOther ? (
        <span className="questions-box questions-other">
          <input
            type="text"
            aria-label={words.otherLabel}
            autoFocus
            value={options.includes(text) ? '' : text}
            enterKeyHint="next"
            onChange={({ target }) => onText(target.value)}
          />
        </span>
      ) : null}
    </div>
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
  readonly onText: (text: string) => void;
}

export function ButtonsAnswer({ question, onSome, onText, ...answer }: ButtonsProps) {
  return question.kind === 'choice' ? (
    <OptionsAnswer options={question.options} onText={onText} {...answer} />
  ) : (
    <HistoriesAnswer onSome={onSome} {...answer} />
  );
}
