import {
  adviserAreas,
  documentRequest,
  invitation,
  memberAreas,
  practice,
  routeExamples,
} from '@groundwork/contracts';
import { useState } from 'react';
import { AreaChips } from '#shared/business/area-chips.tsx';
import { AreaFields } from '#shared/business/area-fields.tsx';
import { OpenInvitations } from '#shared/business/open-invitations.tsx';
import '../features/answer-request/components/answer-request.css';
import { PageList } from '../features/answer-request/components/page-list.tsx';
import type { ChosenPage } from '../features/answer-request/model/chosen-pages.ts';
import { RequestRow } from '../features/document-requests/components/request-row.tsx';
import '../features/practice/components/brand.css';
import { BrandPreview } from '../features/practice/components/brand-preview.tsx';
import { ManagerCard } from '../features/practice/components/manager-card.tsx';
import { NoteForm } from '../features/practice/components/note-form.tsx';
import '../features/practice/components/practice.css';
import { longName } from './sample-documents.ts';
import type { Story } from './story.ts';

const resolve = () => Promise.resolve();
const [managed] = practice.array().parse(routeExamples.practices?.reply);
const [open] = invitation.array().parse(routeExamples.invitations?.reply);
const longInvitation = invitation.parse({ ...open, id: managed?.id, email: `${longName}@example.com` });
const [request] = documentRequest.array().parse(routeExamples.documentRequests?.reply);
const url = 'https://app.example.com/invitation#KxOq4o1mHcU2e0dYJt9dXc8m3VbM1r7zq5wq2a1b3c4';
const manager = {
  name: 'Max Roth',
  email: 'max.roth@example.com',
  phone: '+1 555 0100',
  hours: 'Mon to Fri',
};
const readable: Record<string, string> = { ...managed?.brand?.colors.light };
const unreadable = { ...readable, onBrand: String(readable['brand']) };

const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="tan"/>
  <path d="M40 60 270 30 280 360 20 370Z" fill="white"/></svg>`;
const photographed: readonly ChosenPage[] = [
  {
    id: 'first',
    file: new File([sheet], 'sheet.svg', { type: 'image/svg+xml' }),
    sheet: {
      corners: [
        { x: 0.13, y: 0.15 },
        { x: 0.9, y: 0.075 },
        { x: 0.93, y: 0.9 },
        { x: 0.07, y: 0.925 },
      ],
      isCut: true,
    },
  },
  { id: 'second', file: new File([sheet], 'desk.svg', { type: 'image/svg+xml' }), sheet: null },
];

function Areas() {
  const [areas, setAreas] = useState(adviserAreas);
  return <AreaFields legend="What they can open" value={areas} onChange={setAreas} />;
}

function Pages() {
  const [pages, setPages] = useState(photographed);
  return <PageList pages={pages} disabled={false} onChange={(change) => setPages(change)} />;
}

export const peopleStories: readonly Story[] = [
  { name: 'Areas to choose', width: 480, node: <Areas /> },
  {
    name: 'Areas of an access',
    width: 400,
    node: (
      <div className="gallery-stack">
        <AreaChips held={adviserAreas} />
        <AreaChips held={memberAreas} />
      </div>
    ),
  },
  {
    name: 'Open invitations',
    width: 440,
    node: open && (
      <OpenInvitations invitations={[open, longInvitation]} urls={{ [open.id]: url }} onWithdraw={resolve} />
    ),
  },
  {
    name: 'Requests',
    width: 440,
    node: request && (
      <ul className="people-list">
        <RequestRow request={request} canEdit newUrl={url} />
        <RequestRow
          request={{ ...request, title: longName, state: 'answered', answers: 2 }}
          canEdit
          newUrl={undefined}
        />
        <RequestRow request={{ ...request, state: 'closed' }} canEdit newUrl={undefined} />
      </ul>
    ),
  },
  { name: 'Photographed pages', width: 360, node: <Pages /> },
  {
    name: 'Manager of a practice',
    width: 480,
    node: managed && <ManagerCard practice={{ ...managed, manager }} />,
  },
  {
    name: 'Brand of a practice',
    width: 640,
    node: <BrandPreview name="Lee Funding" logo={null} colors={{ light: readable, dark: unreadable }} />,
  },
  {
    name: 'Note about a client',
    width: 400,
    node: (
      <NoteForm
        label="New note"
        send="Add the note"
        text="Calls on Friday."
        onSend={resolve}
        onCancel={resolve}
      />
    ),
  },
];
