import type { Notice } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useNoticeActions, useNotices } from '../api/use-notices.ts';
import { words } from '../notices.wording.ts';
import './notices.css';

const NotLoaded = () => <p className="notices-none">{words.notLoaded}</p>;
const NoticeList = lazy(() => import('./notice-list.tsx').catch(() => ({ default: NotLoaded })));

const countUnread = (notices: readonly Notice[]) => notices.filter(({ readAt }) => readAt === null).length;
const bellLabel = (count: number) => (count === 0 ? words.title : fill(words.unread, { count }));

interface ContentProps {
  readonly notices: readonly Notice[];
  readonly onLeave: () => void;
}

/** In an open panel only: the names of documents need their list. */
function Content({ notices, onLeave }: ContentProps) {
  if (notices.length === 0) return <p className="notices-none">{words.empty}</p>;
  return (
    <Suspense fallback={null}>
      <NoticeList notices={notices} onLeave={onLeave} />
    </Suspense>
  );
}

/** The browser's popover closes on Escape and on a click outside. */
export function NoticeBell() {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useNotices();
  const { readAll } = useNoticeActions();
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
        {isOpen ? <Content notices={data} onLeave={() => panel.current?.hidePopover()} /> : null}
      </section>
    </>
  );
}
