import { Toast } from '@groundwork/web-ui';
import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, pauseToast, resumeToast, subscribeToToast } from './toast-store.ts';

/** A toast that closes returns the focus to its previous element. */
function useFocusReturn() {
  const previousFocus = useRef<EventTarget | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      pauseToast();
      if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
    },
    close: (act: () => void) => () => {
      const previous = previousFocus.current;
      previousFocus.current = null;
      act();
      if (previous instanceof HTMLElement) previous.focus();
    },
  };
}

export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, currentToast);
  const { onFocus, close } = useFocusReturn();
  if (toast === null) return null;
  const { id, title, description, destructive, action } = toast;
  return (
    <div
      onPointerEnter={pauseToast}
      onPointerLeave={resumeToast}
      onFocus={onFocus}
      onBlur={resumeToast}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close(dismissToast)();
      }}
    >
      <Toast
        key={id}
        title={title}
        description={description}
        destructive={destructive === true}
        action={action && { label: action.label, run: close(action.run) }}
        onClose={close(dismissToast)}
      />
    </div>
  );
}
