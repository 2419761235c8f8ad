import { Slider, useIsLive } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useId } from 'react';
import type { AnswerPoints } from '../model/score-answers.ts';
import type { SliderQuestion } from '../model/slider-questions.ts';
import { words } from '../three-answers.wording.ts';

export interface AnswerSliderProps {
  readonly question: SliderQuestion;
  readonly value: number | undefined;
  readonly earned: AnswerPoints;
  readonly onAnswer: (value: number) => void;
}

const answeringKey = /^(Arrow|Page|Home|End|Enter| )/;

export function AnswerSlider({ question, value, earned, onAnswer }: AnswerSliderProps) {
  const id = useId();
  const isLive = useIsLive();
  const { name, stops, describe } = question;
  const { label, least, most } = words.sliders[name];
  const position = value === undefined ? 0 : stops.indexOf(value);
  const isAnswered = value !== undefined;
  const text = isAnswered ? describe(value) : words.unanswered;
  const points = { points: earned.points, most: earned.most };
  const answer = (at: number) => onAnswer(stops[at] ?? 0);
  return (
    <div className={isAnswered ? 'answer' : 'answer answer-open'}>
      <div className="answer-head">
        <label htmlFor={id}>{label}</label>
        <strong>{text}</strong>
      </div>
      <Slider
        id={id}
        disabled={!isLive}
        min={0}
        max={stops.length - 1}
        step={1}
        value={position}
        text={isAnswered ? fill(words.spoken, { value: text, ...points }) : text}
        onMove={answer}
        // The first position is an answer, too, and no change reports it.
        onClick={() => answer(position)}
        onKeyUp={({ key }) => (answeringKey.test(key) ? answer(position) : undefined)}
      />
      <p className="answer-ends" aria-hidden="true">
        <span>{least}</span>
        <span>{most}</span>
      </p>
      <p className="answer-points">
        {isAnswered ? (
          <>
            <strong>{fill(words.points, points)}</strong> {earned.reason ?? words.all}
          </>
        ) : (
          fill(words.upTo, { most: earned.most })
        )}
      </p>
    </div>
  );
}
