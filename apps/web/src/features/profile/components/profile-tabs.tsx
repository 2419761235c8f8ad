import { type ProfileTab, profileTabs, tabLabels } from '@groundwork/contracts';
import { type KeyboardEvent, memo, type ReactNode, useSyncExternalStore } from 'react';
import type { ProblemBoard } from '../model/problem-board.ts';
import { words } from '../profile.wording.ts';
import './profile-tabs.css';

const tabId = (tab: ProfileTab) => `profile-tab-${tab}`;
const panelId = (tab: ProfileTab) => `profile-panel-${tab}`;

function ProblemCount({ tab, board }: { readonly tab: ProfileTab; readonly board: ProblemBoard }) {
  const count = useSyncExternalStore(board.subscribe, () => board.countOf(tab));
  if (count === 0) return null;
  return (
    <span className="tab-problems">
      {count}
      <span className="gw-hidden">
        {' '}
        {count === 1 ? words.tabs.fieldToCorrect : words.tabs.fieldsToCorrect}
      </span>
    </span>
  );
}

function tabAfter(tab: ProfileTab, key: string): ProfileTab | null {
  const at = profileTabs.indexOf(tab);
  const count = profileTabs.length;
  const to: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  const next = to[key];
  return next === undefined ? null : (profileTabs[next] ?? null);
}

export interface TabBarProps {
  readonly open: ProfileTab;
  readonly board: ProblemBoard;
  readonly onOpen: (tab: ProfileTab) => void;
}

export function TabBar({ open, board, onOpen }: TabBarProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(open, event.key);
    if (next === null) return;
    event.preventDefault();
    onOpen(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={words.tabs.label} onKeyDown={onKeyDown}>
      {profileTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === open}
          aria-controls={panelId(tab)}
          tabIndex={tab === open ? 0 : -1}
          onClick={() => onOpen(tab)}
        >
          {tabLabels[tab]}
          <ProblemCount tab={tab} board={board} />
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  readonly tab: ProfileTab;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

export const TabPanel = memo(function TabPanel({ tab, isOpen, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} hidden={!isOpen}>
      {children}
    </div>
  );
});
