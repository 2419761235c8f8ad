import type { Recommendation } from '@groundwork/contracts';
import { buttonClass, type ButtonLook } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Link } from 'react-router-dom';
import { actionOf } from './action-link.ts';
import { words } from './advice.wording.ts';

export interface MoveButtonProps {
  readonly move: Recommendation;
  readonly look?: ButtonLook;
}

export function MoveButton({ move, look = 'primary' }: MoveButtonProps) {
  const { label, href } = actionOf(move);
  return (
    <Link
      className={buttonClass(look)}
      aria-label={fill(words.actionOf, { action: label, title: move.title })}
      to={href}
    >
      {label}
    </Link>
  );
}
