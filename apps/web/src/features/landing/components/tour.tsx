import { Check, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { tourSteps } from '../model/example.ts';
import { ScoreChart } from './score-chart.tsx';

const stepEvery = 2600;
const lastStep = tourSteps.length - 1;

/** What the step is and what it brought; in one place, so that nothing moves from step to step. */
function Seen({ step }: { readonly step: number }) {
  const { score, text, seen } = tourSteps[step] ?? tourSteps[0];
  const gain = score - (tourSteps[step - 1]?.score ?? score);
  return (
    <div className="tour-seen">
      <strong>{gain > 0 ? `+${gain} points` : `${score} to start with`}</strong>
      <p>{text}</p>
      <span>
        <Check aria-hidden="true" size={14} /> {seen}
      </span>
    </div>
  );
}

/** The demo: the product's own story, drawn instead of filmed, step by step or by itself. */
export function Tour() {
  const [step, setStep] = useState(lastStep);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (step >= lastStep) setPlaying(false);
      else setStep(step + 1);
    }, stepEvery);
    return () => clearTimeout(timer);
  }, [playing, step]);

  const togglePlay = () => {
    if (!playing) setStep(0);
    setPlaying(!playing);
  };
  const show = (index: number) => {
    setPlaying(false);
    setStep(index);
  };

  return (
    <>
      <div className="demo-words">
        <h2 id="demo-title" tabIndex={-1}>
          From paperwork to a clear answer, step by step.
        </h2>
        <ol>
          {tourSteps.map(({ title, score }, index) => (
            <li key={title}>
              <button type="button" aria-pressed={index === step} onClick={() => show(index)}>
                <span className="tour-number" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="tour-title">
                  {title} <span className="gw-hidden">: example score {score}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div className="tour">
        <header>
          <div>
            <h3>Rosa&apos;s Bakery</h3>
            <p>An example, June to November</p>
          </div>
          <button
            type="button"
            className="tour-play"
            aria-label={playing ? 'Pause the tour' : 'Play the tour'}
            onClick={togglePlay}
          >
            {playing ? (
              <Pause aria-hidden="true" size={22} />
            ) : (
              <Play aria-hidden="true" size={22} fill="currentColor" />
            )}
          </button>
        </header>
        <Seen step={step} />
        <ScoreChart step={step} />
      </div>
    </>
  );
}
