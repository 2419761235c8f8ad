import { ErrorState, FormSkeleton, Loading } from '@groundwork/web-ui';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useProfile } from '#shared/profile/use-profile.ts';
import { useSession } from '#shared/session/use-session.ts';
import { words } from '../profile.wording.ts';
import { FillFromDocuments } from './fill-from-documents.tsx';
import { ProfileForm } from './profile-form.tsx';

export function Profile() {
  const { user } = useSession();
  const { data, error, refresh } = useProfile();
  if (data === undefined && error !== undefined) {
    return <ErrorState {...words.loadFailed} message={serverMessageOf(error)} onRetry={refresh} />;
  }
  if (data === undefined || user === null) {
    return (
      <Loading label={words.loading}>
        <FormSkeleton fields={8} />
      </Loading>
    );
  }
  return (
    <>
      <FillFromDocuments />
      <ProfileForm key={user.id} profile={data} userId={user.id} />
    </>
  );
}
