import type { FigureView, ProvenScore } from '@groundwork/contracts';
import { Card, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { ShieldCheck } from 'lucide-react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { labelOfWitness } from '#shared/evidence/witness-texts.ts';
import { useProof } from '#shared/evidence/use-proof.ts';
import { formatDate, formatSigned } from '#shared/formatting/format.ts';
import { PhoneList } from '#shared/lists/phone-list.tsx';
import { categoryOfAct } from '../model/act-category.ts';
import { ProofLink } from './proof-link.tsx';
import { ProofTable } from './proof-table.tsx';
import { words } from '../score.wording.ts';

const { proveIt: texts } = words;

function Expiring({ proof }: { readonly proof: ProvenScore }) {
  const rows = proof.expiring.flatMap(({ label, witnessId, freshUntil }) => {
    const witness = proof.witnesses.find(({ id }) => id === witnessId);
    if (witness === undefined) return [];
    const values = { witness: labelOfWitness(witness), field: label, day: formatDate(freshUntil) };
    return [fill(texts.expires, values)];
  });
  if (rows.length === 0) return null;
  return (
    <ul className="prove-it-expiring">
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}

const shortLength = 2;

function Acts({ advice }: { readonly advice: readonly ProvenScore['advice'][number][] }) {
  const rows = advice.map((each) => ({ ...each, category: categoryOfAct[each.act] }));
  return (
    <ul className="prove-it">
      {rows.map(({ act, title, sentence, points, category }) => (
        <li key={act}>
          <h3>{fill(texts.advice, { points: formatSigned(points), title })}</h3>
          <p>{sentence}</p>
          <ProofLink category={category} about={title} />
        </li>
      ))}
    </ul>
  );
}

export function ProveItSteps({ proof }: { readonly proof: ProvenScore }) {
  if (proof.advice.length === 0) {
    const icon = <ShieldCheck aria-hidden="true" />;
    return (
      <>
        <EmptyState icon={icon} title={texts.none} text={texts.noneText} />
        <Expiring proof={proof} />
      </>
    );
  }
  return (
    <>
      <PhoneList items={proof.advice} short={shortLength}>
        {(advice) => <Acts advice={advice} />}
      </PhoneList>
      <Expiring proof={proof} />
    </>
  );
}

export function ProveIt({ figures }: { readonly figures: readonly FigureView[] }) {
  const { data, error, refresh } = useProof();
  return (
    <Card title={texts.title} subtitle={texts.subtitle} hint={texts.hint}>
      {data === undefined && error !== undefined ? (
        <ErrorState
          title={words.proof.unavailable}
          message={serverMessageOf(error)}
          text={words.tryAgain}
          onRetry={refresh}
        />
      ) : null}
      {data === undefined && error === undefined ? (
        <Loading label={texts.loading}>
          <RowsSkeleton rows={3} />
        </Loading>
      ) : null}
      {data === undefined ? null : (
        <>
          <ProveItSteps proof={data} />
          <ProofTable figures={figures} advice={data.advice} />
        </>
      )}
    </Card>
  );
}
