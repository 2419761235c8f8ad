import type { CriterionRule } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { describeRule } from '../model/lender-texts.ts';
import { words } from '../lenders.wording.ts';

export function RuleSource({ rule }: { readonly rule: CriterionRule }) {
  const source = fill(words.rules.source, { source: rule.source });
  return (
    <div className="rule-source">
      <strong>{describeRule(rule)}</strong>
      <p>{rule.note}</p>
      <p>
        {rule.sourceUrl === null ? (
          source
        ) : (
          <a href={rule.sourceUrl} target="_blank" rel="noreferrer">
            {source}
          </a>
        )}
      </p>
    </div>
  );
}
