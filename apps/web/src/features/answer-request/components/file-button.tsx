import { Button } from '@groundwork/web-ui';
import { type ComponentProps, useRef } from 'react';

interface FileButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'disabled'> {
  readonly text: string;
  readonly label?: string;
  readonly accept: string;
  readonly camera?: boolean;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A phone opens its camera for a field with `capture`. */
export function FileButton(props: FileButtonProps) {
  const { text, label = text, accept, camera = false, multiple = false, onFiles, ...button } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        className="gw-hidden"
        type="file"
        aria-label={label}
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button {...button} aria-label={label} onClick={() => field.current?.click()}>
        {text}
      </Button>
    </>
  );
}
