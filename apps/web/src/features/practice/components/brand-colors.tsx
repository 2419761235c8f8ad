import { TextField } from '@groundwork/web-ui';
import { words as brandWords } from '../brand.wording.ts';
import { brandModes, colorNames, type ColorsDraft } from '../model/brand-draft.ts';

const { colors: words } = brandWords;

interface BrandColorFieldsProps {
  readonly colors: ColorsDraft;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (colors: ColorsDraft) => void;
}

export function BrandColorFields({ colors, problems, onChange }: BrandColorFieldsProps) {
  return brandModes.map((mode) => (
    <fieldset key={mode} className="brand-colors">
      <legend>{words[mode]}</legend>
      {colorNames.map((name) => (
        <TextField
          key={name}
          label={words.names[name]}
          name={`${mode}.${name}`}
          value={colors[mode][name] ?? ''}
          placeholder={words.form}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          problem={problems[`colors.${mode}.${name}`]}
          onChange={({ target }) =>
            onChange({ ...colors, [mode]: { ...colors[mode], [name]: target.value.trim() } })
          }
        />
      ))}
    </fieldset>
  ));
}
