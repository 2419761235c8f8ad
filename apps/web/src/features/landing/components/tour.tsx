import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { tourSteps } from '../model/example.ts';

const stepEvery = 2600;
const lastStep = tourSteps.length - 1;
const barHeight = (score: number) => `${Math.round(((score - 560) / 200) * 100)}%`;

function Chart({ step }: { readonly step: number }) {
  return (
    <div className="tour-bars" aria-hidden="true">
      {tourSteps.map(({ score }, index) => (
        <span
          key={score}
          className={index === step ? 'tour-bar tour-bar-now' : 'tour-bar'}
          style={{ height: index <= step ? barHeight(score) : '6%' }}
        >
          {index <= step ? score : ''}
        </span>
      ))}
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
    <section className="demo" id="demo" aria-labelledby="demo-title">
      <div className="demo-words">
        <h2 id="demo-title">From paperwork to a clear answer, step by step.</h2>
        <ol>
          {tourSteps.map(({ title, text, score }, index) => (
            <li key={title}>
              <button type="button" aria-pressed={index === step} onClick={() => show(index)}>
                <span className="tour-number" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="tour-title">
                  {title} <span className="gw-hidden">: example score {score}</span>
                </span>
              </button>
              {index === step ? <p>{text}</p> : null}
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
        <Chart step={step} />
      </div>
    </section>
  );
}
