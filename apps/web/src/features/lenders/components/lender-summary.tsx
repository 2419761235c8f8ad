import type { KindOutlook, LenderMatch, ProfileReply } from '@groundwork/contracts';
import { Card, DataList } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { words } from '../lenders.wording.ts';
import { describeLoan, describePayback, describePayment, describeTerm } from '../model/cost-texts.ts';
import { describeFit } from '../model/fit.ts';
import { choicesByKind, type KindChoice } from '../model/kind-choices.ts';
import { formatApprovalTime } from '../model/lender-texts.ts';
import { requestOf } from '../model/loan-request.ts';
import { describeOutlook } from '../model/outlook-texts.ts';

const { choice: texts, summary } = words;

function describeBest({ kind, best, count }: KindChoice, outlooks: readonly KindOutlook[]): string {
  const outlook = outlooks.find((each) => each.kind === kind);
  if (best === null) return outlook === undefined ? texts.none : describeOutlook(outlook);
  const { lender } = best;
  return fill(summary.best, {
    name: lender.sample ? `${lender.name} (${words.lender.sample})` : lender.name,
    fit: describeFit(best),
    payment: describePayment(best),
    term: describeTerm(best),
    payback: describePayback(best),
    decision: formatApprovalTime(lender),
    count,
  });
}

interface LenderSummaryProps {
  /** undefined: the lenders are not available. */
  readonly matches: readonly LenderMatch[] | undefined;
  readonly profile: ProfileReply | undefined;
  readonly outlooks?: readonly KindOutlook[] | undefined;
}

/** The best lender of each kind, for a report on paper. */
export function LenderSummary({ matches, profile, outlooks = [] }: LenderSummaryProps) {
  const choices = choicesByKind(matches ?? [], outlooks);
  const subtitle =
    profile === undefined || requestOf(profile).amount === 0
      ? texts.subtitle
      : `${describeLoan(requestOf(profile))}. ${texts.subtitle}`;
  return (
    <Card title={summary.title} subtitle={subtitle}>
      {choices.length === 0 ? <p>{matches === undefined ? summary.unavailable : texts.none}</p> : null}
      <DataList
        rows={choices.map((choice) => ({
          label: texts.kinds[choice.kind],
          value: describeBest(choice, outlooks),
        }))}
      />
    </Card>
  );
}
