import { buttonClass, NextMove } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import type { QuestionCount } from '../model/open-questions.ts';
import { words } from '../onboarding.wording.ts';

/** The next move of an owner who did not see all first questions. */
export function QuestionsMove({ total, done }: QuestionCount) {
  const { title, text, action } = done === 0 ? words.nextMove.first : words.nextMove.more;
  const counts = { total, done };
  return (
    <NextMove
      title={fill(title, counts)}
      text={fill(text, counts)}
      action={
        <Link className={buttonClass('next')} to={paths.firstSteps()}>
          {fill(action, counts)}
        </Link>
      }
    />
  );
}
