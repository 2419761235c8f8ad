import { Button, Card, TextField } from '@groundwork/web-ui';
import { type SyntheticEvent, useState } from 'react';
import { parseGoal, listGoalsAbove } from '../model/goals.ts';

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
    setProblem(chosen === null ? 'Enter a whole score from 1 to 1000' : undefined);
    if (chosen !== null) onChoose(chosen);
  };
  return (
    <Card title="Your goal" subtitle={`Your score today is ${scoreNow}.`}>
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
            {label}, {score}
          </Button>
        ))}
        <form noValidate onSubmit={submit}>
          <TextField
            label="Another score"
            inputMode="numeric"
            value={text}
            problem={problem}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" look="outline">
            Plan
          </Button>
        </form>
      </div>
    </Card>
  );
}
