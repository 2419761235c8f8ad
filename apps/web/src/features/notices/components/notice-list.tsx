import { type Notice, noticeWords } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { useNavigate } from 'react-router-dom';
import { useDocuments } from '#shared/documents/use-documents.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { useNoticeActions } from '../api/use-notices.ts';
import { words } from '../notices.wording.ts';

interface ItemProps {
  readonly notice: Notice;
  readonly onOpen: () => void;
}

function DocumentTitle({ documentId, title }: { readonly documentId: string; readonly title: string }) {
  const { data } = useDocuments();
  const name = data?.find(({ id }) => id === documentId)?.originalName;
  return name === undefined ? title : fill(words.documentNeedsYou, { name });
}

function Item({ notice: { kind, at, readAt, documentId = null }, onOpen }: ItemProps) {
  const { title, text } = noticeWords[kind];
  return (
    <li>
      <button type="button" className="notice" onClick={onOpen}>
        <strong>
          {documentId === null ? title : <DocumentTitle documentId={documentId} title={title} />}
          {readAt === null ? <span className="notice-new">{words.new}</span> : null}
        </strong>
        <span>{text}</span>
        <time dateTime={at}>{formatMoment(at)}</time>
      </button>
    </li>
  );
}

const pageOfNotice = ({ kind, documentId = null }: Notice): string =>
  documentId === null ? noticeWords[kind].href : paths.documents({ document: documentId });

interface Props {
  readonly notices: readonly Notice[];
  readonly onLeave: () => void;
}

export default function NoticeList({ notices, onLeave }: Props) {
  const { read } = useNoticeActions();
  const navigate = useNavigate();
  const open = (notice: Notice) => {
    const { id, readAt } = notice;
    onLeave();
    if (readAt === null) void read(id).catch(() => undefined);
    void navigate(pageOfNotice(notice));
  };
  return (
    <ul>
      {notices.map((notice) => (
        <Item key={notice.id} notice={notice} onOpen={() => open(notice)} />
      ))}
    </ul>
  );
}
