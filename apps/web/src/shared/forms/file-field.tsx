import './file-field.css';

interface FileFieldProps {
  readonly label: string;
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onChoose: (file: File | null) => void;
}

export function FileField({ label, accept, disabled = false, onChoose }: FileFieldProps) {
  return (
    <label className="file-field">
      {label}
      <input
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
      />
    </label>
  );
}
