import { TextField } from '@groundwork/web-ui';
import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog.tsx';

interface PasswordDialogProps {
  readonly words: Readonly<Record<'title' | 'text' | 'password' | 'send' | 'cancel', string>>;
  readonly onConfirm: (password: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** For what cannot be undone by the next click. */
export const PasswordDialog = ({ words, onConfirm, onClose, children }: PasswordDialogProps) => (
  <FormDialog
    words={words}
    width={460}
    look="danger"
    onSubmit={async (read) => {
      await onConfirm(read('password'));
      onClose();
    }}
    onClose={onClose}
  >
    {(problems) => (
      <>
        {children}
        <TextField
          label={words.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          problem={problems['password']}
        />
      </>
    )}
  </FormDialog>
);
