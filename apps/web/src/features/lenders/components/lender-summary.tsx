import type { LenderMatch, ProfileReply } from '@groundwork/contracts';
import { Card, DataList } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { words } from '../lenders.wording.ts';
import { choicesByKind, describeLoan, describePayment, type KindChoice } from '../model/kind-choices.ts';
import { formatApprovalTime } from '../model/lender-texts.ts';

const { choice: texts, summary } = words;

function describeBest({ best, count }: KindChoice): string {
  if (best === null) return texts.none;
  const { lender, matchScore } = best;
  return fill(summary.best, {
    name: lender.sample ? `${lender.name} (${words.lender.sample})` : lender.name,
    match: matchScore,
    payment: describePayment(best),
    decision: formatApprovalTime(lender),
    count,
  });
}

interface LenderSummaryProps {
  /** undefined: the lenders are not available. */
  readonly matches: readonly LenderMatch[] | undefined;
  readonly profile: ProfileReply | undefined;
}

/** The best lender of each kind, for a report on paper. */
export function LenderSummary({ matches, profile }: LenderSummaryProps) {
  const choices = choicesByKind(matches ?? []);
  const subtitle = profile === undefined ? texts.subtitle : `${describeLoan(profile)}. ${texts.subtitle}`;
  return (
    <Card title={summary.title} subtitle={subtitle}>
      {choices.length === 0 ? <p>{matches === undefined ? summary.unavailable : texts.none}</p> : null}
      <DataList
        rows={choices.map((choice) => ({ label: texts.kinds[choice.kind], value: describeBest(choice) }))}
      />
    </Card>
  );
}
