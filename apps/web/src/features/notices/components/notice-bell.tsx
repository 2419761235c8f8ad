import { type Notice, noticeWords } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Bell } from 'lucide-react';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoment } from '#shared/formatting/format.ts';
import { useNoticeActions, useNotices } from '../api/use-notices.ts';
import { words } from '../notices.wording.ts';
import './notices.css';

interface ItemProps {
  readonly notice: Notice;
  readonly onOpen: () => void;
}

function Item({ notice: { kind, at, readAt }, onOpen }: ItemProps) {
  const { title, text } = noticeWords[kind];
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

const countUnread = (notices: readonly Notice[]) => notices.filter(({ readAt }) => readAt === null).length;
const bellLabel = (count: number) => (count === 0 ? words.title : fill(words.unread, { count }));

function useOpenNotice(close: () => void) {
  const { read } = useNoticeActions();
  const navigate = useNavigate();
  return ({ id, kind, readAt }: Notice) => {
    close();

    if (readAt === null) void read(id).catch(() => undefined);
    void navigate(noticeWords[kind].href);
  };
}

/** The browser's popover closes on Escape and on a click outside. */
export function NoticeBell() {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
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
      <section ref={panel} id={id} popover="auto" className="notices" aria-label={words.title}>
        <header>
          <h2>{words.title}</h2>
          {count === 0 ? null : (
            <Button look="ghost" onClick={() => void readAll().catch(() => undefined)}>
              {words.readAll}
            </Button>
          )}
        </header>
        {data.length === 0 ? (
          <p className="notices-none">{words.empty}</p>
        ) : (
          <ul>
            {data.map((notice) => (
              <Item key={notice.id} notice={notice} onOpen={() => open(notice)} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
