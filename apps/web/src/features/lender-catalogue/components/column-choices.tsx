import type { ColumnMapping } from '@groundwork/contracts';
import { Select } from 'antd';
import { findUnknownHeaders, findUnmappedColumns } from '../model/columns.ts';

export interface ColumnChoicesProps {
  readonly headers: readonly string[];
  readonly mapping: ColumnMapping;
  readonly onMapping: (mapping: ColumnMapping) => void;
}

/** Asks only for what is needed and not called as we call it. */
export function ColumnChoices({ headers, mapping, onMapping }: ColumnChoicesProps) {
  const missing = findUnmappedColumns(headers);
  if (missing.length === 0) return null;
  const options = findUnknownHeaders(headers).map((name) => ({ value: name, label: name }));
  if (options.length === 0) {
    return (
      <p className="catalogue-missing" role="status">
        The file has no column for {missing.join(', ')}. Add {missing.length === 1 ? 'it' : 'them'} and choose
        it again.
      </p>
    );
  }
  return (
    <fieldset className="catalogue-columns">
      <legend>Which columns of the file are these?</legend>
      {missing.map((column) => (
        <label key={column}>
          <span>{column}</span>
          <Select
            aria-label={column}
            value={mapping[column] ?? null}
            options={options}
            onChange={(name: string) => onMapping({ ...mapping, [column]: name })}
          />
        </label>
      ))}
    </fieldset>
  );
}
