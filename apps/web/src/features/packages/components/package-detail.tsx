import type { PackageView } from '@groundwork/contracts';
import { Badge, Button, Card, ModalDialog, ProgressBar } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Needs } from '#shared/business/needs.tsx';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { QueryResult } from '#shared/api/query-result.tsx';
import { paths } from '#shared/paths.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { usePackage, usePackageActions } from '../api/use-packages.ts';
import { words as packageWords } from '../packages.wording.ts';
import { LinksCard } from './links-card.tsx';
import { tones } from './package-list.tsx';
import { PageChecks } from './page-checks.tsx';
import { RequestsCard } from './requests-card.tsx';
import { VisitsCard } from './visits-card.tsx';
import './packages.css';

const { file: words, states, notDone } = packageWords;

interface FileProps {
  readonly file: PackageView;
}

function Progress({ file: { progress } }: FileProps) {
  const { done, total } = progress;
  const text = fill(words.progress, { done, total });
  return (
    <div role="status">
      <p>{words.building}</p>
      <ProgressBar label={words.building} percent={(100 * done) / Math.max(1, total)} text={text} />
    </div>
  );
}

const scoresOf = ({ stated, proven }: PackageView): string[] => [
  ...(stated === null ? [] : [fill(words.stated, { stated })]),
  proven === null ? words.noProven : fill(words.proven, { proven }),
];

function FileButtons({ file: { id, state, outdated } }: FileProps) {
  const { download, addVersion } = usePackageActions();
  const next = () => void runWithErrorToast(notDone, () => addVersion(id));
  return (
    <div className="packages-buttons">
      {state === 'ready' ? (
        <>
          <Button onClick={() => void download(id, 'zip')}>{words.zip}</Button>
          <Button look="outline" onClick={() => void download(id, 'memo')}>
            {words.memo}
          </Button>
        </>
      ) : null}
      <Needs access="packages edit">
        {outdated || state === 'failed' ? (
          <Button look="next" onClick={next}>
            {words.next}
          </Button>
        ) : null}
      </Needs>
    </div>
  );
}

function Items({ file: { items } }: FileProps) {
  if (items.length === 0) return null;
  return (
    <Card title={words.documents}>
      <ul className="packages-list">
        {items.map(({ id, kind, period, pages, state }) => (
          <li key={id}>
            <h2>{[kind.replaceAll('_', ' '), period].filter(Boolean).join(' ')}</h2>
            <p>{[fill(words.pages, { pages }), words.itemStates[state]].join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Withdrawal({ file: { id } }: FileProps) {
  const [isOpen, setOpen] = useState(false);
  const { withdraw } = usePackageActions();
  const navigate = useNavigate();
  const confirm = () =>
    runWithErrorToast(notDone, async () => {
      await withdraw(id);
      showToast({ title: words.withdrawn, description: words.withdrawnText });
      await navigate(paths.packages());
    });
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {words.withdraw}
      </Button>
      {isOpen ? (
        <ModalDialog
          title={words.withdraw}
          text={words.withdrawText}
          width={460}
          onCancel={() => setOpen(false)}
        >
          <div className="packages-buttons">
            <Button look="danger" onClick={() => void confirm()}>
              {words.confirmWithdraw}
            </Button>
            <Button look="outline" onClick={() => setOpen(false)}>
              {words.keep}
            </Button>
          </div>
        </ModalDialog>
      ) : null}
    </>
  );
}

export function PackageDetail({ id }: { readonly id: string }) {
  return (
    <QueryResult query={usePackage(id)} failure={{ title: words.away, text: words.awayText }} rows={4}>
      {(file) => (
        <div className="packages-cards">
          <p className="packages-note">
            <Link to={paths.packages()}>{words.back}</Link>
          </p>
          <Card title={file.title}>
            <p>
              <Badge tone={tones[file.state]}>{states[file.state]}</Badge> {scoresOf(file).join(' · ')}
            </p>
            {file.reason === null ? null : <p role="status">{file.reason}</p>}
            {file.state === 'building' ? <Progress file={file} /> : null}
            {file.outdated ? <p>{words.outdated}</p> : null}
            <FileButtons file={file} />
          </Card>
          {file.pagesToCheck.length === 0 ? null : (
            <Needs access="packages edit">
              <PageChecks file={file} />
            </Needs>
          )}
          <Items file={file} />
          <LinksCard id={id} />
          <RequestsCard file={file} />
          <VisitsCard file={file} />
          <Needs access="packages edit">
            <Withdrawal file={file} />
          </Needs>
        </div>
      )}
    </QueryResult>
  );
}
