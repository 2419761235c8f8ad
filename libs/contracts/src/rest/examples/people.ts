import type { z } from 'zod';
import { adviserAreas, ownerAreas } from '../../grants.ts';
import type { brand } from '../../brands.ts';
import type { business, grant, invitation, openedInvitation } from '../../people.ts';
import type {
  businessSummary,
  client,
  clientNote,
  practice,
  practiceSummary,
  staffMember,
} from '../../practices.ts';
import type { brandRoutes } from '../brand.routes.ts';
import type { businessRoutes, invitationRoutes, peopleRoutes } from '../people.routes.ts';
import type { oversightRoutes } from '../oversight.routes.ts';
import type { clientNoteRoutes, practiceRoutes } from '../practice.routes.ts';
import { aPage, type ExamplesOf, idOf, later, moment, page, whole } from './example.ts';

const email = 'jo@lee-accounting.example';
const practiceName = 'Lee Accounting';
const businessName = 'Sunrise Bakery';
const token = 'Zm91bmRlcnMgb2YgZ3JvdW5kd29yayBzYXkgaGVsbG8';
const ofBusiness = { id: idOf(1) };
const ofPractice = { id: idOf(83) };
const success = true as const;
const password = 'correct horse battery';
const anErasure = { id: idOf(51), requestedAt: moment, dueAt: later };

const aBusiness = (): z.input<typeof business> => ({
  ...ofBusiness,
  name: businessName,
  role: 'owner',
  areas: ownerAreas,
  plan: 'professional',
  through: null,
  own: true,
  expiresAt: null,
  lastOpenedAt: moment,
  erasedAfter: null,
});

const aGrant = (): z.input<typeof grant> => ({
  id: idOf(81),
  businessId: idOf(1),
  role: 'adviser',
  holder: { type: 'practice', id: idOf(83), name: practiceName },
  areas: adviserAreas,
  expiresAt: later,
  grantedBy: { id: idOf(1), name: 'Ann Lee' },
  grantedAt: moment,
  lastUsedAt: null,
  state: 'active',
});

const from = { name: 'Ann Lee', practice: null, business: businessName };

const anInvitation = (): z.input<typeof invitation> => ({
  id: idOf(82),
  kind: 'adviser',
  email,
  from,
  businessId: idOf(1),
  practiceId: null,
  areas: adviserAreas,
  role: null,
  grantExpiresAt: later,
  handOver: false,
  createdAt: moment,
  expiresAt: later,
  state: 'open',
});

const aClientInvitation = (): z.input<typeof invitation> => ({
  ...anInvitation(),
  kind: 'client',
  from: { name: 'Jo Lee', practice: practiceName, business: null },
  businessId: null,
  practiceId: idOf(83),
});

const added = (one: z.input<typeof invitation>) => ({
  invitation: one,
  url: `https://app.example.com/invitation#${token}`,
});

const whatIsShown = (): z.input<typeof openedInvitation> => ({
  kind: 'adviser',
  from,
  areas: adviserAreas,
  emailHint: 'j•••@lee-accounting.example',
  expiresAt: later,
  state: 'open',
  businessName,
  handOver: false,
});

const colors = {
  light: { brand: '#1f5f4a', onBrand: '#ffffff', brandTint: '#e4f1ec' },
  dark: { brand: '#8fd8bb', onBrand: '#06231a', brandTint: '#12382c' },
};

const aBrand = (): z.input<typeof brand> => ({
  name: practiceName,
  colors,
  logo: null,
  host: 'funding.lee-accounting.example',
  hostVerified: true,
  replyTo: email,
  replyToConfirmed: true,
});

const aPractice = (): z.input<typeof practice> => ({
  ...ofPractice,
  name: practiceName,
  role: 'admin',
  plan: 'starter',
  clients: 1,
  manager: null,
  managerBy: null,
  brand: aBrand(),
  createdAt: moment,
});

const aStaffMember = (): z.input<typeof staffMember> => ({
  id: idOf(2),
  name: 'Jo Lee',
  email,
  role: 'admin',
});

const aClient = (): z.input<typeof client> => ({
  businessId: idOf(1),
  businessName,
  ownerName: 'Ann Lee',
  stated: 641,
  proven: 512,
  missingPapers: 4,
  openRequests: 0,
  nextDue: null,
  stage: 'collecting',
  areas: adviserAreas,
  expiresAt: later,
  lastOpenedAt: null,
});

export const businessExamples: ExamplesOf<typeof businessRoutes> = {
  businesses: { reply: whole(aBusiness()) },
  addBusiness: { body: { name: businessName }, reply: aBusiness() },
  renameBusiness: { params: ofBusiness, body: { name: businessName }, reply: aBusiness() },
  eraseBusiness: { params: ofBusiness, body: { password }, reply: anErasure },
  keepBusiness: { params: ofBusiness, reply: { success } },
  leaveBusiness: { params: ofBusiness, reply: { success } },
};

const ofGrant = { grantId: idOf(81) };

