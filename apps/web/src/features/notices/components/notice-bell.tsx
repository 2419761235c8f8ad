import { type Notice, noticeWords } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Bell } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDocuments } from '#shared/documents/use-documents.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { useNoticeActions, useNotices } from '../api/use-notices.ts';
import { words } from '../notices.wording.ts';
import './notices.css';

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

const countUnread = (notices: readonly Notice[]) => notices.filter(({ readAt }) => readAt === null).length;
const bellLabel = (count: number) => (count === 0 ? words.title : fill(words.unread, { count }));

const pageOfNotice = ({ kind, documentId = null }: Notice): string =>
  documentId === null ? noticeWords[kind].href : paths.documents({ document: documentId });

function useOpenNotice(close: () => void) {
  const { read } = useNoticeActions();
  const navigate = useNavigate();
  return (notice: Notice) => {
    const { id, readAt } = notice;
    close();
    if (readAt === null) void read(id).catch(() => undefined);
    void navigate(pageOfNotice(notice));
  };
}

interface NoticesProps {
  readonly notices: readonly Notice[];
  readonly onOpen: (notice: Notice) => void;
}

/** In an open panel only: the names of documents need their list. */
function Notices({ notices, onOpen }: NoticesProps) {
  if (notices.length === 0) return <p className="notices-none">{words.empty}</p>;
  return (
    <ul>
      {notices.map((notice) => (
        <Item key={notice.id} notice={notice} onOpen={() => onOpen(notice)} />
      ))}
    </ul>
  );
}

/** The browser's popover closes on Escape and on a click outside. */
export function NoticeBell() {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useNotices();
  const { readAll } = useNoticeActions();
  const open = useOpenNotice(() => panel.current?.hidePopover());
  const count = countUnread(data);
  return (
    <>
      <button type="button" className="bell" aria-label={bellLabel(count)} popoverTarget={id}>
        <Bell aria-hidden="true" size={20} />
        {count === 0 ? null : (
          <span className="bell-count" aria-hidden="true">
            {count > 9 ? '9+' : count}
          </span>
        )}
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        className="notices"
        aria-label={words.title}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <header>
          <h2>{words.title}</h2>
          {count === 0 ? null : (
            <Button look="ghost" onClick={() => void readAll().catch(() => undefined)}>
              {words.readAll}
            </Button>
          )}
        </header>
        {isOpen ? <Notices notices={data} onOpen={open} /> : null}
      </section>
    </>
  );
}
