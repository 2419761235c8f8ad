import { RowsSkeleton } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { describeQuery } from '#shared/lenders/record-query.ts';
import { words as queryWords } from '#shared/lenders/record-query.wording.ts';
import { paths } from '#shared/paths.ts';
import { useLenderRecord } from '../api/use-lender-matches.ts';
import { words as lenderWords } from '../lenders.wording.ts';
import { describeRecord } from '../model/record-texts.ts';

const { record: words } = lenderWords;

/** Past loans of this lender. They change no score, match, rate or order. */
export function LenderRecord({ recordLenderId }: { readonly recordLenderId: string }) {
  const { data, error } = useLenderRecord(recordLenderId);
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
