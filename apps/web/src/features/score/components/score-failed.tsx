import { ErrorState } from '@groundwork/web-ui';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { words } from '../score.wording.ts';

export interface ScoreFailedProps {
  readonly error: Error;
  readonly onRetry: () => Promise<void>;
}

export function ScoreFailed({ error, onRetry }: ScoreFailedProps) {
  return (
    <ErrorState
      title={words.failed}
      message={serverMessageOf(error)}
      text={words.tryAgain}
      onRetry={onRetry}
    />
  );
}
