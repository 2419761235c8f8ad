import { z } from 'zod';
import { userId } from './ids.ts';

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
const name = z.string('Required').trim().min(1, 'Required').max(200, 'At most 200 characters');

export const signupBody = z.object({
  email,
  password: z.string('Required').min(8, 'Use at least 8 characters').max(128, 'Use at most 128 characters'),
  firstName: name,
  lastName: name,
});
export type SignupBody = z.infer<typeof signupBody>;

/** Looser than signup: whatever was typed is a wrong password, never a hint about the rules. */
export const loginBody = z.object({
  email: z.string('Required').trim().toLowerCase().min(1, 'Required').max(200, 'At most 200 characters'),
  password: z.string('Required').min(1, 'Required').max(1000, 'At most 1000 characters'),
});
export type LoginBody = z.infer<typeof loginBody>;
