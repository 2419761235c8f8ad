import type { Enrollment, User } from '@groundwork/contracts';
import { Badge, Button, Card } from '@groundwork/web-ui';
import { QRCode } from 'antd';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { refreshUser } from '#shared/session/use-session.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { accountCalls } from '../api/use-account.ts';
import { AccountForm, codeField, passwordField } from './account-form.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';
import { words as accountWords } from '../account.wording.ts';

const { twoStep: words } = accountWords;

type Value = (name: string) => string;
type ShowCodes = (codes: readonly string[]) => void;

const inGroupsOfFour = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface EnrollProps {
  readonly enrollment: Enrollment;
  readonly onCodes: ShowCodes;
}

function Enroll({ enrollment: { secret, url }, onCodes }: EnrollProps) {
  const confirm = async (value: Value) => {
    const { recoveryCodes } = await accountCalls.confirmMfa(value('otp'));
    onCodes(recoveryCodes);
  };
  return (
    <>
      <p>{words.scan}</p>
      <div className="account-qr" role="img" aria-label={words.qrCode}>
        <QRCode
          type="svg"
          value={url}
          size={188}
          bordered={false}
          color="var(--gw-deep)"
          bgColor="var(--gw-on-deep)"
        />
      </div>
      <p className="account-secret">
        {words.key} <code>{inGroupsOfFour(secret)}</code>
      </p>
      <AccountForm action={words.switchOn} fields={[codeField]} onSend={confirm} />
    </>
  );
}

function SwitchedOff({ onCodes }: { readonly onCodes: ShowCodes }) {
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  if (enrollment !== null) return <Enroll enrollment={enrollment} onCodes={onCodes} />;
  const start = async (value: Value) => setEnrollment(await accountCalls.startMfa(value('password')));
  return (
    <>
      <p>{words.text}</p>
      <AccountForm action={words.setUp} fields={[passwordField]} onSend={start} />
    </>
  );
}

const bothFields = [passwordField, codeField];

function SwitchedOn({ onCodes }: { readonly onCodes: ShowCodes }) {
  const [openForm, setOpenForm] = useState<'renew' | 'stop' | null>(null);
  const renew = async (value: Value) => {
    const { recoveryCodes } = await accountCalls.renewCodes(value('password'), value('otp'));
    setOpenForm(null);
    onCodes(recoveryCodes);
  };
  const stop = async (value: Value) => {
    await accountCalls.stopMfa(value('password'), value('otp'));
    showToast({ title: accountWords.done, description: words.off });
  };
  return (
    <>
      <Badge tone="good" icon={<ShieldCheck size={16} aria-hidden="true" />}>
        {words.on}
      </Badge>
      <div className="account-actions">
        <Button look="outline" aria-expanded={openForm === 'renew'} onClick={() => setOpenForm('renew')}>
          {words.newCodes}
        </Button>
        <Button look="ghost" aria-expanded={openForm === 'stop'} onClick={() => setOpenForm('stop')}>
          {words.switchOff}
        </Button>
      </div>
      {openForm === 'renew' ? (
        <AccountForm action={words.makeCodes} fields={bothFields} onSend={renew} />
      ) : null}
      {openForm === 'stop' ? (
        <AccountForm action={words.confirmOff} fields={bothFields} onSend={stop} />
      ) : null}
    </>
  );
}

export function TwoStepCard({ user }: { readonly user: User }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const closeCodes = () => {
    setCodes(null);
    void refreshUser();
  };
  const State = user.mfaEnabled ? SwitchedOn : SwitchedOff;
  return (
    <Card title={words.title} className="account-two-step">
      {codes === null ? (
        <State onCodes={setCodes} />
      ) : (
        <RecoveryCodeList codes={codes} onClose={closeCodes} />
      )}
    </Card>
  );
}
