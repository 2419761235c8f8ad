import type { MatchCriterion } from '@groundwork/contracts';
import { Badge, type BadgeTone } from '@groundwork/web-ui';
import { describeActual } from '../model/lender-texts.ts';
import { RuleSource } from './rule-source.tsx';
import { words } from '../lenders.wording.ts';

const tones: Readonly<Record<MatchCriterion['result'], BadgeTone>> = {
  pass: 'good',
  fail: 'bad',
  unknown: 'warn',
};

export function EligibilityTable({ criteria }: { readonly criteria: readonly MatchCriterion[] }) {
  return (
    <table className="eligibility">
      <caption>{words.requirements.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.requirements.requirement}</th>
          <th scope="col">{words.requirements.theirs}</th>
          <th scope="col">{words.requirements.yours}</th>
          <th scope="col">{words.requirements.result}</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion) => (
          <tr key={criterion.code}>
            <th scope="row">{criterion.label}</th>
            <td>
              {criterion.required}
              {criterion.rules.map((rule) => (
                <RuleSource key={rule.factId} rule={rule} />
              ))}
            </td>
            <td>
              {describeActual(criterion)}
              {criterion.because === null ? null : (
                <span className="eligibility-gap">{criterion.because}</span>
              )}
            </td>
            <td>
              <Badge tone={tones[criterion.result]}>{words.requirements[criterion.result]}</Badge>
              {criterion.gap === null ? null : <span className="eligibility-gap">{criterion.gap}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
