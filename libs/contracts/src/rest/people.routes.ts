import { z } from 'zod';
import { businessId } from '../ids.ts';
import { succeeded } from '../lists.ts';
import {
  acceptInvitationBody,
  addedInvitation,
  business,
  businessBody,
  changeGrantBody,
  grant,
  grantId,
  invitation,
  invitationId,
  invitationTokenBody,
  inviteBody,
  openedInvitation,
} from '../people.ts';
import { practice } from '../practices.ts';
import { eraseBody, erasureView } from '../privacy.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

const ownBusiness = z.object({ id: businessId });
const ofGrant = z.object({ grantId });
const ofInvitation = z.object({ id: invitationId });

export const businessRoutes = {
  businesses: defineRoute({
    ...at(addresses.businesses),
    access: 'account',
    summary: 'List the businesses that you can open',
    description: 'Your own come first. Send the id of one as x-business-id with each call about it.',
    status: 200,
    reply: z.array(business),
  }),
  addBusiness: defineRoute({
    ...at(addresses.addBusiness),
    access: 'account',
    summary: 'Add a business of your own',
    description: 'It starts empty. The limit depends on the best plan that you own.',
    body: businessBody,
    errors: ['BUSINESS_LIMIT', 'ACCOUNT_ERASED'],
    status: 201,
    reply: business,
  }),
  renameBusiness: defineRoute({
    ...at(addresses.renameBusiness),
    access: 'account',
    summary: 'Rename a business that you own',
    description: 'The name is what people with access see. The profile does not change.',
    params: ownBusiness,
    body: businessBody,
    errors: ['BUSINESS_NOT_FOUND', 'GRANT_NEEDED'],
    status: 200,
    reply: business,
  }),
  eraseBusiness: defineRoute({
    ...at(addresses.eraseBusiness),
    access: 'account',
    summary: 'Request the erasure of a business that you own',
    description:
      'Needs the password. All its data is erased when the grace period ends, and nothing of your account. Until then any owner can cancel.',
    params: ownBusiness,
    body: eraseBody,
    errors: ['BUSINESS_NOT_FOUND', 'GRANT_NEEDED', 'WRONG_PASSWORD', 'ERASURE_ASKED', 'TOO_MANY_SIGN_INS'],
    status: 202,
    reply: erasureView,
  }),
  keepBusiness: defineRoute({
    ...at(addresses.keepBusiness),
    access: 'account',
    summary: 'Cancel the erasure of a business that you own',
    description: 'Works until the grace period ends, also for an erasure that another owner requested.',
    params: ownBusiness,
    errors: ['BUSINESS_NOT_FOUND', 'GRANT_NEEDED', 'NO_ERASURE'],
    status: 200,
    reply: succeeded,
  }),
  leaveBusiness: defineRoute({
    ...at(addresses.leaveBusiness),
    access: 'account',
    summary: 'Give up your access to a business',
    description:
      'The last owner cannot leave. An admin of a practice ends its access on the list of clients.',
    params: ownBusiness,
    errors: ['BUSINESS_NOT_FOUND', 'GRANT_NEEDED', 'LAST_OWNER'],
    status: 200,
    reply: succeeded,
  }),
} as const;

export const peopleRoutes = {
  people: defineRoute({
    ...at(addresses.people),
    access: 'owner',
    summary: 'List who has access to the business',
    description: 'Ended access stays on the list for 90 days.',
    status: 200,
    reply: z.array(grant),
  }),
  changeGrant: defineRoute({
    ...at(addresses.changeGrant),
    access: 'owner',
    summary: 'Change the areas, the end or the role of one access',
    description: 'In force within one second. Only a person can become an owner.',
    params: ofGrant,
    body: changeGrantBody,
    errors: ['GRANT_NOT_FOUND', 'LAST_OWNER'],
    status: 200,
    reply: grant,
  }),
  endGrant: defineRoute({
    ...at(addresses.endGrant),
    access: 'owner',
    summary: 'End one access',
    description: 'In force within one second, also for open pages. A second call changes nothing.',
    params: ofGrant,
    errors: ['GRANT_NOT_FOUND', 'LAST_OWNER'],
    status: 200,
    reply: grant,
  }),
  invitations: defineRoute({
    ...at(addresses.invitations),
    access: 'owner',
    summary: 'List the invitations of the business, the newest first',
    description: 'Without their addresses: only the reply to the invitation has one.',
    status: 200,
    reply: z.array(invitation),
  }),
  invite: defineRoute({
    ...at(addresses.invite),
    access: 'owner',
    summary: 'Invite a person or an adviser',
    description:
      'An area that is not named gets no access. Without areas a member gets all but the subscription, and an adviser sees profile, documents, banking, score and matches. Send the address to the invited person, or let the site mail it. With handOver and the password the invited person becomes the owner.',
    body: inviteBody,
    errors: [
      'ALREADY_HERE',
      'INVITATION_OPEN',
      'PEOPLE_LIMIT',
      'WRONG_PASSWORD',
      'TOO_MANY_INVITATIONS',
      'TOO_MANY_SIGN_INS',
    ],
    status: 201,
    reply: addedInvitation,
  }),
  withdrawInvitation: defineRoute({
    ...at(addresses.withdrawInvitation),
    access: 'owner',
    summary: 'Withdraw an invitation',
    description: 'Its address stops working. A second call changes nothing.',
    params: ofInvitation,
    errors: ['INVITATION_NOT_FOUND', 'INVITATION_USED'],
    status: 200,
    reply: succeeded,
  }),
} as const;

const endedInvitation = ['INVITATION_EXPIRED', 'INVITATION_WITHDRAWN', 'INVITATION_USED'] as const;

export const invitationRoutes = {
  readInvitation: defineRoute({
    ...at(addresses.readInvitation),
    access: 'public',
    summary: 'Read an invitation',
    description: 'The token is the part of the address behind the hash.',
    body: invitationTokenBody,
    errors: ['INVITATION_NOT_VALID', 'TOO_MANY_LINKS'],
    status: 200,
    reply: openedInvitation,
  }),
  acceptInvitation: defineRoute({
    ...at(addresses.acceptInvitation),
    access: 'account',
    summary: 'Accept an invitation',
    description:
      'Needs a session with the invited email. An adviser names a practice or founds one with practiceName. A business that a practice invites names itself, its areas and its end.',
    body: acceptInvitationBody,
    errors: [
      'INVITATION_NOT_VALID',
      'TOO_MANY_LINKS',
      'INVITATION_FOR_OTHER_EMAIL',
      ...endedInvitation,
      'INVITATION_DECLINED',
      'ALREADY_HERE',
      'PEOPLE_LIMIT',
      'CLIENT_LIMIT',
      'PRACTICE_NOT_FOUND',
      'BUSINESS_NOT_FOUND',
      'ACCOUNT_ERASED',
    ],
    status: 200,
    reply: z.union([grant, practice]),
  }),
  declineInvitation: defineRoute({
    ...at(addresses.declineInvitation),
    access: 'public',
    summary: 'Decline an invitation',
    description: 'A second call changes nothing.',
    body: invitationTokenBody,
    errors: ['INVITATION_NOT_VALID', 'TOO_MANY_LINKS', ...endedInvitation],
    status: 200,
    reply: succeeded,
  }),
} as const;
