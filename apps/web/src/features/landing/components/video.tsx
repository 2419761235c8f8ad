import { Play } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#shared/brand/brand.ts';
import { tourSteps } from '../model/example.ts';
import { playingUrl, videoHost } from '../model/video.ts';
import { ScoreChart } from './score-chart.tsx';

/** Nothing of the video, not even its picture, is asked for before somebody wants to see it. */
export function Video({ url }: { readonly url: string }) {
  const [asked, setAsked] = useState(false);
  const host = videoHost(url);
  return (
    <>
      <div className="demo-words">
        <h2 id="demo-title" tabIndex={-1}>
          From paperwork to a clear answer, step by step.
        </h2>
        <p className="demo-text">
          See a bakery go from {tourSteps[0].score} to {tourSteps.at(-1)?.score}: what counted, what was
          uploaded, and which lenders came into reach.
        </p>
        <p className="demo-note">
          The video plays from {host}. Nothing is requested there before you press play.
        </p>
      </div>
      <div className="video">
        {asked ? (
          <iframe
            src={playingUrl(url)}
            title={`${brand.name} demo video`}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // Without the page's origin YouTube refuses to play.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <button
            type="button"
            className="video-poster"
            aria-label="Play the demo video"
            onClick={() => setAsked(true)}
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
