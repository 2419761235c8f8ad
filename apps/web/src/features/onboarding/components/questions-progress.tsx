import { buttonClass, Card, ProgressBar } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useProfile } from '#shared/profile/use-profile.ts';
import { countAnswered } from '../model/open-questions.ts';
import { questions } from '../model/questions.ts';
import { words } from '../onboarding.wording.ts';

const { progressCard: texts } = words;

/** Disappears after the eighth answer. */
export function QuestionsProgress() {
  const { data } = useProfile();
  const total = questions.length;
  const count = data === undefined ? total : countAnswered(data);
  if (count === total) return null;
  const text = fill(texts.answered, { count, total });
  return (
    <Card
      title={texts.title}
      subtitle={text}
      action={
        <Link className={buttonClass('outline')} to={paths.firstSteps()}>
          {texts.goOn}
        </Link>
      }
    >
      <ProgressBar label={texts.bar} percent={(100 * count) / total} text={text} />
    </Card>
  );
}
