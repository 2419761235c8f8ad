import { Button, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { type FormEvent, useState } from 'react';
import { Needs } from '#shared/business/needs.tsx';
import { fieldReader } from '#shared/forms/use-submit.ts';
import { useSaveAnswers } from '../api/use-save-answers.ts';
import { answerOf, type OpenQuestion, questionsOf } from '../model/questions.ts';
import './missing-questions.css';
import { words } from '../afford.wording.ts';

const { questions: texts } = words;
const answerName = 'answer';

interface QuestionProps {
  readonly question: OpenQuestion;
}

function AnswerField({ question: { label, options, type, keyboard } }: QuestionProps) {
  if (options === null) {
    return (
      <TextField
        label={label}
        name={answerName}
        type={type}
        inputMode={keyboard}
        autoFocus
        required
        autoComplete="off"
      />
    );
  }
  return (
    <label className="missing-choice">
      <span>{label}</span>
      <select name={answerName} autoFocus required defaultValue="">
        <option value="" disabled>
          {texts.choose}
        </option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function QuestionForm({ question, onClose }: QuestionProps & { readonly onClose: () => void }) {
  const { busy, save } = useSaveAnswers();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = answerOf(question, fieldReader(event.currentTarget)(answerName));
    await save({ [question.name]: answer }, fill(texts.saved, { question: question.label }));
  };
  return (
    <form className="missing-form" onSubmit={(event) => void send(event)}>
      <AnswerField question={question} />
      <Button busy={busy} type="submit">
        {texts.save}
      </Button>
      <Button look="ghost" onClick={onClose}>
        {texts.cancel}
      </Button>
    </form>
  );
}

/** Each question opens in place with one click. */
export function MissingQuestions({ fields }: { readonly fields: readonly string[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const questions = questionsOf(fields);
  const chosen = questions.find(({ name }) => name === open);
  if (questions.length === 0) return null;
  return (
    <Needs access="profile edit">
      <div className="missing" role="group" aria-label={texts.label}>
        {questions.map(({ name, label }) => (
          <Button
            key={name}
            look="outline"
            aria-expanded={name === open}
            onClick={() => setOpen(name === open ? null : name)}
          >
            {label}
          </Button>
        ))}
        {chosen === undefined ? null : (
          <QuestionForm key={chosen.name} question={chosen} onClose={() => setOpen(null)} />
        )}
      </div>
    </Needs>
  );
}
