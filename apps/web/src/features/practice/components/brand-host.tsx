import type { Brand } from '@groundwork/contracts';
import { hostProofOf, hostRecordOf } from '@groundwork/contracts/client';
import { Badge, Button } from '@groundwork/web-ui';
import { formProblem } from '#shared/forms/form-problem.ts';
import { useSubmit } from '#shared/forms/use-submit.ts';
import { useState } from 'react';
import { showToast } from '#shared/toast/toast-store.ts';
import { words as brandWords } from '../brand.wording.ts';

const { host: words } = brandWords;

interface BrandHostProps {
  readonly practiceId: string;
  readonly brand: Brand;
  readonly checkHost: () => Promise<Brand>;
}

function HostRecord({ host, practiceId }: { readonly host: string; readonly practiceId: string }) {
  return (
    <>
      <p>{words.record}</p>
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

/** The state of the saved host. */
export function BrandHost({ practiceId, brand: { host, hostVerified }, checkHost }: BrandHostProps) {
  const { problem, busy, submit } = useSubmit(formProblem);
  const [isMissing, setMissing] = useState(false);
  if (host === null) return null;
  if (hostVerified) {
    return (
      <p>
        <code>{host}</code> <Badge tone="good">{words.used}</Badge>
      </p>
    );
  }
  const check = () =>
    submit(async () => {
      const { hostVerified: isProven } = await checkHost();
      setMissing(!isProven);
      if (isProven) showToast({ title: words.found, description: words.foundText });
    });
  const message = problem.alert ?? (isMissing ? words.missing : null);
  return (
    <div className="brand-host">
      <p>
        <code>{host}</code> <Badge tone="warn">{words.waiting}</Badge>
      </p>
      <HostRecord host={host} practiceId={practiceId} />
      <div>
        <Button look="outline" busy={busy} onClick={() => void check()}>
          {words.check}
        </Button>
      </div>
      {message === null ? null : <p role="status">{message}</p>}
    </div>
  );
}
