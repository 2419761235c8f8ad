import { Button, Card } from '@groundwork/web-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { DropQueueState } from '../api/use-drop-queue.ts';
import { words } from '../drop-queue.wording.ts';
import { acceptedDocuments, categoryFrom } from '../model/upload-rules.ts';
import './drop-card.css';
import { DropInvitation } from './drop-zone.tsx';
import { FileDrop } from './file-drop.tsx';
import { SharedFile } from './shared-file.tsx';
import { StorageUsage } from './storage-usage.tsx';
import { UploadCard } from './upload-card.tsx';
import { useSharedFiles } from './use-shared-files.ts';

export interface DropCardProps {
  readonly queue: Pick<DropQueueState, 'add'>;
}

/** A link to a category opens the form with it. */
function useForm() {
  const [query] = useSearchParams();
  const category = categoryFrom(query.get('category'));
  const [isOpen, setIsOpen] = useState(category !== null);
  const { key } = useLocation();
  const [opened, setOpened] = useState(key);
  if (key !== opened) {
    setOpened(key);
    if (category !== null) setIsOpen(true);
  }
  return { category, key, isOpen, toggle: () => setIsOpen(!isOpen) };
}

function ChosenPlace() {
  const { category, key, isOpen, toggle } = useForm();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (category !== null) part.current?.focus();
  }, [category, key]);
  return (
    <>
      <Button look="ghost" aria-expanded={isOpen} onClick={toggle}>
        {words.choosePlace}
      </Button>
      {isOpen ? (
        <div ref={part} tabIndex={-1}>
          <UploadCard key={category} category={category} />
        </div>
      ) : null}
    </>
  );
}

export function DropCard({ queue }: DropCardProps) {
  const [shared, dropShared] = useSharedFiles();
  return (
    <Card title={words.title} subtitle={words.subtitle}>
      <div className="drop-card">
        {shared.map((file) => (
          <SharedFile
            key={file.name}
            file={file}
            onUpload={() => {
              queue.add([file]);
              dropShared(file);
            }}
            onDrop={() => dropShared(file)}
          />
        ))}
        <FileDrop label={words.chooseFiles} accept={acceptedDocuments} multiple onFiles={queue.add}>
          {(id) => (
            <DropInvitation id={id} drop={words.dropFiles} choose={words.orChooseFiles} hint={words.hint} />
          )}
        </FileDrop>
        <ChosenPlace />
        <StorageUsage />
      </div>
    </Card>
  );
}
