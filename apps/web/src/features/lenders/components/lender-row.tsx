import { fill } from '@groundwork/wording';
import { type LenderMatch, lenderTypeLabels } from '@groundwork/contracts';
import { Badge } from '@groundwork/web-ui';
import { ChevronDown } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import {
  describeCoverage,
  describePayback,
  describePayment,
  describeTerm,
  describeTotal,
} from '../model/cost-texts.ts';
import { fitOf } from '../model/fit.ts';
import { formatAmountRange, formatApprovalTime, formatRate } from '../model/lender-texts.ts';
import { columnClass, columns } from '../model/table-columns.ts';
import { CompareCheckbox } from './compare-checkbox.tsx';
import { LenderLink } from './lender-link.tsx';
import { LenderReasons } from './lender-reasons.tsx';
import { words } from '../lenders.wording.ts';

const readers: Readonly<Record<string, (match: LenderMatch) => string>> = {
  payment: describePayment,
  term: describeTerm,
  payback: describePayback,
  rate: ({ estimatedRate, dependsOnOffer }) =>
    dependsOnOffer === true ? words.comparison.offer : formatRate(estimatedRate),
  fast: ({ lender }) => formatApprovalTime(lender),
  amount: ({ lender }) => formatAmountRange(lender),
};

function MatchCell({ match }: { readonly match: LenderMatch }) {
  const { tone, label, word } = fitOf(match);
  return (
    <>
      <Badge tone={tone}>
        <strong>{match.matchScore}%</strong>
      </Badge>
      <span className="gw-hidden">{label}</span>
      <span className="lender-word">{word}</span>
    </>
  );
}

interface NameCellProps {
  readonly match: LenderMatch;
  readonly isOpen: boolean;
  readonly reasonsId: string;
  readonly onToggle: () => void;
  readonly onOpen: (id: string) => void;
}

function NameCell({ match, isOpen, reasonsId, onToggle, onOpen }: NameCellProps) {
  const { lender, application } = match;
  return (
    <th scope="row">
      <LenderLink lender={lender} onOpen={onOpen} />
      <span className="lender-under">
        <span>{lenderTypeLabels[lender.type]}</span>
        <span className="lender-narrow">{describeTotal(match)}</span>
        {lender.stale ? <span>{words.stale}</span> : null}
        {application === null ? null : <Badge tone="info">{words.application[application]}</Badge>}
        <button
          type="button"
          className="lender-why"
          aria-expanded={isOpen}
          aria-controls={reasonsId}
          aria-label={fill(words.table.whyOf, { lender: lender.name })}
          onClick={onToggle}
        >
          {words.table.why} <ChevronDown aria-hidden="true" size={14} />
        </button>
        <CompareCheckbox lender={lender} />
      </span>
    </th>
  );
}

export interface LenderRowProps {
  readonly ref: Ref<HTMLTableSectionElement>;
  readonly index: number;
  readonly match: LenderMatch;
  readonly onOpen: (id: string) => void;
}

const headRows = 2;

export function LenderRow({ ref, index, match, onOpen }: LenderRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const reasonsId = useId();
  return (
    <tbody ref={ref} data-index={index}>
      <tr aria-rowindex={index + headRows}>
        <NameCell {...{ match, isOpen, reasonsId, onOpen }} onToggle={() => setIsOpen((before) => !before)} />
        {columns.map((column) => (
          <td key={column.sorting} className={columnClass(column)}>
            {readers[column.sorting]?.(match) ?? <MatchCell match={match} />}
          </td>
        ))}
      </tr>
      <tr id={reasonsId} hidden={!isOpen} className="lender-reasons-row">
        <td colSpan={columns.length + 1}>
          <LenderReasons reasons={match.reasons} />
          <p className="lender-coverage">{describeCoverage(match)}</p>
        </td>
      </tr>
    </tbody>
  );
}
