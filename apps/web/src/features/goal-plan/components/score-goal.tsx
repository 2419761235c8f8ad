import { fill } from '@groundwork/wording';
import { Button, Card, TextField } from '@groundwork/web-ui';
import { type SyntheticEvent, useState } from 'react';
import { parseGoal, listGoalsAbove } from '../model/goals.ts';
import { words } from '../goal-plan.wording.ts';

export interface ScoreGoalProps {
  readonly scoreNow: number;
  readonly goal: number;
  readonly onChoose: (goal: number) => void;
}

export function ScoreGoal({ scoreNow, goal, onChoose }: ScoreGoalProps) {
  const [text, setText] = useState(String(goal));
  const [problem, setProblem] = useState<string>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const chosen = parseGoal(text);
    setProblem(chosen === null ? words.goal.problem : undefined);
    if (chosen !== null) onChoose(chosen);
  };
  return (
    <Card title={words.goal.title} subtitle={fill(words.goal.subtitle, { score: String(scoreNow) })}>
      <div className="goal-choice">
        {listGoalsAbove(scoreNow).map(({ label, score }) => (
          <Button
            key={score}
            look="outline"
            aria-pressed={score === goal}
            onClick={() => {
              setText(String(score));
              setProblem(undefined);
              onChoose(score);
            }}
          >
            {fill(words.goal.level, { level: label, score })}
          </Button>
        ))}
        <form noValidate onSubmit={submit}>
          <TextField
            label={words.goal.other}
            inputMode="numeric"
            value={text}
            problem={problem}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" look="outline">
            {words.goal.submit}
          </Button>
        </form>
      </div>
    </Card>
  );
}
