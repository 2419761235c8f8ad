import { currentRules } from '@groundwork/engine-scoring';
import { fill } from '@groundwork/wording';
import { brand } from '#shared/brand/brand.ts';
import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { AllRules, Levels, WeightBar } from '../features/public-pages/components/score-rules.tsx';
import { words as publicWords } from '../features/public-pages/public-pages.wording.ts';

const { rules: words } = publicWords;
const { criteria, documents, loan, version } = currentRules;
const percent = (share: number) => `${Math.round(share * 100)}%`;

const principles: readonly string[] = [
  words.principles.missing,
  words.principles.better,
  fill(words.principles.planning, { rate: loan.planningRatePercent, months: loan.defaultTermMonths }),
  fill(words.principles.document, {
    halfRisk: percent(documents.halvedFromFraud),
    confidence: percent(documents.halvedBelowConfidence),
    fullRisk: percent(documents.refusedFromFraud),
  }),
  words.principles.never,
  words.principles.versions,
];

export default function HowTheScoreWorksPage() {
  return (
    <PublicFrame title={words.title} lead={fill(words.lead, { scoreName: brand.scoreName })}>
      <section className="plain">
        <h2>{words.factors.title}</h2>
        <WeightBar />
        <p>{fill(words.factors.text, { count: criteria.length })}</p>
      </section>
      <section className="plain">
        <h2>{words.levels.title}</h2>
        <Levels />
      </section>
      <section className="plain">
        <h2>{words.principles.title}</h2>
        <ul className="score-principles">
          {principles.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className="plain">
        <h2>{words.criteria.title}</h2>
        <p>{words.criteria.text}</p>
        <AllRules />
        <p className="rules-version">{fill(words.version, { version })}</p>
      </section>
    </PublicFrame>
  );
}
