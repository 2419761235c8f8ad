import type { NaicsTitle } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { AutoComplete } from 'antd';
import { useQuery } from '#shared/api/use-query.ts';
import { words } from '../profile.wording.ts';

interface NaicsInputProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
}

const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code);

/** A sector is shown for orientation; only a code of six digits can be chosen. */
function toOption({ code, title }: NaicsTitle) {
  return { value: code, label: `${code} · ${title}`, disabled: !isWholeCode(code) };
}

export default function NaicsInput({ value = '', onChange, ...input }: NaicsInputProps) {
  const search = value.trim();
  const { data } = useQuery(routes.naics, { query: { ...(search && { search }) } });
  return (
    <AutoComplete
      {...input}
      value={value}
      options={(data ?? []).map(toOption)}
      placeholder={words.values.naicsPlaceholder}
      onChange={(code: string) => onChange?.(code)}
    />
  );
}
