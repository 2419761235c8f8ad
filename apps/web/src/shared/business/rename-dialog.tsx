import { TextField } from '@groundwork/web-ui';
import { FormDialog } from './form-dialog.tsx';

interface RenameDialogProps {
  readonly words: Readonly<Record<'title' | 'text' | 'name' | 'send' | 'cancel', string>>;
  readonly name: string;
  readonly onRename: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export const RenameDialog = ({ words, name, onRename, onClose }: RenameDialogProps) => (
  <FormDialog
    words={words}
    width={460}
    onSubmit={async (read) => {
      await onRename(read('name'));
      onClose();
    }}
    onClose={onClose}
  >
    {(problems) => (
      <TextField
        label={words.name}
        name="name"
        autoComplete="off"
        required
        maxLength={120}
        defaultValue={name}
        problem={problems['name']}
      />
    )}
  </FormDialog>
);
