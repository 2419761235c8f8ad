import { lazy, Suspense, useRef } from 'react';
import { words as landingWords } from '../landing.wording.ts';
import { useHasBeenVisible } from './use-has-been-visible.ts';

const { threeAnswers: words } = landingWords;

/** A chunk of its own: it contains the rules of the score. */
const AnsweredScore = lazy(() =>
  import('./answered-score.tsx').then((file) => ({ default: file.AnsweredScore })),
);

const Waiting = () => <p className="three-answers-waiting">{words.loading}</p>;

export function ThreeAnswers({ onStart }: { readonly onStart: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const isVisible = useHasBeenVisible(place);
  return (
    <section className="three-answers" id="score" aria-labelledby="score-title">
      <div className="three-answers-words">
        <h2 id="score-title">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <div ref={place} className="three-answers-place">
        <Suspense fallback={<Waiting />}>
          {isVisible ? <AnsweredScore onStart={onStart} /> : <Waiting />}
        </Suspense>
      </div>
    </section>
  );
}
