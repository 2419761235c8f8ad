import type { CsvMappingBody } from '@groundwork/contracts';
import { words } from '../bank-records.wording.ts';
import { columnNames, columnOf, columnOptions, withColumn } from '../model/mapping-choices.ts';
import type { BankFileView } from '../model/views.ts';

interface MappingQuestionProps {
  readonly file: BankFileView;
  readonly mapping: CsvMappingBody;
  readonly onChange: (mapping: CsvMappingBody) => void;
}

const required: readonly string[] = ['date', 'description'];
const signs = Object.keys(words.mapping.signs) as CsvMappingBody['sign'][];

function Sample({ file }: { readonly file: BankFileView }) {
  const options = columnOptions(file);
  return (
    <div className="bank-sample" tabIndex={0} role="region" aria-label={words.mapping.sample}>
      <table>
        <thead>
          <tr>
            {options.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(file.sample ?? []).map((cells, line) => (
            <tr key={line}>
              {options.map(({ value }) => (
                <td key={value}>{cells[value]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function MappingQuestion({ file, mapping, onChange }: MappingQuestionProps) {
  const options = columnOptions(file);
  return (
    <fieldset className="bank-mapping">
      <legend>{words.mapping.legend}</legend>
      <Sample file={file} />
      <div className="bank-columns">
        {columnNames.map((name) => (
          <label key={name}>
            <span>{words.mapping.columns[name]}</span>
            <select
              value={columnOf(mapping, name) ?? ''}
              onChange={({ target }) =>
                onChange(withColumn(mapping, name, target.value === '' ? null : Number(target.value)))
              }
            >
              {required.includes(name) ? null : <option value="">{words.mapping.none}</option>}
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          <span>{words.mapping.sign}</span>
          <select
            value={mapping.sign}
            onChange={({ target }) => onChange({ ...mapping, sign: target.value as CsvMappingBody['sign'] })}
          >
            {signs.map((sign) => (
              <option key={sign} value={sign}>
                {words.mapping.signs[sign]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </fieldset>
  );
}
