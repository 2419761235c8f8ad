import type { FigureView, ProvenScore } from '@groundwork/contracts';
import { Card, EmptyState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { ShieldCheck } from 'lucide-react';
import { QueryResult } from '#shared/api/query-result.tsx';
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
  const failure = { title: words.proof.unavailable, text: words.tryAgain };
  return (
    <Card title={texts.title} subtitle={texts.subtitle} hint={texts.hint}>
      <QueryResult query={useProof()} failure={failure} loading={texts.loading} rows={3}>
        {(proof) => (
          <>
            <ProveItSteps proof={proof} />
            <ProofTable figures={figures} advice={proof.advice} />
          </>
        )}
      </QueryResult>
    </Card>
  );
}
