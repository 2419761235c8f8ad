import { ErrorState, FormSkeleton, Loading } from '@groundwork/web-ui';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { isSettled } from '#shared/api/use-query.ts';
import { useFigures } from '#shared/figures/use-figures.ts';
import { useProfile } from '#shared/profile/use-profile.ts';
import { useScoreInput } from '#shared/score/use-score-input.ts';
import { useSession } from '#shared/session/use-session.ts';
import { words } from '../interview.wording.ts';
import { FillFromDocuments } from './fill-from-documents.tsx';
import { InterviewForm } from './interview-form.tsx';

export function Interview() {
  const { user } = useSession();
  const profile = useProfile();
  const input = useScoreInput();
  const hasFigures = isSettled(useFigures());
  const error =
    profile.data === undefined ? profile.error : input.data === undefined ? input.error : undefined;
  if (error !== undefined) {
    const retry = async () => {
      await Promise.all([profile.refresh(), input.refresh()]);
    };
    return <ErrorState {...words.loadFailed} message={serverMessageOf(error)} onRetry={retry} />;
  }
  if (profile.data === undefined || input.data === undefined || user === null || !hasFigures) {
    return (
      <Loading label={words.loading}>
        <FormSkeleton fields={8} />
      </Loading>
    );
  }
  return (
    <>
      <FillFromDocuments />
      <InterviewForm key={user.id} profile={profile.data} input={input.data} userId={user.id} />
    </>
  );
}
