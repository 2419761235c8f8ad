import { useState } from 'react';

interface TypedText {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
}

/** For a value that follows later, such as one in the address: the typed text stays until the field loses the focus. */
export function useTypedText(value: string, onText: (text: string) => void): TypedText {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    onText: (text) => {
      setTyped(text);
      onText(text);
    },
    onBlur: () => setTyped(null),
  };
}
