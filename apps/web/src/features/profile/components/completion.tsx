import { completionOf, type ProfileValues } from '@groundwork/contracts';
import { ProgressBar } from '@groundwork/web-ui';
import { Form } from 'antd';

const completionNow = (values: ProfileValues) => completionOf(values);

/** Follows the form on its own: only a new percentage draws it again. */
export function Completion() {
  const form = Form.useFormInstance<ProfileValues>();
  Form.useWatch(completionNow, { form, preserve: true });
  const percent = completionOf(form.getFieldsValue(true) as ProfileValues);
  return (
    <div className="completion">
      <p>
        <span>Profile Completion</span> <strong>{percent}%</strong>
      </p>
      <ProgressBar label="Profile Completion" percent={percent} />
    </div>
  );
}
