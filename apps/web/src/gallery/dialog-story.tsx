import { Button, ModalDialog, TextField } from '@groundwork/web-ui';
import { useState } from 'react';

export function DialogStory() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      {isOpen ? (
        <ModalDialog title="A dialog" text="It is above the page." width={440} onCancel={close}>
          <TextField label="A field" name="field" />
          <Button onClick={close}>Close the dialog</Button>
        </ModalDialog>
      ) : null}
    </>
  );
}
