import { useStillness } from '@groundwork/web-ui';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { siteConfig } from '#shared/brand/site-config.ts';
import { words as landingWords } from '../landing.wording.ts';

const { ticker: words } = landingWords;

const rotateEvery = 3000;

/** WCAG 2.2.2: a reader can stop a motion that starts by itself. */
export function Ticker() {
  const { statistics, sampleClaims } = siteConfig().landing;
  const [current, setCurrent] = useState(0);
  const isStill = useStillness();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isRunning = chosen ?? !isStill;

  const [isHeld, setHeld] = useState(false);
  const isMoving = isRunning && !isHeld;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % statistics.length), rotateEvery);
    return () => clearInterval(timer);
  }, [isMoving, statistics.length]);

  // The pointer and the focus are on the button, so a new start ends their pause.
  const toggle = () => {
    setChosen(!isRunning);
    setHeld(false);
  };

  return (
    <div
      className="ticker"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {sampleClaims ? <p className="ticker-sample">{words.sample}</p> : null}
      <ul aria-label={words.label} aria-live="off">
        {statistics.map(({ figure, label }, index) => (
          <li key={label} className={index === current ? 'ticker-current' : undefined}>
            <strong>{figure}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <button type="button" aria-label={isRunning ? words.pause : words.rotate} onClick={toggle}>
        {isRunning ? <Pause aria-hidden="true" size={16} /> : <Play aria-hidden="true" size={16} />}
      </button>
    </div>
  );
}
