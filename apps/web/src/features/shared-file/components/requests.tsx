import type { SharedRequest } from '@groundwork/contracts';
import { Button, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { formatDate } from '#shared/formatting/format.ts';
import { fieldReader } from '#shared/forms/use-submit.ts';
import { useRequests } from '../model/use-requests.ts';
import { words } from '../shared-file.wording.ts';

function RequestRow({ request }: { readonly request: SharedRequest }) {
  const { title, note, dueDay, state, answerNote } = request;
  return (
    <li>
      <h3>{title}</h3>
      <p>{[fill(words.requestDue, { day: formatDate(dueDay) }), words.requestStates[state]].join(' · ')}</p>
      {[note, answerNote].map((text) => (text === null ? null : <p key={text}>{text}</p>))}
    </li>
  );
}

export function Requests({ session }: { readonly session: string }) {
  const { requests, problem, isBusy, add } = useRequests(session);
  const send = async (form: HTMLFormElement) => {
    const read = fieldReader(form);
    const note = read('note').trim();
    const body = { title: read('title'), note: note === '' ? null : note, dueDay: read('dueDay') };
    if (await add(body)) form.reset();
  };
  return (
    <section aria-label={words.requests} className="shared-requests">
      <h2>{words.requests}</h2>
      <p>{words.requestsText}</p>
      <ul>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
      <form
        className="shared-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <TextField label={words.requestTitle} name="title" required autoComplete="off" />
        <TextField label={words.requestNote} name="note" autoComplete="off" />
        <TextField label={words.requestDay} name="dueDay" type="date" required />
        {problem === null ? null : <p role="alert">{problem}</p>}
        <Button type="submit" look="next" busy={isBusy}>
          {words.sendRequest}
        </Button>
      </form>
    </section>
  );
}
