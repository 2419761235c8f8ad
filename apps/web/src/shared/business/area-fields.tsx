import type { Area, AreaLevels, Level } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { type Preset, areas, levelsOf, presetOf, presets } from './areas.ts';
import { words } from './business.wording.ts';
import { SelectField } from './select-field.tsx';
import './people.css';

const presetNames = Object.keys(presets) as Preset[];

interface AreaFieldsProps {
  readonly legend: string;
  readonly value: AreaLevels;
  readonly onChange: (next: AreaLevels) => void;
}

/** One control for each area, and three common choices. */
export function AreaFields({ legend, value, onChange }: AreaFieldsProps) {
  const set = (area: Area, level: Level) => onChange({ ...value, [area]: level });
  const preset = presetOf(value);
  return (
    <fieldset className="people-areas">
      <legend>{legend}</legend>
      <div className="people-buttons">
        {presetNames.map((name) => (
          <Button
            key={name}
            look={name === preset ? 'primary' : 'outline'}
            aria-pressed={name === preset}
            onClick={() => onChange(presets[name])}
          >
            {words.presets[name]}
          </Button>
        ))}
      </div>
      <div className="people-selects">
        {areas.map((area) => (
          <SelectField
            key={area}
            label={words.areas[area]}
            value={value[area]}
            options={levelsOf(area).map((level) => [level, words.levels[level]])}
            onChange={(level) => set(area, level)}
          />
        ))}
      </div>
      <p className="people-note">{words.scoreNote}</p>
    </fieldset>
  );
}
