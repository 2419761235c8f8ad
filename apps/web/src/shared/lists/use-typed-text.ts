import { useState } from 'react';
import { startOf, withText, withValue } from './typed-text.ts';

export function useTypedText(
  value: string,
  onText: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(() => startOf(value));
  if (value !== typed.value) setTyped(withValue(typed, value));
  const type = (text: string) => {
    setTyped((now) => withText(now, text));
    onText(text);
  };
  return [typed.text, type];
}
