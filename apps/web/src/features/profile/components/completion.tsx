import { completionOf, type ProfileValues } from '@groundwork/contracts';
import { ProgressBar } from '@groundwork/web-ui';
import { Form } from 'antd';
import { useSyncExternalStore } from 'react';
import type { ProblemBoard } from '../model/problem-board.ts';
import { specifiedWords } from '../profile.wording.ts';

const selectCompletion = (values: ProfileValues) => completionOf(values);

export function Completion({ board }: { readonly board: ProblemBoard }) {
  const form = Form.useFormInstance<ProfileValues>();
  Form.useWatch(selectCompletion, { form, preserve: true });
  const problems = useSyncExternalStore(board.subscribe, board.problems);
  const percent = completionOf(form.getFieldsValue(true) as ProfileValues, [...problems.keys()]);
  return (
    <div className="completion">
      <p>
        <span>{specifiedWords.completion}</span> <strong>{percent}%</strong>
      </p>
      <ProgressBar label={specifiedWords.completion} percent={percent} />
    </div>
  );
}
