import { routes } from '@groundwork/contracts/client';
import { RowsSkeleton } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { useQuery } from '#shared/api/use-query.ts';
import { describeQuery } from '#shared/lenders/record-query.ts';
import { words as queryWords } from '#shared/lenders/record-query.wording.ts';
import { paths } from '#shared/paths.ts';
import { words as lenderWords } from '../lenders.wording.ts';
import { describeRecord } from '../model/lender-record.ts';

const { record: words } = lenderWords;

/** Past loans of this lender. They change no score, match, rate or order. */
export function LenderRecord({ recordLenderId: lender }: { readonly recordLenderId: string }) {
  const { data, error } = useQuery(routes.ownLenderRecords, { query: { lender, limit: 1 } });
  if (data === undefined && error === undefined) return <RowsSkeleton rows={2} />;
  return (
    <section className="lender-record" aria-label={words.title}>
      <h3>{words.title}</h3>
      {data === undefined ? (
        <p>{words.away}</p>
      ) : (
        <>
          <p>{describeQuery(data)}</p>
          <p>
            <strong>{describeRecord(data)}</strong>
          </p>
          <p>{queryWords.always}</p>
        </>
      )}
      <Link to={paths.lenderRecords()}>{words.all}</Link>
    </section>
  );
}
