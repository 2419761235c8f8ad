import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { sessionId, userId } from './ids.ts';
import { pageQuery } from './lists.ts';
import { accountMessages } from './account.wording.ts';
import { input } from './input.wording.ts';
import { policyTexts } from './policies.ts';
import { boundedText, mostCharacters, trimmedText } from './texts.ts';

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
  /** Present if the role needs two-step sign-in and the user has not turned it on. */
  twoStepNeeded: z.literal(true).optional(),
});
export type User = z.infer<typeof user>;

export const signedIn = z.object({ token: z.string(), user });
export type SignedIn = z.infer<typeof signedIn>;

export const renewedToken = z.object({ token: z.string() });
export type RenewedToken = z.infer<typeof renewedToken>;

export const emailText = trimmedText(mostCharacters.name, input.required)
  .toLowerCase()
  .pipe(z.email(accountMessages.email));
const name = trimmedText(mostCharacters.name, input.required)
  .min(1, input.required)
  .refine((text) => !/\p{Surrogate}/u.test(text), input.notStorable);

export const newPassword = boundedText(128, input.required).min(8, fill(input.leastCharacters, { least: 8 }));

/** The token of a bound session works only with the cookie that the answer sets. */
const bind = z.boolean().optional();

/** The versions of the texts that the sign-up showed with a link. Without them no consent is recorded. */
const agreedTo = z.object({
  terms: z.enum(policyTexts.terms, accountMessages.policy).optional(),
  privacy: z.enum(policyTexts.privacy, accountMessages.policy).optional(),
});
export type AgreedTo = z.infer<typeof agreedTo>;

export const signupBody = z.object({
  email: emailText,
  password: newPassword,
  firstName: name,
  lastName: name,
  agreedTo: agreedTo.optional(),
  bind,
});
export type SignupBody = z.infer<typeof signupBody>;

/** Without the rules of the sign-up: each text can be a wrong password. */
const presentedEmail = trimmedText(mostCharacters.name, input.required).toLowerCase().min(1, input.required);
export const presentedPassword = boundedText(1000, input.required).min(1, input.required);

const otp = trimmedText(50, accountMessages.code).min(1, accountMessages.code);

export const loginBody = z.object({
  email: presentedEmail,
  password: presentedPassword,
  /** Required if two-step sign-in is on; without it the answer is 401 MFA_REQUIRED. */
  otp: otp.optional(),
  bind,
});
export type LoginBody = z.infer<typeof loginBody>;

export const nameBody = z.object({ firstName: name, lastName: name });
export type NameBody = z.infer<typeof nameBody>;

export const changePasswordBody = z.object({ currentPassword: presentedPassword, newPassword });
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

export const changeEmailBody = z.object({ email: emailText, password: presentedPassword });
export type ChangeEmailBody = z.infer<typeof changeEmailBody>;

export const forgotPasswordBody = z.object({ email: presentedEmail });
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>;

/** Each other text gives the same answer as an expired link. */
const linkToken = trimmedText(mostCharacters.token, input.required).min(1, input.required);

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

/** otp is required if two-step sign-in is on. */
export const confirmIdentityBody = passwordBody.extend({ otp: otp.optional() });
export type ConfirmIdentityBody = z.infer<typeof confirmIdentityBody>;

export const enrolment = z.object({ secret: z.string(), url: z.string() });
export type Enrollment = z.infer<typeof enrolment>;

/** Shown once: the service stores only their hashes. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const accountSession = z.object({
  id: sessionId,
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const endedSessions = z.object({ signedOut: z.number().int() });
export type EndedSessions = z.infer<typeof endedSessions>;

/** The same sentence for a known and for an unknown email. */
export const spoken = z.object({ message: z.string() });
export type Spoken = z.infer<typeof spoken>;

export const resetLinkStates = ['created', 'mailed', 'waiting'] as const;

/** `mailed`: only the owner has the link. `waiting`: another admin must approve. An older service sends no state. */
export const resetLink = z.object({
  url: z.string().optional(),
  expiresAt: z.iso.datetime(),
  state: z.enum(resetLinkStates).optional(),
});
export type ResetLink = z.infer<typeof resetLink>;

export const maxPictureBytes = 2 * 1024 * 1024;

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

/** The media types that browsers send; the start of the file decides. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : undefined;
}
export { pictureMessages } from './account.wording.ts';

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
  search: trimmedText(mostCharacters.name, input.oneSearch)
    .toLowerCase()
    .regex(/^\P{Cc}*$/u, input.controlCharacters)
    .optional(),
});
export type UserQuery = z.infer<typeof userQuery>;

export const roleBody = z.object({ role: z.enum(roles, accountMessages.role) });
export type RoleBody = z.infer<typeof roleBody>;
