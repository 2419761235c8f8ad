import { useProfile } from '#shared/profile/use-profile.ts';

export function useBusinessName(): string {
  const { data } = useProfile();
  return typeof data?.legalBusinessName === 'string' ? data.legalBusinessName : '';
}
