import { type ThemeChoice, useTheme } from '@groundwork/web-ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { words as appWords } from './app.wording.ts';
import './theme-switch.css';

const { appearance: words } = appWords;

const choices: readonly { readonly value: ThemeChoice; readonly label: string; readonly Icon: typeof Sun }[] =
  [
    { value: 'system', label: words.system, Icon: Monitor },
    { value: 'light', label: words.light, Icon: Sun },
    { value: 'dark', label: words.dark, Icon: Moon },
  ];

export function ThemeSwitch() {
  const { choice, choose } = useTheme();
  const name = useId();
  return (
    <fieldset className="theme-switch">
      <legend className="gw-hidden">{words.label}</legend>
      {choices.map(({ value, label, Icon }) => (
        <label key={value}>
          <input type="radio" name={name} checked={choice === value} onChange={() => choose(value)} />
          <Icon aria-hidden="true" size={14} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
