import { prefersStillness } from '@groundwork/web-ui';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { siteConfig } from '#shared/brand/site-config.ts';

const rotateEvery = 3000;

/** The statistics, one in the light at a time. Whatever moves by itself can be stopped. */
export function Ticker() {
  const { statistics } = siteConfig().landing;
  const [current, setCurrent] = useState(0);
  const [running, setRunning] = useState(() => !prefersStillness());

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setCurrent((shown) => (shown + 1) % statistics.length), rotateEvery);
    return () => clearInterval(timer);
  }, [running, statistics.length]);

  return (
    <div className="ticker">
      <ul aria-label="Company figures" aria-live="off">
        {statistics.map(({ figure, label }, index) => (
          <li key={label} className={index === current ? 'ticker-current' : undefined}>
            <strong>{figure}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={running ? 'Pause the figures' : 'Rotate the figures'}
        onClick={() => setRunning(!running)}
      >
        {running ? <Pause aria-hidden="true" size={16} /> : <Play aria-hidden="true" size={16} />}
      </button>
    </div>
  );
}
