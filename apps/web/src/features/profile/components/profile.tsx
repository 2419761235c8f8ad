import { ErrorState, FormSkeleton, Loading } from '@groundwork/web-ui';
import { Needs } from '#shared/business/needs.tsx';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { isSettled } from '#shared/api/use-query.ts';
import { useFigures } from '#shared/figures/use-figures.ts';
import { useProfile } from '#shared/profile/use-profile.ts';
import { useSession } from '#shared/session/use-session.ts';
import { words } from '../profile.wording.ts';
import { FillFromDocuments } from './fill-from-documents.tsx';
import { ProfileForm } from './profile-form.tsx';

export function Profile() {
  const { user } = useSession();
  const { data, error, refresh } = useProfile();
  const hasFigures = isSettled(useFigures());
  if (data === undefined && error !== undefined) {
    return <ErrorState {...words.loadFailed} message={serverMessageOf(error)} onRetry={refresh} />;
  }
  if (data === undefined || user === null || !hasFigures) {
    return (
      <Loading label={words.loading}>
        <FormSkeleton fields={8} />
      </Loading>
    );
  }
  return (
    <>
      <Needs access="profile edit">
        <FillFromDocuments />
      </Needs>
      <ProfileForm key={user.id} profile={data} userId={user.id} />
    </>
  );
}
