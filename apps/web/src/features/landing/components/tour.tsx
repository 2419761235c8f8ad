import { fill } from '@groundwork/wording';
import { Check, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { words as landingWords } from '../landing.wording.ts';
import { tourSteps } from '../model/example.ts';
import { ScoreChart } from './score-chart.tsx';

const { tour: words } = landingWords;

const stepEvery = 2600;
const lastStep = tourSteps.length - 1;

/** All steps share one place, so the layout does not move between them. */
function StepDetails({ step }: { readonly step: number }) {
  const { score, text, result, gain } = tourSteps[step] ?? tourSteps[0];
  return (
    <div className="tour-seen">
      <strong>
        {gain > 0 ? fill(words.gain, { points: gain }) : fill(words.score, { score: String(score) })}
      </strong>
      <p>{text}</p>
      <span>
        <Check aria-hidden="true" size={14} /> {result}
      </span>
    </div>
  );
}

export function Tour() {
  const [step, setStep] = useState(lastStep);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      if (step >= lastStep) setPlaying(false);
      else setStep(step + 1);
    }, stepEvery);
    return () => clearTimeout(timer);
  }, [isPlaying, step]);

  const togglePlay = () => {
    if (!isPlaying) setStep(0);
    setPlaying(!isPlaying);
  };
  const show = (index: number) => {
    setPlaying(false);
    setStep(index);
  };

  return (
    <>
      <div className="demo-words">
        <h2 id="demo-title" tabIndex={-1}>
          {landingWords.demo.title}
        </h2>
        <ol>
          {tourSteps.map(({ title, score }, index) => (
            <li key={title}>
              <button type="button" aria-pressed={index === step} onClick={() => show(index)}>
                <span className="tour-number" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="tour-title">
                  {title} <span className="gw-hidden">{fill(words.exampleScore, { score })}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div className="tour">
        <header>
          <div>
            <h3>{words.business}</h3>
            <p>{words.note}</p>
          </div>
          <button
            type="button"
            className="tour-play"
            aria-label={isPlaying ? words.pause : words.play}
            onClick={togglePlay}
          >
            {isPlaying ? (
              <Pause aria-hidden="true" size={22} />
            ) : (
              <Play aria-hidden="true" size={22} fill="currentColor" />
            )}
          </button>
        </header>
        <StepDetails step={step} />
        <ScoreChart step={step} />
      </div>
    </>
  );
}
