import { fill } from '@groundwork/wording';
import { Drawer } from 'antd';
import { X } from 'lucide-react';
import type { NotesOf } from '../api/use-notes.ts';
import { words } from '../practice-notes.wording.ts';
import { NoteList } from './note-list.tsx';

interface NotesDrawerProps {
  readonly of: NotesOf;
  readonly business: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function NotesDrawer({ of, business, open, onClose }: NotesDrawerProps) {
  const title = fill(words.title, { business });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={440}
      title={title}
      aria-label={title}
      closeIcon={<X aria-hidden="true" size={20} />}
      closable={{ placement: 'end', 'aria-label': words.close }}
      destroyOnHidden
    >
      <div role="group" aria-label={title} tabIndex={0}>
        <NoteList of={of} />
      </div>
    </Drawer>
  );
}
