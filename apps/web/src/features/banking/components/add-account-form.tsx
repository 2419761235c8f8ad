import { accountTypes, bankAccountBody } from '@groundwork/contracts';
import { Button, Card } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Form, Input, Select } from 'antd';
import type { Rule } from 'antd/es/form';
import { Fragment, type ReactElement, useState } from 'react';
import { HttpError } from '#shared/api/http-error.ts';
import { revalidateInvalidFields } from '#shared/forms/revalidate.ts';
import { words as formWords } from '#shared/forms/forms.wording.ts';
import { problemAt, ruleOf } from '#shared/forms/zod-rule.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { type AccountEntry, useAccountActions } from '../api/use-accounts.ts';
import { specifiedWords, words } from '../banking.wording.ts';
import { findBankName } from '../model/bank-directory.ts';
import { routingNote } from '../model/routing-note.ts';

const typeOptions = accountTypes.map((value) => ({ value, label: words.accountTypes[value] }));
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

function RoutingNote() {
  const routingNumber = Form.useWatch<string | undefined>('routingNumber') ?? '';
  const bankName = Form.useWatch<string | undefined>('bankName');
  const note = routingNote(routingNumber, bankName);
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
  {
    name: 'routingNumber',
    label: words.form.routingNumber,
    input: <Input {...digits} />,
    note: <RoutingNote />,
  },
  { name: 'bankName', label: words.form.bankName, input: <Input autoComplete="off" /> },
  { name: 'accountNumber', label: words.form.accountNumber, input: <Input {...digits} /> },
  { name: 'accountType', label: words.form.accountType, input: <Select options={typeOptions} /> },
  { name: 'currentBalance', label: words.form.currentBalance, input: <Input {...amount} /> },
  {
    name: 'averageBalance',
    label: words.form.averageBalance,
    input: <Input {...amount} />,
    optional: true,
  },
];

function problemOf({ name, optional }: EntryField, value: unknown): string | null {
  if (!isBlank(value)) return problemAt(bankAccountBody, name, value);
  return optional ? null : formWords.field.required;
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

function useAccountForm() {
  const [form] = Form.useForm<AccountEntry>();
  const { add } = useAccountActions();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);

  const showFailure = (error: unknown) => {
    const { details = [], serverMessage = null } = error instanceof HttpError ? error : {};
    form.setFields(
      details.map(({ field, message }) => ({ name: field as keyof AccountEntry, errors: [message] })),
    );
    setAlert(details.length === 0 ? serverMessage : null);
    showToast({ title: specifiedWords.error, description: specifiedWords.addFailed, destructive: true });
  };
  const submit = async (entry: AccountEntry) => {
    setBusy(true);
    setAlert(null);
    try {
      const added = await add(entry);
      form.resetFields();
      showToast({
        title: words.form.addedTitle,
        description: fill(words.form.addedText, { bank: added.bankName, account: added.accountNumber }),
      });
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const onEdit = (changed: Partial<AccountEntry>) => {
    revalidateInvalidFields(form, changed);
    const bank = findBankName((changed.routingNumber ?? '').replaceAll(/[\s-]/g, ''));
    if (bank !== null && isBlank(form.getFieldValue('bankName'))) form.setFieldValue('bankName', bank);
  };
  return { form, busy, alert, submit, onEdit };
}

export function AddAccountForm() {
  const { form, busy, alert, submit, onEdit } = useAccountForm();
  return (
    <Card title={specifiedWords.addAccount}>
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
        {alert === null ? null : (
          <p className="account-refused" role="alert">
            {alert}
          </p>
        )}
        <Button type="submit" busy={busy}>
          {specifiedWords.addAccount}
        </Button>
      </Form>
    </Card>
  );
}
