import { z } from 'zod';
import { emailText, subscriptionPlan } from './account.ts';
import { brand } from './brands.ts';
import { areaLevels } from './grants.ts';
import { businessId, userId } from './ids.ts';
import { pageQuery } from './lists.ts';
import { businessName, peopleLimits, practiceId, practiceName, practiceRole } from './people.ts';
import { grantTexts } from './people.wording.ts';
import { givenPlanBody } from './subscription.ts';
import { storableText } from './texts.ts';

const limitedText = (most: number, message: string) => storableText(most, message).min(1, message);

export const practiceManager = z.object({
  name: limitedText(120, grantTexts.managerName),
  email: emailText,
  phone: limitedText(40, grantTexts.managerPhone).nullable(),
  hours: limitedText(120, grantTexts.managerHours).nullable(),
});
export type PracticeManager = z.infer<typeof practiceManager>;

const managed = {
  manager: practiceManager.nullable(),
  /** The last day for the assignment, if the plan includes a manager and none is assigned. */
  managerBy: z.iso.date().nullable(),
};

export const practicePlans = ['starter', 'master'] as const;

export const practice = z.object({
  id: practiceId,
  name: z.string(),
  role: practiceRole,
  plan: z.enum(practicePlans),
  clients: z.number().int(),
  ...managed,
  /** Of the account with the email of the manager, if it is an operator's. */
  managerPicture: z.string().nullable().optional(),
  /** Null without a brand. It stays while the plan does not include one, and is not in force then. */
  brand: brand.nullable(),
  createdAt: z.iso.datetime(),
});
export type Practice = z.infer<typeof practice>;

export const practiceSummary = practice.omit({ role: true, brand: true, managerPicture: true }).extend({
  admins: z.array(z.string()),
  staff: z.number().int(),
});
export type PracticeSummary = z.infer<typeof practiceSummary>;

export const businessSummary = z.object({
  id: businessId,
  name: z.string(),
  owners: z.array(z.string()),
  plan: subscriptionPlan,
  people: z.number().int(),
  practices: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type BusinessSummary = z.infer<typeof businessSummary>;

export const practicePlanBody = givenPlanBody.extend({
  plan: z.enum(practicePlans, grantTexts.practicePlan),
});
export type PracticePlanBody = z.infer<typeof practicePlanBody>;

export const managerBody = practiceManager.nullable();
export type ManagerBody = z.infer<typeof managerBody>;

export const practiceBody = z.object({ name: practiceName });
export type PracticeBody = z.infer<typeof practiceBody>;

export const staffMember = z.object({ id: userId, name: z.string(), email: z.string(), role: practiceRole });
export type StaffMember = z.infer<typeof staffMember>;

export const staffRoleBody = z.object({ role: practiceRole });
export type StaffRoleBody = z.infer<typeof staffRoleBody>;

export const practiceInviteBody = z.object({
  kind: z.enum(['client', 'staff'], grantTexts.kind),
  email: emailText,
  businessName: businessName.optional(),
  areas: areaLevels.optional(),
  role: practiceRole.optional(),
});
export type PracticeInviteBody = z.infer<typeof practiceInviteBody>;

export const clientStages = ['collecting', 'ready', 'applied', 'offered', 'funded', 'paused'] as const;
export const clientStage = z.enum(clientStages, grantTexts.stage);
export type ClientStage = z.infer<typeof clientStage>;

/** A figure whose area the owner does not open is null. */
export const client = z.object({
  businessId,
  businessName: z.string(),
  ownerName: z.string(),
  stated: z.number().int().nullable(),
  proven: z.number().int().nullable(),
  missingPapers: z.number().int().nullable(),
  openRequests: z.number().int(),
  nextDue: z.object({ what: z.string(), on: z.iso.date() }).nullable(),
  stage: clientStage,
  areas: areaLevels,
  expiresAt: z.iso.datetime().nullable(),
  lastOpenedAt: z.iso.datetime().nullable(),
});
export type Client = z.infer<typeof client>;

export const clientSorts = ['name', 'stated', 'proven', 'missing', 'due'] as const;
export const clientQuery = pageQuery.extend({
  search: storableText(120).optional(),
  stage: clientStage.optional(),
  sort: z.enum(clientSorts, grantTexts.sort).optional(),
});
export type ClientQuery = z.infer<typeof clientQuery>;

export const clientStageBody = z.object({ stage: clientStage });
export type ClientStageBody = z.infer<typeof clientStageBody>;

export const clientNoteId = z.uuid().brand<'ClientNoteId'>();
export type ClientNoteId = z.infer<typeof clientNoteId>;

/** The author is null after the erasure of the account. */
export const clientNote = z.object({
  id: clientNoteId,
  text: z.string(),
  by: z.object({ id: userId, name: z.string() }).nullable(),
  at: z.iso.datetime(),
});
export type ClientNote = z.infer<typeof clientNote>;

export const clientNoteBody = z.object({
  text: storableText(peopleLimits.note, grantTexts.note).min(1, grantTexts.note),
});
export type ClientNoteBody = z.infer<typeof clientNoteBody>;
