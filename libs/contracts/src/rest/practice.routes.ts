import { z } from 'zod';
import { businessId, userId } from '../ids.ts';
import { pageOf, succeeded } from '../lists.ts';
import { addedInvitation, invitation, invitationId, practiceId } from '../people.ts';
import {
  client,
  clientQuery,
  clientStageBody,
  practice,
  practiceBody,
  practiceInviteBody,
  staffMember,
  staffRoleBody,
} from '../practices.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

const ofPractice = z.object({ id: practiceId });
const ofStaff = ofPractice.extend({ personId: userId });
const ofInvitation = ofPractice.extend({ invitationId });
const ofClient = ofPractice.extend({ businessId });
const forAdmins = ['PRACTICE_NOT_FOUND', 'GRANT_NEEDED'] as const;

export const practiceRoutes = {
  practices: defineRoute({
    ...at(addresses.practices),
    access: 'account',
    summary: 'List the practices in which you work',
    description: 'A practice is the firm of an adviser. Its people work on the businesses that let it in.',
    status: 200,
    reply: z.array(practice),
  }),
  addPractice: defineRoute({
    ...at(addresses.addPractice),
    access: 'account',
    summary: 'Found a practice',
    description: 'You become its admin.',
    body: practiceBody,
    errors: ['ACCOUNT_ERASED'],
    status: 201,
    reply: practice,
  }),
  changePractice: defineRoute({
    ...at(addresses.changePractice),
    access: 'practice admin',
    summary: 'Rename a practice',
    description: 'Its clients see the new name at once.',
    params: ofPractice,
    body: practiceBody,
    errors: forAdmins,
    status: 200,
    reply: practice,
  }),
  practiceStaff: defineRoute({
    ...at(addresses.practiceStaff),
    access: 'practice staff',
    summary: 'List the people of a practice',
    description: 'Each of them works on all its clients.',
    params: ofPractice,
    errors: ['PRACTICE_NOT_FOUND'],
    status: 200,
    reply: z.array(staffMember),
  }),
  changeStaff: defineRoute({
    ...at(addresses.changeStaff),
    access: 'practice admin',
    summary: 'Change the role of a person in a practice',
    description: 'A practice keeps at least one admin.',
    params: ofStaff,
    body: staffRoleBody,
    errors: [...forAdmins, 'STAFF_NOT_FOUND', 'LAST_ADMIN'],
    status: 200,
    reply: staffMember,
  }),
  removeStaff: defineRoute({
    ...at(addresses.removeStaff),
    access: 'practice admin',
    summary: 'Remove a person from a practice',
    description: 'The person loses all clients of the practice within one second.',
    params: ofStaff,
    errors: [...forAdmins, 'STAFF_NOT_FOUND', 'LAST_ADMIN'],
    status: 200,
    reply: succeeded,
  }),
  practiceInvitations: defineRoute({
    ...at(addresses.practiceInvitations),
    access: 'practice admin',
    summary: 'List the invitations of a practice, the newest first',
    description: 'Without their addresses.',
    params: ofPractice,
    errors: forAdmins,
    status: 200,
    reply: z.array(invitation),
  }),
  practiceInvite: defineRoute({
    ...at(addresses.practiceInvite),
    access: 'practice admin',
    summary: 'Invite a client or a colleague',
    description: 'A client decides which areas the practice sees, and until when.',
    params: ofPractice,
    body: practiceInviteBody,
    errors: [...forAdmins, 'ALREADY_HERE', 'INVITATION_OPEN', 'CLIENT_LIMIT', 'TOO_MANY_INVITATIONS'],
    status: 201,
    reply: addedInvitation,
  }),
  withdrawPracticeInvitation: defineRoute({
    ...at(addresses.withdrawPracticeInvitation),
    access: 'practice admin',
    summary: 'Withdraw an invitation of a practice',
    description: 'Its address stops working. A second call changes nothing.',
    params: ofInvitation,
    errors: [...forAdmins, 'INVITATION_NOT_FOUND', 'INVITATION_USED'],
    status: 200,
    reply: succeeded,
  }),
  practiceClients: defineRoute({
    ...at(addresses.practiceClients),
    access: 'practice staff',
    summary: 'List the clients of a practice',
    description: 'A figure is null without access to its area. The figures are at most five seconds old.',
    params: ofPractice,
    query: clientQuery,
    errors: ['PRACTICE_NOT_FOUND'],
    status: 200,
    reply: pageOf(client),
  }),
  changeClient: defineRoute({
    ...at(addresses.changeClient),
    access: 'practice staff',
    summary: 'Set the stage of a client',
    description: 'Only the practice sees its stages.',
    params: ofClient,
    body: clientStageBody,
    errors: ['PRACTICE_NOT_FOUND', 'CLIENT_NOT_FOUND'],
    status: 200,
    reply: client,
  }),
  endClient: defineRoute({
    ...at(addresses.endClient),
    access: 'practice admin',
    summary: 'Give up the access to a client',
    description: 'In force within one second.',
    params: ofClient,
    errors: [...forAdmins, 'CLIENT_NOT_FOUND'],
    status: 200,
    reply: succeeded,
  }),
} as const;
