import type { AdmittedBusiness, RequestOrigin, User } from '@groundwork/contracts';

/** A practice requests in its own name, any other person in theirs. */
export function toRequestOrigin(
  { name: businessName, practice }: AdmittedBusiness,
  { firstName, lastName }: Pick<User, 'firstName' | 'lastName'>,
): RequestOrigin {
  if (practice) {
    const { id, name } = practice;
    return { askedBy: { type: 'practice', name }, businessName, practiceId: id };
  }
  return { askedBy: { type: 'member', name: `${firstName} ${lastName}` }, businessName, practiceId: null };
}
