import type { CodeMeaning } from '../problem.ts';

export const peopleCodes = {
  BUSINESS_HEADER: { kind: 'invalid', description: 'x-business-id is not one UUID.' },
  BUSINESS_NOT_FOUND: { kind: 'not-found', description: 'The user has no access to this business.' },
  GRANT_NEEDED: {
    kind: 'forbidden',
    description: 'The owner has not opened this area. details names the area and the level that it needs.',
  },
  BUSINESS_LIMIT: { kind: 'conflict', description: 'The plan of the user has no more businesses.' },
  PEOPLE_LIMIT: { kind: 'conflict', description: 'The plan of the business has no more people.' },
  CLIENT_LIMIT: { kind: 'conflict', description: 'The plan of the practice has no more clients.' },
  LAST_OWNER: { kind: 'conflict', description: 'The business would have no owner.' },
  LAST_ADMIN: { kind: 'conflict', description: 'The practice would have no admin.' },
  GRANT_NOT_FOUND: { kind: 'not-found', description: 'The business has no such grant.' },
  ALREADY_HERE: { kind: 'conflict', description: 'The person or practice has access already.' },
  INVITATION_OPEN: { kind: 'conflict', description: 'There is an open invitation to this email.' },
  INVITATION_NOT_FOUND: { kind: 'not-found', description: 'There is no such invitation.' },
  INVITATION_NOT_VALID: { kind: 'not-found', description: 'No invitation has this token.' },
  INVITATION_FOR_OTHER_EMAIL: { kind: 'conflict', description: 'The invitation is for another email.' },
  INVITATION_EXPIRED: { kind: 'conflict', description: 'The invitation has expired.' },
  INVITATION_WITHDRAWN: { kind: 'conflict', description: 'The invitation was withdrawn.' },
  INVITATION_DECLINED: { kind: 'conflict', description: 'The invitation was declined.' },
  INVITATION_USED: { kind: 'conflict', description: 'The link was used.' },
  TOO_MANY_INVITATIONS: {
    kind: 'limit',
    description: 'Too many invitations in a day. Wait as long as Retry-After says.',
  },
  PRACTICE_NOT_FOUND: { kind: 'not-found', description: 'The user is not in this practice.' },
  CLIENT_NOT_FOUND: { kind: 'not-found', description: 'The practice has no access to this business.' },
  NOTE_NOT_FOUND: { kind: 'not-found', description: 'The practice has no such note about this client.' },
  NOTE_LIMIT: { kind: 'conflict', description: 'The practice has 200 notes about this client.' },
  STAFF_NOT_FOUND: { kind: 'not-found', description: 'The practice has no such person.' },
} as const satisfies Record<string, CodeMeaning>;
