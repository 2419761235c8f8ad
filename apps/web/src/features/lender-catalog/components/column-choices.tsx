import { fill } from '@groundwork/wording';
import type { ColumnMapping } from '@groundwork/contracts';
import { Select } from 'antd';
import { findUnknownHeaders, findUnmappedColumns } from '../model/columns.ts';
import { words } from '../lender-catalog.wording.ts';

export interface ColumnChoicesProps {
  readonly headers: readonly string[];
  readonly mapping: ColumnMapping;
  readonly onMapping: (mapping: ColumnMapping) => void;
}

export function ColumnChoices({ headers, mapping, onMapping }: ColumnChoicesProps) {
  const missing = findUnmappedColumns(headers);
  if (missing.length === 0) return null;
  const options = findUnknownHeaders(headers).map((name) => ({ value: name, label: name }));
  if (options.length === 0) {
    return (
      <p className="catalog-missing" role="status">
        {fill(words.columns.missing, { columns: missing.join(', ') })}
      </p>
    );
  }
  return (
    <fieldset className="catalog-columns">
      <legend>{words.columns.legend}</legend>
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
