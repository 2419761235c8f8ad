import { Button, Dial } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import { PartsLine } from '#shared/score/parts-line.tsx';
import { describeParts } from '#shared/score/point-parts.ts';
import { firstQuestionCount, firstQuestions } from '#shared/session/first-questions.ts';
import { type AnsweredScore as Answered, scoreAnswers } from '../model/score-answers.ts';
import { nextQuestion, sliderQuestions, type SliderValues, toAnswers } from '../model/slider-questions.ts';
import { words } from '../three-answers.wording.ts';
import { AnswerSlider } from './answer-slider.tsx';
import './answered-score.css';

interface ScorePictureProps {
  readonly result: Answered;
  readonly count: number;
}

function ScorePicture({ result, count }: ScorePictureProps) {
  const { total, parts } = result;
  const countText = words.counts[count] ?? '';
  const sentence = fill(words.dial, { score: total, count: countText, parts: describeParts(parts) });
  return (
    <div className="answered-picture">
      <Dial score={total} level={countText} parts={parts} sentence={sentence} />
      <PartsLine parts={parts} />
    </div>
  );
}

export function AnsweredScore({ onStart }: { readonly onStart: () => void }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [values, setValues] = useState<SliderValues>({});
  const result = scoreAnswers(values, today);
  const count = Object.keys(values).length;
  const start = () => {
    firstQuestions.carry(toAnswers(values, today));
    onStart();
  };
  return (
    <div className="answered">
      <ScorePicture result={result} count={count} />
      <div className="answered-sliders">
        {sliderQuestions.map((question) => (
          <AnswerSlider
            key={question.name}
            question={question}
            value={values[question.name]}
            earned={result.byAnswer[question.name]}
            onAnswer={(value) => setValues((before) => ({ ...before, [question.name]: value }))}
          />
        ))}
      </div>
      <div className="answered-next">
        <p className="answered-open">
          {count === 0
            ? words.open.none
            : fill(words.open.some, { points: result.parts.unknown, answers: firstQuestionCount - count })}
        </p>
        <Button look="next" size="large" onClick={start}>
          {words.actions[count]}
        </Button>
        <p className="answered-rules">
          {fill(words.next, { number: nextQuestion(values), total: firstQuestionCount })}
        </p>
        <p className="answered-rules">
          {fill(words.version, { version: result.version })}{' '}
          <a href={paths.howTheScoreWorks()}>{words.rules}</a>
        </p>
      </div>
    </div>
  );
}
