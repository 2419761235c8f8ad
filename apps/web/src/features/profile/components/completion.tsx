import { completionOf, type ProfileValues } from '@groundwork/contracts';
import { ProgressBar } from '@groundwork/web-ui';
import { Form } from 'antd';
import { specifiedWords } from '../profile.wording.ts';

const selectCompletion = (values: ProfileValues) => completionOf(values);

export function Completion() {
  const form = Form.useFormInstance<ProfileValues>();
  Form.useWatch(selectCompletion, { form, preserve: true });
  const percent = completionOf(form.getFieldsValue(true) as ProfileValues);
  return (
    <div className="completion">
      <p>
        <span>{specifiedWords.completion}</span> <strong>{percent}%</strong>
      </p>
      <ProgressBar label={specifiedWords.completion} percent={percent} />
    </div>
  );
}
