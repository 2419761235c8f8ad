import type { Client, Practice } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { includes } from '#shared/business/areas.ts';
import { openBusiness } from '#shared/business/open-business.ts';
import { SelectField } from '#shared/business/select-field.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/session/use-session.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useClients, usePracticeActions } from '../api/use-practice.ts';
import { cellsOf, type ClientView } from '../model/client-view.ts';
import { stageOptions } from '../model/stages.ts';
import { words as noteWords } from '../practice-notes.wording.ts';
import { words as practiceWords } from '../practice.wording.ts';
import { NotesDrawer } from './notes-drawer.tsx';

const { clients: words } = practiceWords;
const columnCount = Object.keys(words.columns).length;

interface RowProps {
  readonly practice: Practice;
  readonly client: Client;
}

function Notes({ practice, client: { businessId, businessName } }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="outline"
        aria-label={fill(noteWords.openLabel, { business: businessName })}
        onClick={() => setOpen(true)}
      >
        {noteWords.open}
      </Button>
      <NotesDrawer
        of={{ id: practice.id, businessId }}
        business={businessName}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function Actions({ practice, client }: RowProps) {
  const { user } = useSession();
  const { endClient } = usePracticeActions();
  const { busy, run } = useActionWithToast();
  const { businessId: id, businessName: name, areas } = client;
  const end = () =>
    run(async () => {
      await endClient(practice.id, id);
      return { title: fill(words.ended, { business: name }), description: words.endedText };
    });
  return (
    <div className="people-buttons">
      <Button
        aria-label={fill(words.openLabel, { business: name })}
        onClick={() => openBusiness(user, { id, name, areas })}
      >
        {words.open}
      </Button>
      <Notes practice={practice} client={client} />
      {includes(areas.documents, 'edit') ? (
        <Button
          look="outline"
          aria-label={fill(words.requestLabel, { business: name })}
          onClick={() => openBusiness(user, { id, name, areas }, paths.documents({ request: 'new' }))}
        >
          {words.request}
        </Button>
      ) : null}
      {practice.role === 'admin' ? (
        <Button
          look="outline"
          busy={busy}
          aria-label={fill(words.endLabel, { business: name })}
          onClick={() => void end()}
        >
          {words.end}
        </Button>
      ) : null}
    </div>
  );
}

function Row({ practice, client }: RowProps) {
  const { setStage } = usePracticeActions();
  const { run } = useActionWithToast();
  const { businessId, businessName, ownerName, stage } = client;
  const { stated, proven, missing, requests, due, until, opened } = cellsOf(client);
  return (
    <tr>
      <th scope="row">{businessName}</th>
      <td>
        <Actions practice={practice} client={client} />
      </td>
      <td>{ownerName}</td>
      <td>{stated}</td>
      <td>{proven}</td>
      <td>{missing}</td>
      <td>{requests}</td>
      <td>{due}</td>
      <td>
        <SelectField
          label={fill(words.stageOf, { business: businessName })}
          isLabelHidden
          value={stage}
          options={stageOptions}
          onChange={(next) =>
            void run(async () => {
              await setStage(practice.id, businessId, next);
              return undefined;
            })
          }
        />
      </td>
      <td>{until}</td>
      <td>{opened}</td>
    </tr>
  );
}

interface ClientRowsProps {
  readonly practice: Practice;
  readonly view: ClientView;
  readonly cursor: string | null;
}

/** One body for each page of the list. */
export function ClientRows({ practice, view, cursor }: ClientRowsProps) {
  const { data } = useClients(practice.id, view, cursor);
  const [isOpen, setOpen] = useState(false);
  if (data === undefined) return null;
  const next = data.nextCursor;
  return (
    <>
      <tbody>
        {data.items.map((client) => (
          <Row key={client.businessId} practice={practice} client={client} />
        ))}
      </tbody>
      {next !== null && isOpen ? <ClientRows practice={practice} view={view} cursor={next} /> : null}
      {next !== null && !isOpen ? (
        <tbody>
          <tr>
            <td colSpan={columnCount}>
              <Button look="ghost" onClick={() => setOpen(true)}>
                {words.more}
              </Button>
            </td>
          </tr>
        </tbody>
      ) : null}
    </>
  );
}
