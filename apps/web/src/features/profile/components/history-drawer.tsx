import { Loading, RowsSkeleton } from '@groundwork/web-ui';
import { Drawer } from 'antd';
import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { words } from '../profile.wording.ts';

const Changes = lazy(() => import('./history-changes.tsx'));

export interface HistoryDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function HistoryDrawer({ open, onClose }: HistoryDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={440}
      title={words.history.title}
      aria-label={words.history.title}
      closeIcon={<X aria-hidden="true" size={20} />}
      closable={{ placement: 'end', 'aria-label': words.history.close }}
      destroyOnHidden
    >
      <Suspense
        fallback={
          <Loading label={words.history.loading}>
            <RowsSkeleton rows={3} />
          </Loading>
        }
      >
        <div role="group" aria-label={words.history.title} tabIndex={0}>
          <Changes cursor={null} />
        </div>
      </Suspense>
    </Drawer>
  );
}
