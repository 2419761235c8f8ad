import { accountTypes, bankAccountBody } from '@groundwork/contracts';
import { Button, Card } from '@groundwork/web-ui';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { HttpError } from '#shared/api/http-error.ts';
import { problemAt, ruleOf } from '#shared/forms/zod-rule.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { type AccountEntry, useAccountActions } from '../api/use-accounts.ts';
import { accountTypeNames } from '../model/account-words.ts';
import { bankOf } from '../model/known-banks.ts';
import { routingNote } from '../model/routing-note.ts';

type EntryField = keyof AccountEntry;

const typeOptions = accountTypes.map((value) => ({ value, label: accountTypeNames[value] }));
const blank = {
  bankName: '',
  accountType: 'checking',
  accountNumber: '',
  routingNumber: '',
  currentBalance: '',
};

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');
const rulesOf = (field: EntryField) => [
  ruleOf((value) => {
    const optional = field === 'averageBalance';
    if (isBlank(value)) return optional ? null : 'This field is required';
    return problemAt(bankAccountBody, field, value);
  }),
];
const rules = {
  bankName: rulesOf('bankName'),
  accountNumber: rulesOf('accountNumber'),
  routingNumber: rulesOf('routingNumber'),
  currentBalance: rulesOf('currentBalance'),
  averageBalance: rulesOf('averageBalance'),
};

const onLeaving = { validateTrigger: 'onBlur' } as const;
const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;
const amount = { type: 'number', min: 0, step: 0.01, inputMode: 'decimal', prefix: '$' } as const;

/** A warning, never a refusal: the bank decides which numbers exist. */
function RoutingNote() {
  const typed = Form.useWatch<string | undefined>('routingNumber') ?? '';
  const note = routingNote(typed);
  return (
    <p className={`routing-note routing-${note?.tone ?? 'none'}`} role="status">
      {note?.text}
    </p>
  );
}

function useAdding() {
  const [form] = Form.useForm<AccountEntry>();
  const { add } = useAccountActions();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);

  const showFailure = (error: unknown) => {
    const { details = [], serverMessage = null } = error instanceof HttpError ? error : {};
    form.setFields(details.map(({ field, message }) => ({ name: field as EntryField, errors: [message] })));
    setSaid(details.length === 0 ? serverMessage : null);
    showToast({ title: 'Error', description: 'Failed to add bank account', destructive: true });
  };
  const submit = async (entry: AccountEntry) => {
    setBusy(true);
    setSaid(null);
    try {
      const added = await add(entry);
      form.resetFields();
      showToast({
        title: 'Account added',
        description: `${added.bankName} ${added.accountNumber} is connected.`,
      });
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const offerBank = () => {
    const bank = bankOf((form.getFieldValue('routingNumber') as string).replaceAll(/[\s-]/g, ''));
    if (bank !== null && isBlank(form.getFieldValue('bankName'))) form.setFieldValue('bankName', bank);
  };
  return { form, busy, said, submit, offerBank };
}

export function AddAccountForm() {
  const { form, busy, said, submit, offerBank } = useAdding();
  return (
    <Card title="Add Account">
      <Form
        form={form}
        name="account"
        layout="vertical"
        requiredMark={false}
        initialValues={blank}
        onFinish={submit}
        scrollToFirstError={{ focus: true }}
      >
        <div className="account-fields">
          <Form.Item
            name="routingNumber"
            label="Routing number"
            required
            rules={rules.routingNumber}
            {...onLeaving}
          >
            <Input {...digits} onBlur={offerBank} />
          </Form.Item>
          <RoutingNote />
          <Form.Item name="bankName" label="Bank name" required rules={rules.bankName} {...onLeaving}>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="accountNumber"
            label="Account number"
            required
            rules={rules.accountNumber}
            {...onLeaving}
          >
            <Input {...digits} />
          </Form.Item>
          <Form.Item name="accountType" label="Account type">
            <Select options={typeOptions} />
          </Form.Item>
          <Form.Item
            name="currentBalance"
            label="Current balance"
            required
            rules={rules.currentBalance}
            {...onLeaving}
          >
            <Input {...amount} />
          </Form.Item>
          <Form.Item
            name="averageBalance"
            label="Average balance (optional)"
            rules={rules.averageBalance}
            {...onLeaving}
          >
            <Input {...amount} />
          </Form.Item>
        </div>
        {said === null ? null : (
          <p className="account-refused" role="alert">
            {said}
          </p>
        )}
        <Button type="submit" busy={busy}>
          Add Account
        </Button>
      </Form>
    </Card>
  );
}
