import { TextField } from '@groundwork/web-ui';
import { words } from './business.wording.ts';
import { dayOf } from './end-date.ts';

interface EndDateProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (day: string) => void;
}

export const EndDate = ({ value, problem, onChange }: EndDateProps) => (
  <TextField
    label={words.endDate}
    hint={words.endDateHint}
    type="date"
    value={value}
    min={dayOf(new Date().toISOString())}
    problem={problem}
    onChange={({ target }) => onChange(target.value)}
  />
);
