import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { sessionId, userId } from './ids.ts';
import { pageQuery } from './lists.ts';
import { accountMessages } from './account.wording.ts';
import { input } from './input.wording.ts';

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
  .string(input.required)
  .trim()
  .toLowerCase()
  .max(200, fill(input.characters, { most: 200 }))
  .pipe(z.email(accountMessages.email));
const name = z
  .string(input.required)
  .trim()
  .min(1, input.required)
  .max(200, fill(input.characters, { most: 200 }))
  .refine((text) => !/\p{Surrogate}/u.test(text), input.notStorable);

/** Any characters at all; what everybody uses is refused where passwords are kept. */
export const newPassword = z
  .string(input.required)
  .min(8, fill(input.leastCharacters, { least: 8 }))
  .max(128, fill(input.characters, { most: 128 }));

export const signupBody = z.object({ email, password: newPassword, firstName: name, lastName: name });
export type SignupBody = z.infer<typeof signupBody>;

/** Looser than signup: whatever was typed is a wrong password, never a hint about the rules. */
const presentedEmail = z
  .string(input.required)
  .trim()
  .toLowerCase()
  .min(1, input.required)
  .max(200, fill(input.characters, { most: 200 }));
const presentedPassword = z
  .string(input.required)
  .min(1, input.required)
  .max(1000, fill(input.characters, { most: 1000 }));

/** Six digits of an authenticator app, or one of the recovery codes. */
const otp = z
  .string(accountMessages.code)
  .trim()
  .min(1, accountMessages.code)
  .max(50, fill(input.characters, { most: 50 }));

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
const linkToken = z
  .string(input.required)
  .trim()
  .min(1, input.required)
  .max(200, fill(input.characters, { most: 200 }));

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
export { pictureMessages } from './account.wording.ts';

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
  cursor: z.uuid(input.previousCursor).optional(),
  /** A part of the email. */
  search: z
    .string(input.oneSearch)
    .trim()
    .toLowerCase()
    .max(200, fill(input.characters, { most: 200 }))
    .regex(/^\P{Cc}*$/u, input.controlCharacters)
    .optional(),
});
export type UserQuery = z.infer<typeof userQuery>;

export const roleBody = z.object({ role: z.enum(roles, accountMessages.role) });
export type RoleBody = z.infer<typeof roleBody>;
