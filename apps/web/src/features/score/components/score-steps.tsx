import { fill } from '@groundwork/wording';
import type { ScoreStep } from '@groundwork/contracts';
import { formatMoment, formatSigned } from '#shared/formatting/format.ts';
import { describeBlanks, describeStep } from '../model/step-texts.ts';
import { words } from '../score.wording.ts';

const firstSteps = 3;

export interface ScoreStepsProps {
  /** Newest first. */
  readonly steps: readonly ScoreStep[];
  readonly documentNames: ReadonlyMap<string, string>;
}

interface RowProps {
  readonly step: ScoreStep;
  readonly documentNames: ScoreStepsProps['documentNames'];
}

function Row({ step, documentNames }: RowProps) {
  const blanks = describeBlanks(step);
  return (
    <li>
      <strong className={step.change < 0 ? 'step-down' : 'step-up'}>{formatSigned(step.change)}</strong>
      <span>{describeStep(step, documentNames)}</span>
      {blanks === null ? null : <span>{blanks}</span>}
      <time dateTime={step.at}>{formatMoment(step.at)}</time>
    </li>
  );
}

const Rows = ({ steps, documentNames }: ScoreStepsProps) => (
  <ul className="score-steps">
    {steps.map((step) => (
      <Row key={step.id} step={step} documentNames={documentNames} />
    ))}
  </ul>
);

export function ScoreSteps({ steps, documentNames }: ScoreStepsProps) {
  const older = steps.slice(firstSteps);
  return (
    <>
      <Rows steps={steps.slice(0, firstSteps)} documentNames={documentNames} />
      {older.length === 0 ? null : (
        <details className="older-steps">
          <summary>{fill(words.steps.earlier, { count: older.length })}</summary>
          <Rows steps={older} documentNames={documentNames} />
        </details>
      )}
    </>
  );
}
