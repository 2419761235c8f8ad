import type { ReviewItem } from '@groundwork/contracts';
import { Badge } from '@groundwork/web-ui';
import { reviewWords } from '../review.wording.ts';
import { comparedReadings, type ComparedRow } from '../model/compared-rows.ts';
import './compared-readings.css';

function Row({ row: { label, before, now, isChanged } }: { readonly row: ComparedRow }) {
  return (
    <tr data-changed={isChanged ? '' : undefined}>
      <th scope="row">
        {label} {isChanged ? <Badge tone="warn">{reviewWords.readings.changed}</Badge> : null}
      </th>
      <td>{before}</td>
      <td>{now}</td>
    </tr>
  );
}

/** For a document that a reviewer rejected and that was analyzed again. */
export function ComparedReadings({ item }: { readonly item: ReviewItem }) {
  const rows = comparedReadings(item);
  return (
    <section className="findings" aria-label={reviewWords.readings.title}>
      <h3>{reviewWords.readings.title}</h3>
      {rows.length === 0 ? (
        <p className="findings-none">{reviewWords.readings.gone}</p>
      ) : (
        <table className="readings">
          <thead>
            <tr>
              <th scope="col">{reviewWords.readings.what}</th>
              <th scope="col">{reviewWords.readings.before}</th>
              <th scope="col">{reviewWords.readings.now}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Row key={`${at} ${row.label}`} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
