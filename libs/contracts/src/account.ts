import { z } from 'zod';
import { sessionId, userId } from './ids.ts';
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
  .max(200, 'At most 200 characters')
  .refine((text) => !/\p{Surrogate}/u.test(text), 'This text cannot be kept');

/** Any characters at all; what everybody uses is refused where passwords are kept. */
export const newPassword = z
  .string('Required')
  .min(8, 'Use at least 8 characters')
  .max(128, 'Use at most 128 characters');

export const signupBody = z.object({ email, password: newPassword, firstName: name, lastName: name });
export type SignupBody = z.infer<typeof signupBody>;

/** Looser than signup: whatever was typed is a wrong password, never a hint about the rules. */
const presentedEmail = z
  .string('Required')
  .trim()
  .toLowerCase()
  .min(1, 'Required')
  .max(200, 'At most 200 characters');
const presentedPassword = z.string('Required').min(1, 'Required').max(1000, 'At most 1000 characters');

/** Six digits of an authenticator app, or one of the recovery codes. */
const otp = z.string('Enter the code').trim().min(1, 'Enter the code').max(50, 'At most 50 characters');

export const loginBody = z.object({
  email: presentedEmail,
  password: presentedPassword,
  /** Only where two-step sign-in is on; without it the answer is 401 MFA_REQUIRED. */
  otp: otp.optional(),
});
export type LoginBody = z.infer<typeof loginBody>;

export const nameBody = z.object({ firstName: name, lastName: name });
export type NameBody = z.infer<typeof nameBody>;

export const changePasswordBody = z.object({ currentPassword: presentedPassword, newPassword });
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

export const changeEmailBody = z.object({ email, password: presentedPassword });
export type ChangeEmailBody = z.infer<typeof changeEmailBody>;

export const forgotPasswordBody = z.object({ email: presentedEmail });
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>;

/** What a one-time link carries. Whatever is no such token is a link that is not valid. */
const linkToken = z.string('Required').trim().min(1, 'Required').max(200, 'At most 200 characters');

export const resetPasswordBody = z.object({ token: linkToken, password: newPassword });
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;

export const confirmEmailBody = z.object({ token: linkToken });
export type ConfirmEmailBody = z.infer<typeof confirmEmailBody>;

export const passwordBody = z.object({ password: presentedPassword });
export type PasswordBody = z.infer<typeof passwordBody>;

export const codeBody = z.object({ otp });
export type CodeBody = z.infer<typeof codeBody>;

export const passwordAndCodeBody = passwordBody.extend({ otp });
export type PasswordAndCodeBody = z.infer<typeof passwordAndCodeBody>;

/** What an authenticator app is told, once: as the address behind the QR code, and for typing. */
export const enrolment = z.object({ secret: z.string(), url: z.string() });
export type Enrolment = z.infer<typeof enrolment>;

/** Shown once: only their hashes are kept. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const accountSession = z.object({
  id: sessionId,
  /** In short words, such as "Chrome on Windows". */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const endedSessions = z.object({ signedOut: z.number().int() });
export type EndedSessions = z.infer<typeof endedSessions>;

/** A sentence for whoever asked, the same whatever was found. */
export const spoken = z.object({ message: z.string() });
export type Spoken = z.infer<typeof spoken>;

/** For an administrator to hand on: it works once. */
export const resetLink = z.object({ url: z.string(), expiresAt: z.iso.datetime() });
export type ResetLink = z.infer<typeof resetLink>;

export const maxPictureBytes = 2 * 1024 * 1024;

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

/** What a browser may be told it is; only what stands at the very start counts. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : undefined;
}
export const pictureMessages = {
  tooLarge: 'Please choose a picture smaller than 2MB.',
  wrongType: 'Please choose a PNG, JPEG or WebP picture.',
} as const;

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
