import type { AddedDocumentRequest } from '@groundwork/contracts';
import { Button, Card } from '@groundwork/web-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '#shared/business/use-business.ts';
import { useDocumentRequests } from '../api/use-document-requests.ts';
import { words } from '../document-requests.wording.ts';
import { RequestDialog } from './request-dialog.tsx';
import { RequestRow } from './request-row.tsx';

function useDialog() {
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(query.has('request'));
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

export function DocumentRequests() {
  const { data = [] } = useDocumentRequests();
  const canEdit = useMay('documents edit');
  const dialog = useDialog();
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  if (data.length === 0 && !canEdit) return null;
  const added = ({ request, url }: AddedDocumentRequest) => {
    setUrls({ ...urls, [request.id]: url });
    dialog.close();
  };
  const action = canEdit ? <Button onClick={dialog.open}>{words.request}</Button> : null;
  return (
    <Card title={words.title} action={action}>
      {data.length === 0 ? null : (
        <ul className="people-list">
          {data.map((request) => (
            <RequestRow key={request.id} request={request} canEdit={canEdit} newUrl={urls[request.id]} />
          ))}
        </ul>
      )}
      {canEdit && dialog.isOpen ? <RequestDialog onAdded={added} onClose={dialog.close} /> : null}
    </Card>
  );
}
