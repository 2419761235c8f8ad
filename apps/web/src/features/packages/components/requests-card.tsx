import type { DocumentId, LenderRequest, PackageView } from '@groundwork/contracts';
import { Badge, Button, Card, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { Needs } from '#shared/business/needs.tsx';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { formatDate } from '#shared/formatting/format.ts';
import { showToast, type ToastMessage } from '#shared/toast/toast-store.ts';
import { useLenderRequests, usePackageActions } from '../api/use-packages.ts';
import { words as packageWords } from '../packages.wording.ts';
import { DocumentBoxes } from './document-boxes.tsx';

const { requests: words, notDone } = packageWords;

const messages = {
  answered: { title: words.answered, description: words.answeredText },
  declined: { title: words.declined, description: words.declinedText },
};

function Reply({ id }: Pick<LenderRequest, 'id'>) {
  const [chosen, setChosen] = useState<readonly DocumentId[]>([]);
  const [text, setText] = useState('');
  const { answer, decline } = usePackageActions();
  const note = text.trim() === '' ? null : text;
  const act = (work: () => Promise<unknown>, message: ToastMessage) =>
    void runWithErrorToast(notDone, async () => {
      await work();
      showToast(message);
    });
  const send = () => answer(id, { documentIds: [...chosen], note });
  return (
    <div className="packages-form">
      <div className="packages-boxes" role="group" aria-label={words.documents}>
        <DocumentBoxes chosen={chosen} onChange={setChosen} />
      </div>
      <TextField
        label={words.note}
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <div className="packages-buttons">
        <Button look="next" disabled={chosen.length === 0} onClick={() => act(send, messages.answered)}>
          {words.answer}
        </Button>
        <Button look="outline" onClick={() => act(() => decline(id, note), messages.declined)}>
          {words.decline}
        </Button>
      </div>
    </div>
  );
}

function RequestRow({ request }: { readonly request: LenderRequest }) {
  const { id, title, note, recipient, dueDay, state, answerNote } = request;
  return (
    <li>
      <h2>
        {title} <Badge tone={state === 'open' ? 'warn' : 'neutral'}>{words.states[state]}</Badge>
      </h2>
      <p>{fill(words.from, { recipient, day: formatDate(dueDay) })}</p>
      {note === null ? null : <p>{note}</p>}
      {answerNote === null ? null : <p>{answerNote}</p>}
      <Needs access="packages share">{state === 'open' ? <Reply id={id} /> : null}</Needs>
    </li>
  );
}

export function RequestsCard({ file }: { readonly file: PackageView }) {
  const { data = [] } = useLenderRequests();
  const requests = data.filter(({ packageId }) => packageId === file.id);
  return (
    <Card title={words.title} subtitle={words.subtitle}>
      {requests.length === 0 ? <p className="packages-note">{words.none}</p> : null}
      <ul className="packages-list">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
}
