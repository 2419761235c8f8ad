import { ErrorState } from '@groundwork/web-ui';
import { serverMessageOf } from '#shared/api/http-error.ts';

export interface ScoreFailedProps {
  readonly error: Error;
  readonly onRetry: () => Promise<void>;
}

export function ScoreFailed({ error, onRetry }: ScoreFailedProps) {
  return (
    <ErrorState
      title="Your score could not be loaded"
      message={serverMessageOf(error)}
      text="Nothing is lost. Check your connection and try again."
      onRetry={onRetry}
    />
  );
}
