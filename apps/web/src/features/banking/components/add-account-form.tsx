import { accountTypes, bankAccountBody } from '@groundwork/contracts';
import { Button, Card } from '@groundwork/web-ui';
import { Form, Input, Select } from 'antd';
import type { Rule } from 'antd/es/form';
import { Fragment, type ReactElement, useState } from 'react';
import { HttpError } from '#shared/api/http-error.ts';
import { revalidateInvalidFields } from '#shared/forms/revalidate.ts';
import { problemAt, ruleOf } from '#shared/forms/zod-rule.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { type AccountEntry, useAccountActions } from '../api/use-accounts.ts';
import { accountTypeNames } from '../model/account-words.ts';
import { bankOf } from '../model/known-banks.ts';
import { routingNote } from '../model/routing-note.ts';

const typeOptions = accountTypes.map((value) => ({ value, label: accountTypeNames[value] }));
const blank = {
  bankName: '',
  accountType: 'checking',
  accountNumber: '',
  routingNumber: '',
  currentBalance: '',
};

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');

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

interface EntryField {
  readonly name: keyof AccountEntry;
  readonly label: string;
  readonly input: ReactElement;
  readonly optional?: true;
  readonly note?: ReactElement;
}

const fields: readonly EntryField[] = [
  { name: 'routingNumber', label: 'Routing number', input: <Input {...digits} />, note: <RoutingNote /> },
  { name: 'bankName', label: 'Bank name', input: <Input autoComplete="off" /> },
  { name: 'accountNumber', label: 'Account number', input: <Input {...digits} /> },
  { name: 'accountType', label: 'Account type', input: <Select options={typeOptions} /> },
  { name: 'currentBalance', label: 'Current balance', input: <Input {...amount} /> },
  {
    name: 'averageBalance',
    label: 'Average balance (optional)',
    input: <Input {...amount} />,
    optional: true,
  },
];

function problemOf({ name, optional }: EntryField, value: unknown): string | null {
  if (!isBlank(value)) return problemAt(bankAccountBody, name, value);
  return optional ? null : 'This field is required';
}

const rules = new Map<EntryField['name'], Rule[]>(
  fields.map((field) => [field.name, [ruleOf((value) => problemOf(field, value))]]),
);

function Fields() {
  return fields.map(({ name, label, input, optional, note }) => (
    <Fragment key={name}>
      <Form.Item
        name={name}
        label={label}
        required={!optional}
        rules={rules.get(name) ?? []}
        validateTrigger="onBlur"
      >
        {input}
      </Form.Item>
      {note}
    </Fragment>
  ));
}

function useAdding() {
  const [form] = Form.useForm<AccountEntry>();
  const { add } = useAccountActions();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);

  const showFailure = (error: unknown) => {
    const { details = [], serverMessage = null } = error instanceof HttpError ? error : {};
    form.setFields(
      details.map(({ field, message }) => ({ name: field as keyof AccountEntry, errors: [message] })),
    );
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
  const onEdit = (changed: Partial<AccountEntry>) => {
    revalidateInvalidFields(form, changed);
    const bank = bankOf((changed.routingNumber ?? '').replaceAll(/[\s-]/g, ''));
    if (bank !== null && isBlank(form.getFieldValue('bankName'))) form.setFieldValue('bankName', bank);
  };
  return { form, busy, said, submit, onEdit };
}

export function AddAccountForm() {
  const { form, busy, said, submit, onEdit } = useAdding();
  return (
    <Card title="Add Account">
      <Form
        form={form}
        name="account"
        layout="vertical"
        requiredMark={false}
        initialValues={blank}
        onValuesChange={onEdit}
        onFinish={submit}
        scrollToFirstError={{ focus: true }}
      >
        <div className="account-fields">
          <Fields />
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
