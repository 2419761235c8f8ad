import { fill } from '@groundwork/wording';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#shared/brand/brand.ts';
import { words as landingWords } from '../landing.wording.ts';
import { tourSteps } from '../model/example.ts';
import { autoplayUrl, videoHost } from '../model/video-address.ts';
import { ScoreChart } from './score-chart.tsx';

const { demo: words } = landingWords;

/** The browser contacts the video host only after a click. */
export function Video({ url }: { readonly url: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const host = videoHost(url);
  return (
    <>
      <div className="demo-words">
        <h2 id="demo-title" tabIndex={-1}>
          {words.title}
        </h2>
        <p className="demo-text">
          {fill(words.video, { from: tourSteps[0].score, to: tourSteps.at(-1)?.score ?? 0 })}
        </p>
        <p className="demo-note">{fill(words.host, { host })}</p>
      </div>
      <div className="video">
        {isPlaying ? (
          <iframe
            src={autoplayUrl(url)}
            title={fill(words.frame, { product: brand.name })}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // Without the page's origin YouTube does not play the video.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <button
            type="button"
            className="video-poster"
            aria-label={words.play}
            onClick={() => setPlaying(true)}
          >
            <ScoreChart step={tourSteps.length - 1} />
            <span className="tour-play">
              <Play aria-hidden="true" size={26} fill="currentColor" />
            </span>
          </button>
        )}
      </div>
    </>
  );
}
