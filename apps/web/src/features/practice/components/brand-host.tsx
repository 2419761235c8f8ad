import type { Brand } from '@groundwork/contracts';
import { hostProofOf, hostRecordOf } from '@groundwork/contracts/client';
import { Badge, Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { formProblem } from '#shared/forms/form-problem.ts';
import { useSubmit } from '#shared/forms/use-submit.ts';
import { useState } from 'react';
import { showToast } from '#shared/toast/toast-store.ts';
import { words as brandWords } from '../brand.wording.ts';
import { type BrandDraft, unprovenHost } from '../model/brand-draft.ts';

const { host: words } = brandWords;

interface BrandHostProps {
  readonly practiceId: string;
  readonly brand: Brand | null;
  readonly draft: BrandDraft;
  readonly checkHost: () => Promise<Brand>;
}

function HostRecord({ host, practiceId }: { readonly host: string; readonly practiceId: string }) {
  return (
    <>
      <p>{fill(words.record, { host })}</p>
      <dl className="brand-record">
        <dt>{words.recordName}</dt>
        <dd>
          <code>{hostRecordOf(host)}</code>
        </dd>
        <dt>{words.recordValue}</dt>
        <dd>
          <code>{hostProofOf(practiceId)}</code>
        </dd>
      </dl>
    </>
  );
}

interface WaitingHostProps {
  readonly host: string;
  readonly checkHost: () => Promise<Brand>;
}

function WaitingHost({ host, checkHost }: WaitingHostProps) {
  const { problem, busy, submit } = useSubmit(formProblem);
  const [isMissing, setMissing] = useState(false);
  const check = () =>
    submit(async () => {
      const { hostVerified: isProven } = await checkHost();
      setMissing(!isProven);
      if (isProven) showToast({ title: words.found, description: words.foundText });
    });
  const message = problem.alert ?? (isMissing ? words.missing : null);
  return (
    <>
      <p>
        <code>{host}</code> <Badge tone="warn">{words.waiting}</Badge>
      </p>
      <div>
        <Button look="outline" busy={busy} onClick={() => void check()}>
          {words.check}
        </Button>
      </div>
      {message === null ? null : <p role="status">{message}</p>}
    </>
  );
}

function SavedHost({ brand, checkHost }: Pick<BrandHostProps, 'brand' | 'checkHost'>) {
  const { host = null, hostVerified } = brand ?? {};
  if (host === null) return null;
  if (hostVerified !== true) return <WaitingHost host={host} checkHost={checkHost} />;
  return (
    <p>
      <code>{host}</code> <Badge tone="good">{words.used}</Badge>
    </p>
  );
}

/** The state of the saved host, and the record that the host of the draft needs. */
export function BrandHost({ practiceId, brand, draft, checkHost }: BrandHostProps) {
  const unproven = unprovenHost(draft, brand);
  if (unproven === null && (brand?.host ?? null) === null) return null;
  return (
    <div className="brand-host">
      <SavedHost brand={brand} checkHost={checkHost} />
      {unproven === null ? null : <HostRecord host={unproven} practiceId={practiceId} />}
    </div>
  );
}
