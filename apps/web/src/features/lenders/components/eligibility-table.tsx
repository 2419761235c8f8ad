import type { MatchCriterion } from '@groundwork/contracts';
import { Badge, type BadgeTone } from '@groundwork/web-ui';
import { describeActual } from '../model/lender-texts.ts';

const results: Readonly<Record<MatchCriterion['result'], { word: string; tone: BadgeTone }>> = {
  pass: { word: 'Met', tone: 'good' },
  fail: { word: 'Not met', tone: 'bad' },
  unknown: { word: 'Not known', tone: 'warn' },
};

export function EligibilityTable({ criteria }: { readonly criteria: readonly MatchCriterion[] }) {
  return (
    <table className="eligibility">
      <caption>What they ask for</caption>
      <thead>
        <tr>
          <th scope="col">Requirement</th>
          <th scope="col">They ask</th>
          <th scope="col">You have</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion) => (
          <tr key={criterion.code}>
            <th scope="row">{criterion.label}</th>
            <td>{criterion.required}</td>
            <td>{describeActual(criterion)}</td>
            <td>
              <Badge tone={results[criterion.result].tone}>{results[criterion.result].word}</Badge>
              {criterion.gap === null ? null : <span className="eligibility-gap">{criterion.gap}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
