import { Toast } from '@groundwork/web-ui';
import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, pauseToast, resumeToast, subscribeToToast } from './toast-store.ts';

/** A message that closes under the keyboard gives the focus back to where it came from. */
function useFocusReturn() {
  const cameFrom = useRef<EventTarget | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      pauseToast();
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    close: (act: () => void) => () => {
      const back = cameFrom.current;
      cameFrom.current = null;
      act();
      if (back instanceof HTMLElement) back.focus();
    },
  };
}

export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
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
