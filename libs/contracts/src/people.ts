import { z } from 'zod';
import { emailText, presentedPassword, subscriptionPlan } from './account.ts';
import { areaLevels, businessRole } from './grants.ts';
import { businessId, userId } from './ids.ts';
import { grantTexts } from './people.wording.ts';
import { boundedText, mostCharacters, storableText } from './texts.ts';

export const grantId = z.uuid().brand<'GrantId'>();
export type GrantId = z.infer<typeof grantId>;
export const invitationId = z.uuid().brand<'InvitationId'>();
export type InvitationId = z.infer<typeof invitationId>;
export const practiceId = z.uuid().brand<'PracticeId'>();
export type PracticeId = z.infer<typeof practiceId>;

export const peopleLimits = {
  name: 120,
  invitationDays: 14,
  invitationsADay: { business: 20, practice: 200 },
  wrongTokens: { most: 20, minutes: 15 },
  grantHours: { least: 1, most: 2 * 365 * 24 },
  endedGrantDays: 90,
  note: 5000,
  notesOfClient: 200,
} as const;

const limitedName = (message: string) => storableText(peopleLimits.name, message).min(1, message);
export const businessName = limitedName(grantTexts.businessName);
export const practiceName = limitedName(grantTexts.practiceName);

const named = <S extends z.ZodType>(id: S) => z.object({ id, name: z.string() });

export const business = z.object({
  id: businessId,
  name: z.string(),
  role: businessRole,
  areas: areaLevels,
  plan: subscriptionPlan,
  through: z.object({ practiceId, name: z.string() }).nullable(),
  own: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  lastOpenedAt: z.iso.datetime().nullable(),
  /** While an erasure waits: after this moment the business is gone. */
  erasedAfter: z.iso.datetime().nullable().optional(),
});
export type Business = z.infer<typeof business>;

export const admittedBusiness = z.object({
  id: businessId,
  name: z.string(),
  role: businessRole,
  areas: areaLevels,
  plan: subscriptionPlan,
  grantId: grantId.nullable(),
  practice: named(practiceId).nullable(),
  /** All practices with access. The plan of one can raise that of the business. */
  practices: z.array(practiceId).optional(),
  expiresAt: z.iso.datetime().nullable(),
});
export type AdmittedBusiness = z.infer<typeof admittedBusiness>;

export const businessBody = z.object({ name: businessName });
export type BusinessBody = z.infer<typeof businessBody>;

export const grantState = z.enum(['active', 'expired', 'ended']);

export const grant = z.object({
  id: grantId,
  businessId,
  role: businessRole,
  holder: z.discriminatedUnion('type', [
    named(userId).extend({ type: z.literal('person') }),
    named(practiceId).extend({ type: z.literal('practice') }),
  ]),
  areas: areaLevels,
  expiresAt: z.iso.datetime().nullable(),
  grantedBy: named(userId),
  grantedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  state: grantState,
});
export type Grant = z.infer<typeof grant>;

/** Without names: an event is stored for days. */
export const grantChange = z.object({
  grantId,
  holder: z.object({ type: z.enum(['person', 'practice']), id: z.uuid() }),
  personIds: z.array(userId).max(1000),
  role: businessRole,
  areas: areaLevels,
  state: grantState,
  expiresAt: z.iso.datetime().nullable(),
});

/** Identity compares the moment with its own clock. */
const until = boundedText(mostCharacters.day, grantTexts.until, grantTexts.until)
  .pipe(z.iso.datetime({ offset: true, error: grantTexts.until }))
  .nullable();

export const changeGrantBody = z.object({
  areas: areaLevels.optional(),
  expiresAt: until.optional(),
  role: z.enum(['member', 'owner'], grantTexts.role).optional(),
});
export type ChangeGrantBody = z.infer<typeof changeGrantBody>;

export const inviteBody = z.object({
  email: emailText,
  role: businessRole,
  areas: areaLevels.optional(),
  expiresAt: until.optional(),
  handOver: z.boolean().optional(),
  password: presentedPassword.optional(),
});
export type InviteBody = z.infer<typeof inviteBody>;

export const invitationKinds = ['member', 'owner', 'adviser', 'client', 'staff'] as const;
export const invitationKind = z.enum(invitationKinds);
export type InvitationKind = z.infer<typeof invitationKind>;

export const invitationStates = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export const invitationState = z.enum(invitationStates);
export type InvitationState = z.infer<typeof invitationState>;

const inviter = z.object({
  name: z.string(),
  practice: z.string().nullable(),
  business: z.string().nullable(),
});

export const practiceRoles = ['admin', 'staff'] as const;
export const practiceRole = z.enum(practiceRoles, grantTexts.staffRole);
export type PracticeRole = z.infer<typeof practiceRole>;

export const invitation = z.object({
  id: invitationId,
  kind: invitationKind,
  email: z.string(),
  from: inviter,
  businessId: businessId.nullable(),
  practiceId: practiceId.nullable(),
  areas: areaLevels.nullable(),
  role: practiceRole.nullable(),
  grantExpiresAt: z.iso.datetime().nullable(),
  handOver: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: invitationState,
});
export type Invitation = z.infer<typeof invitation>;

/** The address is only in this reply and, where mail is configured, in the mail. */
export const addedInvitation = z.object({ invitation, url: z.string() });
export type AddedInvitation = z.infer<typeof addedInvitation>;

const invitationToken = boundedText(mostCharacters.token, grantTexts.token, grantTexts.token).min(
  1,
  grantTexts.token,
);
export const invitationTokenBody = z.object({ token: invitationToken });
export type InvitationTokenBody = z.infer<typeof invitationTokenBody>;

export const openedInvitation = z.object({
  kind: invitationKind,
  from: inviter,
  areas: areaLevels.nullable(),
  emailHint: z.string(),
  expiresAt: z.iso.datetime(),
  state: invitationState,
  businessName: z.string().nullable(),
  handOver: z.boolean(),
});
export type OpenedInvitation = z.infer<typeof openedInvitation>;

export const acceptInvitationBody = invitationTokenBody.extend({
  businessId: businessId.optional(),
  areas: areaLevels.optional(),
  expiresAt: until.optional(),
  practiceId: practiceId.optional(),
  practiceName: practiceName.optional(),
});
export type AcceptInvitationBody = z.infer<typeof acceptInvitationBody>;

export const actorOfBusiness = z.object({
  actorId: userId,
  who: businessRole,
  name: z.string(),
});
export type ActorOfBusiness = z.infer<typeof actorOfBusiness>;
