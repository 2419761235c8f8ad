import type { FigureView, MatchCriterion } from '@groundwork/contracts';
import { Badge, type BadgeTone } from '@groundwork/web-ui';
import { FigureLine } from '#shared/figures/figure-line.tsx';
import { describeActual, figuresIn } from '../model/lender-texts.ts';
import { RuleSource } from './rule-source.tsx';
import { words } from '../lenders.wording.ts';

const tones: Readonly<Record<MatchCriterion['result'], BadgeTone>> = {
  pass: 'good',
  fail: 'bad',
  unknown: 'warn',
};

const { requirement, theirs, yours, result } = words.requirements;
const columns = [requirement, theirs, yours, result];

interface CriterionProps {
  readonly criterion: MatchCriterion;
  readonly figures: readonly FigureView[];
}

function Criterion({ criterion, figures }: CriterionProps) {
  const own = figuresIn(criterion, figures);
  return (
    <>
      <tr>
        <th scope="row">{criterion.label}</th>
        <td>
          {criterion.required}
          {criterion.rules.map((rule) => (
            <RuleSource key={rule.factId} rule={rule} />
          ))}
        </td>
        <td>
          {describeActual(criterion)}
          {criterion.because === null ? null : <span className="eligibility-gap">{criterion.because}</span>}
        </td>
        <td>
          <Badge tone={tones[criterion.result]}>{words.requirements[criterion.result]}</Badge>
          {criterion.gap === null ? null : <span className="eligibility-gap">{criterion.gap}</span>}
        </td>
      </tr>
      {own.length === 0 ? null : (
        <tr className="eligibility-figures">
          <td colSpan={columns.length}>
            {own.map((figure) => (
              <FigureLine key={figure.field} figure={figure} />
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

export interface EligibilityTableProps {
  readonly criteria: readonly MatchCriterion[];
  readonly figures: readonly FigureView[];
}

export function EligibilityTable({ criteria, figures }: EligibilityTableProps) {
  return (
    <table className="eligibility">
      <caption>{words.requirements.caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion) => (
          <Criterion key={criterion.code} criterion={criterion} figures={figures} />
        ))}
      </tbody>
    </table>
  );
}
