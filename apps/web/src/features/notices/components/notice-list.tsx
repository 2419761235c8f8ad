import { type Notice, noticeWords } from '@groundwork/contracts';
import { useNavigate } from 'react-router-dom';
import { useDocuments } from '#shared/documents/use-documents.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { useNoticeActions } from '../api/use-notices.ts';
import { textsOfNotice } from '../model/notice-texts.ts';
import { words } from '../notices.wording.ts';

interface ItemProps {
  readonly notice: Notice;
  readonly onOpen: () => void;
}

function Item({ notice, onOpen }: ItemProps) {
  const { at, readAt, documentId = null } = notice;
  const { data } = useDocuments();
  const document = data?.find(({ id }) => id === documentId);
  const { title, text } = textsOfNotice(notice, document);
  return (
    <li>
      <button type="button" className="notice" onClick={onOpen}>
        <strong>
          {title}
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