export const peopleExamples: ExamplesOf<typeof peopleRoutes> = {
  people: { reply: whole(aGrant()) },
  changeGrant: { params: ofGrant, body: { areas: { documents: 'view' }, expiresAt: later }, reply: aGrant() },
  endGrant: { params: ofGrant, reply: { ...aGrant(), state: 'ended' } },
  invitations: { reply: whole(anInvitation()) },
  invite: {
    body: { email, role: 'adviser', areas: { documents: 'view' }, expiresAt: later },
    reply: added(anInvitation()),
  },
  withdrawInvitation: { params: { id: idOf(82) }, reply: { success } },
};

export const invitationExamples: ExamplesOf<typeof invitationRoutes> = {
  readInvitation: { body: { token }, reply: whatIsShown() },
  acceptInvitation: { body: { token, practiceName }, reply: aGrant() },
  declineInvitation: { body: { token }, reply: { success } },
};

const ofStaff = { ...ofPractice, personId: idOf(2) };
const ofClient = { ...ofPractice, businessId: idOf(1) };

export const practiceExamples: ExamplesOf<typeof practiceRoutes> = {
  practices: { reply: whole(aPractice()) },
  addPractice: { body: { name: practiceName }, reply: aPractice() },
  changePractice: { params: ofPractice, body: { name: practiceName }, reply: aPractice() },
  closePractice: { params: ofPractice, body: { password }, reply: { success } },
  managerPicture: { params: ofPractice },
  practiceStaff: { params: ofPractice, reply: whole(aStaffMember()) },
  changeStaff: { params: ofStaff, body: { role: 'staff' }, reply: { ...aStaffMember(), role: 'staff' } },
  removeStaff: { params: ofStaff, reply: { success } },
  practiceInvitations: { params: ofPractice, reply: whole(aClientInvitation()) },
  practiceInvite: {
    params: ofPractice,
    body: { kind: 'client', email, businessName },
    reply: added(aClientInvitation()),
  },
  withdrawPracticeInvitation: { params: { ...ofPractice, invitationId: idOf(82) }, reply: { success } },
  practiceClients: {
    params: ofPractice,
    query: { ...aPage, search: 'bakery', stage: 'collecting', sort: 'name' },
    reply: page(aClient()),
  },
  changeClient: { params: ofClient, body: { stage: 'ready' }, reply: { ...aClient(), stage: 'ready' } },
  endClient: { params: ofClient, reply: { success } },
};

export const brandExamples: ExamplesOf<typeof brandRoutes> = {
  changeBrand: {
    params: ofPractice,
    body: { name: practiceName, colors, host: 'funding.lee-accounting.example', replyTo: email },
    reply: aBrand(),
  },
  removeBrand: { params: ofPractice, reply: { success } },
  checkBrandHost: { params: ofPractice, reply: aBrand() },
  setBrandLogo: { params: ofPractice, reply: { ...aBrand(), logo: 'data:image/png;base64,iVBORw0KGgo=' } },
  confirmReplyTo: { body: { token } },
  brandLogo: { params: { hash: 'ab'.repeat(32) } },
};

const noteText = 'Waits for the tax return of 2025.';
const ofNote = { ...ofClient, noteId: idOf(84) };
const aNote = (): z.input<typeof clientNote> => ({
  id: idOf(84),
  text: noteText,
  by: { id: idOf(2), name: 'Jo Lee' },
  at: moment,
});

export const clientNoteExamples: ExamplesOf<typeof clientNoteRoutes> = {
  clientNotes: { params: ofClient, reply: whole(aNote()) },
  addClientNote: { params: ofClient, body: { text: noteText }, reply: aNote() },
  changeClientNote: { params: ofNote, body: { text: noteText }, reply: aNote() },
  deleteClientNote: { params: ofNote, reply: { success } },
};

const aManager = () => ({
  name: 'Max Roth',
  email: 'max@groundwork.example',
  phone: '+1 555 0100',
  hours: 'Mon to Fri, 9 to 5',
});

const aBusinessSummary = (): z.input<typeof businessSummary> => ({
  ...ofBusiness,
  name: businessName,
  owners: ['ann@example.com'],
  plan: 'starter',
  people: 2,
  practices: 1,
  createdAt: moment,
});

const aPracticeSummary = (): z.input<typeof practiceSummary> => ({
  ...ofPractice,
  name: practiceName,
  admins: [email],
  plan: 'master',
  staff: 3,
  clients: 12,
  manager: aManager(),
  managerBy: null,
  createdAt: moment,
});

const reason = 'A partner of the chamber of commerce';
export const oversightExamples: ExamplesOf<typeof oversightRoutes> = {
  allBusinesses: { query: { ...aPage, search: 'bakery' }, reply: page(aBusinessSummary()) },
  allPractices: { query: { ...aPage, search: 'lee' }, reply: page(aPracticeSummary()) },
  givePracticePlan: {
    params: ofPractice,
    body: { plan: 'master', until: null, reason },
    reply: {
      plan: 'master',
      status: 'none',
      given: { plan: 'master', until: null, reason, givenAt: moment },
    },
  },
  assignManager: { params: ofPractice, body: aManager(), reply: aPracticeSummary() },
};
