import { fieldCatalog } from '@groundwork/contracts';
import { installTheme } from '@groundwork/web-ui';
import { Form } from 'antd';
import { createRoot } from 'react-dom/client';
import { Completion } from '../../apps/web/src/features/profile/components/completion.tsx';
import { ProfileField } from '../../apps/web/src/features/profile/components/profile-field.tsx';
import { valuesFrom } from '../../apps/web/src/features/profile/model/draft.ts';
import { createProblemBoard } from '../../apps/web/src/features/profile/model/problem-board.ts';

const board = createProblemBoard();
const Redrawn = ProfileField.type;

const Fields = () => fieldCatalog.map((field) => <ProfileField key={field.name} field={field} />);
const RedrawnFields = () => fieldCatalog.map((field) => <Redrawn key={field.name} field={field} />);

function Ours() {
  const [form] = Form.useForm();
  return (
    <Form form={form} name="profile" initialValues={valuesFrom({})}>
      <Completion board={board} />
      <Fields />
    </Form>
  );
}

function Whole() {
  const [form] = Form.useForm();
  Form.useWatch([], form);
  return (
    <Form form={form} name="profile" initialValues={valuesFrom({})}>
      <Completion board={board} />
      <Form.Item noStyle shouldUpdate>
        {() => <RedrawnFields />}
      </Form.Item>
    </Form>
  );
}

installTheme({ light: {}, dark: {}, deep: {} });
const root = document.getElementById('root');
if (root) createRoot(root).render(location.search === '?whole' ? <Whole /> : <Ours />);
