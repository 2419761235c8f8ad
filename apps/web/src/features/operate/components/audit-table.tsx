import type { AuditReply } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatMoment } from '#shared/formatting/format.ts';
import { actionText } from '#shared/privacy/action-text.ts';
import { words as operateWords } from '../operate.wording.ts';

const { audit: words } = operateWords;

type Entry = AuditReply['items'][number];

function Person({ id, name = null }: { readonly id: string; readonly name: string | null | undefined }) {
  if (id === 'system') return words.system;
  if (name === null) return <span className="audit-id">{id}</span>;
  return <span title={id}>{name}</span>;
}

function Row({ entry }: { readonly entry: Entry }) {
  const { at, actor, actorName, userId, ownerName, action, subject, service, correlationId } = entry;
  return (
    <tr>
      <td>
        <time dateTime={at}>{formatMoment(at)}</time>
      </td>
      <td>
        <Person id={actor} name={actorName} />
      </td>
      <td>
        {actionText(action)}
        <span className="audit-id">{fill(words.actionDetail, { action, service })}</span>
      </td>
      <td>{userId === null ? words.none : <Person id={userId} name={ownerName} />}</td>
      <td>
        <span className="audit-id">{`${subject.type} ${subject.id}`}</span>
        <span className="audit-id">{fill(words.trace, { id: correlationId })}</span>
      </td>
    </tr>
  );
}

export function AuditTable({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <div className="audit-scroll" role="region" aria-label={words.table} tabIndex={0}>
      <table className="audit">
        <thead>
          <tr>
            {[words.time, words.person, words.done, words.owner, words.subject].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
