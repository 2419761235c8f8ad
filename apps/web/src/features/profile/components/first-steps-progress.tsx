import { buttonClass, Card, ProgressBar } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useProfile } from '#shared/profile/use-profile.ts';
import { valuesFrom } from '../model/draft.ts';
import { answeredCount, firstStepFields } from '../model/first-steps.ts';
import { words } from '../first-steps.wording.ts';

/** Disappears after the eighth answer. */
export function FirstStepsProgress() {
  const { data } = useProfile();
  const total = firstStepFields.length;
  const count = data === undefined ? total : answeredCount(valuesFrom(data));
  if (count === total) return null;
  const text = fill(words.answered, { count, total });
  return (
    <Card
      title={words.progressTitle}
      subtitle={text}
      action={
        <Link className={buttonClass('outline')} to={paths.firstSteps()}>
          {words.continue}
        </Link>
      }
    >
      <ProgressBar label={words.answeredBar} percent={(100 * count) / total} text={text} />
    </Card>
  );
}
