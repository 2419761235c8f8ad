import type { KindOutlook, LenderMatch, ProfileReply } from '@groundwork/contracts';
import { Card, DataList } from '@groundwork/web-ui';
import { words } from '../lenders.wording.ts';
import { describeLoan } from '../model/cost-texts.ts';
import { choicesByKind } from '../model/kind-choices.ts';
import { requestOf } from '../model/loan-request.ts';
import { describeBest } from '../model/summary-texts.ts';

const { choice: texts, summary } = words;

interface LenderSummaryProps {
  /** undefined: the lenders are not available. */
  readonly matches: readonly LenderMatch[] | undefined;
  readonly profile: ProfileReply | undefined;
  readonly outlooks?: readonly KindOutlook[] | undefined;
}

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
