import { z } from 'zod';
import { userQuery } from '../account.ts';
import {
  brand,
  brandBody,
  brandInForce,
  brandsAtOnce,
  drawnLogo,
  logoHash,
  replyToTokenBody,
} from '../brands.ts';
import { areas } from '../grants.ts';
import { businessId, userId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import {
  acceptInvitationBody,
  actorOfBusiness,
  addedInvitation,
  admittedBusiness,
  business,
  businessBody,
  changeGrantBody,
  grant,
  grantId,
  invitation,
  invitationId,
  invitationTokenBody,
  inviteBody,
  practiceId,
  openedInvitation,
} from '../people.ts';
import {
  businessSummary,
  client,
  clientNote,
  clientNoteBody,
  clientNoteId,
  clientQuery,
  clientStageBody,
  managerBody,
  practice,
  practiceBody,
  practiceInviteBody,
  practicePlanBody,
  practiceSummary,
  staffMember,
  staffRoleBody,
} from '../practices.ts';
import { eraseBody, erasureView } from '../privacy.ts';
import { subscriptionView } from '../subscription.ts';
import { nameText } from '../texts.ts';
import { byStaff, defineChange, defineRpc } from './define.ts';

/** In calls about an account `userId` is the person; in calls about a business it is the business. */
const owner = z.object({ userId });
const done = z.object({});
const toBusiness = { id: businessId };
const ofGrant = { grantId };
const ofInvitation = { invitationId };
const ofPractice = { practiceId };
const ofClient = { ...ofPractice, client: businessId };
const ofNote = { ...ofClient, noteId: clientNoteId };
const byOperator = z.object({ actorId: userId, practiceId });
const from = { clientAddress: nameText.optional() };

export const peopleRpc = {
  admit: defineRpc(
    'rpc.identity.admit.v1',
    owner.extend({ to: businessId.optional() }),
    admittedBusiness.nullable(),
  ),
  /** A member or adviser reads an area for the first time in an hour. */
  recordRead: defineChange('rpc.identity.record-read.v1', { area: z.enum(areas) }, done),
  actorsOf: defineRpc('rpc.identity.actors-of.v1', owner, z.array(actorOfBusiness)),
  businesses: defineRpc('rpc.identity.businesses.v1', owner, z.array(business)),
  addBusiness: defineChange('rpc.identity.add-business.v1', businessBody.shape, business),
  renameBusiness: defineChange(
    'rpc.identity.rename-business.v1',
    { ...toBusiness, ...businessBody.shape },
    business,
  ),
  eraseBusiness: defineChange(
    'rpc.identity.erase-business.v1',
    { ...toBusiness, ...eraseBody.shape, ...from },
    erasureView,
  ),
  keepBusiness: defineChange('rpc.identity.keep-business.v1', toBusiness, done),
  leaveBusiness: defineChange('rpc.identity.leave-business.v1', toBusiness, done),
  people: defineRpc('rpc.identity.people.v1', owner, z.array(grant)),
  changeGrant: defineChange('rpc.identity.change-grant.v1', { ...ofGrant, change: changeGrantBody }, grant),
  endGrant: defineChange('rpc.identity.end-grant.v1', ofGrant, grant),
  invitations: defineRpc('rpc.identity.invitations.v1', owner, z.array(invitation)),
  invite: defineChange('rpc.identity.invite.v1', { invitation: inviteBody, ...from }, addedInvitation),
  withdrawInvitation: defineChange('rpc.identity.withdraw-invitation.v1', ofInvitation, done),
  readInvitation: defineRpc(
    'rpc.identity.read-invitation.v1',
    invitationTokenBody.extend(from),
    openedInvitation,
  ),
  acceptInvitation: defineChange(
    'rpc.identity.accept-invitation.v1',
    { ...acceptInvitationBody.omit({ businessId: true }).shape, business: businessId.optional(), ...from },
    z.union([grant, practice]),
  ),
  declineInvitation: defineRpc('rpc.identity.decline-invitation.v1', invitationTokenBody.extend(from), done),
  practices: defineRpc('rpc.identity.practices.v1', owner, z.array(practice)),
  addPractice: defineChange('rpc.identity.add-practice.v1', practiceBody.shape, practice),
  changePractice: defineChange(
    'rpc.identity.change-practice.v1',
    { ...ofPractice, ...practiceBody.shape },
    practice,
  ),
  closePractice: defineChange(
    'rpc.identity.close-practice.v1',
    { ...ofPractice, ...eraseBody.shape, ...from },
    done,
  ),
  practiceManager: defineRpc(
    'rpc.identity.practice-manager.v1',
    owner.extend(ofPractice),
    z.object({ userId: userId.nullable() }),
  ),
  practiceStaff: defineRpc('rpc.identity.practice-staff.v1', owner.extend(ofPractice), z.array(staffMember)),
  changeStaff: defineChange(
    'rpc.identity.change-staff.v1',
    { ...ofPractice, personId: userId, ...staffRoleBody.shape },
    staffMember,
  ),
  removeStaff: defineChange('rpc.identity.remove-staff.v1', { ...ofPractice, personId: userId }, done),
  practiceInvitations: defineRpc(
    'rpc.identity.practice-invitations.v1',
    owner.extend(ofPractice),
    z.array(invitation),
  ),
  practiceInvite: defineChange(
    'rpc.identity.practice-invite.v1',
    { ...ofPractice, invitation: practiceInviteBody },
    addedInvitation,
  ),
  withdrawPracticeInvitation: defineChange(
    'rpc.identity.withdraw-practice-invitation.v1',
    { ...ofPractice, ...ofInvitation },
    done,
  ),
  clients: defineRpc(
    'rpc.identity.clients.v1',
    owner.extend({ ...ofPractice, page: clientQuery }),
    pageOf(client),
  ),
  changeClient: defineChange(
    'rpc.identity.change-client.v1',
    { ...ofClient, ...clientStageBody.shape },
    client,
  ),
  endClient: defineChange('rpc.identity.end-client.v1', ofClient, done),
  clientNotes: defineRpc('rpc.identity.client-notes.v1', owner.extend(ofClient), z.array(clientNote)),
  addClientNote: defineChange(
    'rpc.identity.add-client-note.v1',
    { ...ofClient, ...clientNoteBody.shape },
    clientNote,
  ),
  changeClientNote: defineChange(
    'rpc.identity.change-client-note.v1',
    { ...ofNote, ...clientNoteBody.shape },
    clientNote,
  ),
  deleteClientNote: defineChange('rpc.identity.delete-client-note.v1', ofNote, done),
};

export const oversightRpc = {
  allBusinesses: byStaff(
    'admin',
    defineRpc('rpc.identity.all-businesses.v1', userQuery, pageOf(businessSummary)),
  ),
  allPractices: byStaff(
    'admin',
    defineRpc('rpc.identity.all-practices.v1', userQuery, pageOf(practiceSummary)),
  ),
  givePracticePlan: byStaff(
    'admin',
    defineRpc(
      'rpc.identity.give-practice-plan.v1',
      byOperator.extend(practicePlanBody.shape),
      subscriptionView,
    ),
  ),
  assignManager: byStaff(
    'admin',
    defineRpc('rpc.identity.assign-manager.v1', byOperator.extend({ manager: managerBody }), practiceSummary),
  ),
};

export const brandRpc = {
  changeBrand: defineChange(
    'rpc.identity.change-brand.v1',
    { ...ofPractice, ...brandBody.shape, ...from },
    brand,
  ),
  removeBrand: defineChange('rpc.identity.remove-brand.v1', ofPractice, z.object({})),
  checkBrandHost: defineChange('rpc.identity.check-brand-host.v1', ofPractice, brand),
  admitBrand: defineChange('rpc.identity.admit-brand.v1', ofPractice, z.object({})),
  setBrandLogo: defineChange('rpc.identity.set-brand-logo.v1', { ...ofPractice, png: drawnLogo }, brand),
  confirmReplyTo: defineRpc('rpc.identity.confirm-reply-to.v1', replyToTokenBody.extend(from), z.object({})),
  brandsInForce: defineRpc(
    'rpc.identity.brands-in-force.v1',
    z.object({ only: practiceId.optional(), after: practiceId.optional() }),
    z.object({ brands: z.array(brandInForce).max(brandsAtOnce) }),
  ),
  brandLogo: defineRpc(
    'rpc.identity.brand-logo.v1',
    z.object({ ...ofPractice, hash: logoHash }),
    z.object({ png: drawnLogo.nullable() }),
  ),
};
