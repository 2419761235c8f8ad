import { Dial } from '@groundwork/web-ui';
import { words } from '../three-answers.wording.ts';
import './answered-score.css';

const { sliders } = words;

/** The shape of the sliders while their rules load. */
export const AnsweredOutline = () => (
  <div className="answered" aria-hidden="true">
    <div className="answered-picture">
      <Dial pending score={0} level={words.counts[0]} sentence="" />
    </div>
    <div className="answered-sliders">
      {Object.entries(sliders).map(([name, { label, least, most }]) => (
        <div key={name} className="answer answer-open">
          <div className="answer-head">
            <span>{label}</span>
            <strong>{words.unanswered}</strong>
          </div>
          <span className="answer-track" />
          <p className="answer-ends">
            <span>{least}</span>
            <span>{most}</span>
          </p>
          <p className="answer-points" />
        </div>
      ))}
    </div>
  </div>
);
