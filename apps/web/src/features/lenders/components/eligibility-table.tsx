import type { MatchCriterion } from '@groundwork/contracts';
import { Badge, type BadgeTone } from '@groundwork/web-ui';

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
        {criteria.map(({ code, label, required, actual, result, gap }) => (
          <tr key={code}>
            <th scope="row">{label}</th>
            <td>{required}</td>
            <td>{actual ?? 'not entered yet'}</td>
            <td>
              <Badge tone={results[result].tone}>{results[result].word}</Badge>
              {gap === null ? null : <span className="eligibility-gap">{gap}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
