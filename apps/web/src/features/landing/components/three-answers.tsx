import { lazy } from 'react';
import { words as landingWords } from '../landing.wording.ts';
import { AnsweredOutline } from './answered-outline.tsx';
import { WhenVisible } from './when-visible.tsx';

const { threeAnswers: words } = landingWords;

/** A chunk of its own: it contains the rules of the score. */
const AnsweredScore = lazy(() =>
  import('./answered-score.tsx').then((file) => ({ default: file.AnsweredScore })),
);

export function ThreeAnswers({ onStart }: { readonly onStart: () => void }) {
  return (
    <section className="three-answers" id="score" aria-labelledby="score-title">
      <div className="three-answers-words">
        <h2 id="score-title">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <WhenVisible className="three-answers-place" waiting={<AnsweredOutline />}>
        <AnsweredScore onStart={onStart} />
      </WhenVisible>
    </section>
  );
}
