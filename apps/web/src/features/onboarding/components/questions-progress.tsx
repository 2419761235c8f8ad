import { buttonClass, Card, ProgressBar } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useQuestionCount } from '../api/use-question-count.ts';
import { words } from '../onboarding.wording.ts';

const { progressCard: texts, nextMove } = words;

/** Disappears when no question is open. */
export function QuestionsProgress() {
  const count = useQuestionCount();
  if (typeof count?.firstOpen !== 'number') return null;
  const { total, done } = count;
  const text = fill(texts.done, { done, total });
  return (
    <Card
      title={fill(nextMove.more.title, { total })}
      subtitle={text}
      action={
        <Link className={buttonClass('outline')} to={paths.firstSteps()}>
          {nextMove.more.action}
        </Link>
      }
    >
      <ProgressBar label={texts.bar} percent={(100 * done) / total} text={text} />
    </Card>
  );
}
