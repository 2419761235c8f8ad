import { Input, type InputProps } from 'antd';

export interface FormattedInputProps extends Omit<InputProps, 'onChange'> {
  readonly format: (text: string) => string;
  readonly onChange?: (value: string) => void;
}

export function FormattedInput({ format, onChange, onBlur, ...input }: FormattedInputProps) {
  return (
    <Input
      {...input}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={(event) => {
        const formatted = format(event.target.value.trim());
        if (formatted !== event.target.value) onChange?.(formatted);
        onBlur?.(event);
      }}
    />
  );
}
