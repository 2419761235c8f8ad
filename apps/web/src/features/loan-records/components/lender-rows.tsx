import type { LenderLoans, RecordsReply } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatCount, formatDate, formatDollars } from '#shared/formatting/format.ts';
import { words } from '../loan-records.wording.ts';

type Share = LenderLoans['paid'];

const percentOf = ({ share }: Share): string => fill(words.percent, { value: share });
const rangeOf = ({ share, low, high }: Share): string => fill(words.range, { share, low, high });

function Figure({ label, text }: { readonly label: string; readonly text: string | null }) {
  return (
    <td data-label={label}>
      {text ?? (
        <>
          <span aria-hidden="true">–</span>
          <span className="gw-hidden">{words.unknown}</span>
        </>
      )}
    </td>
  );
}

function LenderRow({ item }: { readonly item: LenderLoans }) {
  const { columns } = words;
  const { medianTerm, medianRate } = item;
  return (
    <tr>
      <th scope="row">{item.lender.name}</th>
      <Figure label={columns.loans} text={formatCount(item.loans)} />
      <Figure label={columns.last} text={formatDate(item.lastApproval)} />
      <Figure label={columns.amount} text={formatDollars(item.medianAmount)} />
      <Figure
        label={columns.term}
        text={medianTerm === null ? null : fill(words.months, { count: medianTerm })}
      />
      <Figure
        label={columns.rate}
        text={medianRate === null ? null : fill(words.percent, { value: medianRate })}
      />
      <Figure label={columns.paid} text={percentOf(item.paid)} />
      <Figure label={columns.chargedOff} text={rangeOf(item.chargedOff)} />
    </tr>
  );
}

export function LenderRows({ items }: { readonly items: RecordsReply['items'] }) {
  return (
    <div className="record-table">
      <table>
        <caption className="gw-hidden">{words.caption}</caption>
        <thead>
          <tr>
            {Object.entries(words.columns).map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <LenderRow key={item.lender.id} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
