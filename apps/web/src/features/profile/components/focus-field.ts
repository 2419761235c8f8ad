import type { FieldName } from '@groundwork/contracts';
import { inputIdOf } from './profile-field.tsx';

const mostFrames = 120;

/** Some inputs are drawn or shown some frames later. */
export function focusField(name: FieldName, framesLeft = mostFrames): void {
  const input = document.getElementById(inputIdOf(name));
  if (input !== null && input.offsetParent !== null) {
    input.scrollIntoView({ block: 'center' });
    input.focus({ preventScroll: true });
  } else if (framesLeft > 0) requestAnimationFrame(() => focusField(name, framesLeft - 1));
}
