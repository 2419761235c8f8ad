import { type Notice, noticeWords } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { Bell } from 'lucide-react';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoment } from '#shared/formatting/format.ts';
import { useNoticeActions, useNotices } from '../api/use-notices.ts';
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
          {readAt === null ? <span className="notice-new">New</span> : null}
        </strong>
        <span>{text}</span>
        <time dateTime={at}>{formatMoment(at)}</time>
      </button>
    </li>
  );
}

const unread = (notices: readonly Notice[]) => notices.filter(({ readAt }) => readAt === null).length;
const named = (count: number) => (count === 0 ? 'Notices' : `Notices, ${count} unread`);

function useOpening(close: () => void) {
  const { read } = useNoticeActions();
  const navigate = useNavigate();
  return ({ id, kind, readAt }: Notice) => {
    close();
    // Not marked in time, it is marked the next time it is opened.
    if (readAt === null) void read(id).catch(() => undefined);
    void navigate(noticeWords[kind].href);
  };
}

/** What happened meanwhile. The browser's own popover: closes on Escape and beside it. */
export function NoticeBell() {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { data = [] } = useNotices();
  const { readAll } = useNoticeActions();
  const open = useOpening(() => panel.current?.hidePopover());
  const count = unread(data);
  return (
    <>
      <button type="button" className="bell" aria-label={named(count)} popoverTarget={id}>
        <Bell aria-hidden="true" size={20} />
        {count === 0 ? null : (
          <span className="bell-count" aria-hidden="true">
            {count > 9 ? '9+' : count}
          </span>
        )}
      </button>
      <section ref={panel} id={id} popover="auto" className="notices" aria-label="Notices">
        <header>
          <h2>Notices</h2>
          {count === 0 ? null : (
            <Button look="ghost" onClick={() => void readAll().catch(() => undefined)}>
              Mark all as read
            </Button>
          )}
        </header>
        {data.length === 0 ? (
          <p className="notices-none">Nothing yet. We tell you here when your score changes.</p>
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
