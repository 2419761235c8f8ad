import { currentRules } from '@groundwork/engine-scoring';
import { brand } from '#shared/brand/brand.ts';
import { PublicFrame } from '../features/public-pages/components/public-frame.tsx';
import { AllRules, Levels, WeightBar } from '../features/public-pages/components/score-rules.tsx';

const { criteria, documents, loan, version } = currentRules;
const percent = (share: number) => `${Math.round(share * 100)}%`;

export default function HowTheScoreWorksPage() {
  return (
    <PublicFrame
      title="How the score works"
      lead={`The ${brand.scoreName} is arithmetic, not a black box. These are all of its rules, taken from the ones that compute it.`}
    >
      <section className="plain">
        <h2>Four factors, 1000 points</h2>
        <WeightBar />
        <p>
          Each factor is a number from 0 to 100, the sum of the points of its criteria. Its weight turns it
          into its part of the 1000. There are {criteria.length} criteria in all, counted in whole points, so
          the parts you see always add up to the total.
        </p>
      </section>
      <section className="plain">
        <h2>What the number is called</h2>
        <Levels />
      </section>
      <section className="plain">
        <h2>What holds for all of it</h2>
        <ul className="rules-of-thumb">
          <li>
            What is missing counts 0 points and is never guessed. A new account starts at 0 and says what to
            enter first.
          </li>
          <li>A better figure never lowers your score.</li>
          <li>
            Where the score needs the payment of the loan you ask for, it plans with{' '}
            {loan.planningRatePercent}% a year over the term you want, or {loan.defaultTermMonths} months.
            That is a planning rate, not an offer.
          </li>
          <li>
            A document counts in full once it has been read and nothing stands out. It counts half while its
            fraud risk is {percent(documents.halvedFromFraud)} or more or it was read with less than{' '}
            {percent(documents.halvedBelowConfidence)} confidence, until a person has looked at it, and not at
            all from {percent(documents.refusedFromFraud)} on. The same file counts once.
          </li>
          <li>
            Marital status, date of birth, dependents, citizenship, names and addresses never count here. In
            matches, citizenship is looked at only where a lender&apos;s own programme requires it.
          </li>
          <li>
            Published rules are never edited. A change is a new version, and every score names the one that
            made it.
          </li>
        </ul>
      </section>
      <section className="plain">
        <h2>Every criterion</h2>
        <p>Open one to see what brings how many points.</p>
        <AllRules />
        <p className="rules-version">
          Rules in force: {version}. The score is an estimate and no credit decision; each lender decides by
          its own rules.
        </p>
      </section>
    </PublicFrame>
  );
}
