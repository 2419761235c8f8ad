import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './modal-dialog.css';

export interface ModalDialogProps {
  readonly title: string;
  readonly text?: string;
  /** In pixels, on a screen that is wider. */
  readonly width: number;
  readonly head?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
  readonly onCancel: () => void;
}

/** A native modal brings focus, Escape and backdrop. */
export function ModalDialog(props: ModalDialogProps) {
  const { title, text, width, head, className, children, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();

  // The browser returns the focus only if the dialog closes before it leaves the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={className === undefined ? 'modal' : `modal ${className}`}
      style={{ width: `min(${width}px, calc(100vw - 32px))` }}
      aria-labelledby={titleId}
      aria-describedby={text === undefined ? undefined : textId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      {head}
      <h2 id={titleId}>{title}</h2>
      {text === undefined ? null : (
        <p className="modal-text" id={textId}>
          {text}
        </p>
      )}
      {children}
    </dialog>
  );
}
