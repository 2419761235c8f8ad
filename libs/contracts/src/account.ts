import { z } from 'zod';
import { userId } from './ids.ts';
import { pageQuery } from './lists.ts';

export const subscriptionPlans = ['starter', 'individual', 'professional', 'master'] as const;
export const subscriptionPlan = z.enum(subscriptionPlans);
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

export const roles = ['user', 'reviewer', 'admin'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const user = z.object({
  id: userId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  subscriptionPlan,
  role,
  createdAt: z.iso.datetime(),
  mfaEnabled: z.boolean(),
});
export type User = z.infer<typeof user>;

export const signedIn = z.object({ token: z.string(), user });
export type SignedIn = z.infer<typeof signedIn>;

/** Counted as people count: an emoji is one character, not two. What is far too long is not counted at all. */
const atMost = (most: number) => (text: string) => text.length <= 2 * most && Array.from(text).length <= most;
const atLeast = (least: number) => (text: string) => Array.from(text.slice(0, 2 * least)).length >= least;

const email = z
  .string('Required')
  .trim()
  .toLowerCase()
  .max(200, 'At most 200 characters')
  .pipe(z.email('Enter a valid email address'));
const name = z
  .string('Required')
  .trim()
  .min(1, 'Required')
  .refine(atMost(200), 'At most 200 characters')
  .refine((text) => !/\p{Surrogate}/u.test(text), 'This text cannot be kept')
  .meta({ maxLength: 200 });

/** Any characters at all; what everybody uses is refused where passwords are kept. */
export const newPassword = z
  .string('Required')
  .refine(atLeast(8), 'Use at least 8 characters')
  .refine(atMost(128), 'Use at most 128 characters')
  .meta({ minLength: 8, maxLength: 128 });

export const signupBody = z.object({ email, password: newPassword, firstName: name, lastName: name });
export type SignupBody = z.infer<typeof signupBody>;

/** Looser than signup: whatever was typed is a wrong password, never a hint about the rules. */
export const loginBody = z.object({
  email: z.string('Required').trim().toLowerCase().min(1, 'Required').max(200, 'At most 200 characters'),
  password: z.string('Required').min(1, 'Required').max(1000, 'At most 1000 characters'),
});
export type LoginBody = z.infer<typeof loginBody>;

/** Somebody as an administrator sees them in the list. */
export const userSummary = user.pick({
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  subscriptionPlan: true,
  createdAt: true,
});
export type UserSummary = z.infer<typeof userSummary>;

export const userQuery = pageQuery.extend({
  cursor: z.uuid('Give the nextCursor of the page before').optional(),
  /** A part of the email. */
  search: z
    .string('Enter one text to search for')
    .trim()
    .toLowerCase()
    .max(200, 'At most 200 characters')
    .regex(/^\P{Cc}*$/u, 'Use no control characters')
    .optional(),
});
export type UserQuery = z.infer<typeof userQuery>;

export const roleBody = z.object({ role: z.enum(roles, 'Choose user, reviewer or admin') });
export type RoleBody = z.infer<typeof roleBody>;
