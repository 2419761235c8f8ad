import type { Enrolment, User } from '@groundwork/contracts';
import { Badge, Button, Card } from '@groundwork/web-ui';
import { QRCode } from 'antd';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { refreshUser } from '#shared/session/use-session.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { accountCalls } from '../api/use-account.ts';
import { AccountForm, codeField, passwordField } from './account-form.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';

type Value = (name: string) => string;
type ShowCodes = (codes: readonly string[]) => void;

/** In fours, as people read aloud and type. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface EnrolProps {
  readonly enrolment: Enrolment;
  readonly onCodes: ShowCodes;
}

function Enrol({ enrolment: { secret, url }, onCodes }: EnrolProps) {
  const confirm = async (value: Value) => {
    const { recoveryCodes } = await accountCalls.confirmMfa(value('otp'));
    onCodes(recoveryCodes);
  };
  return (
    <>
      <p>Scan this with your authenticator app, then enter the code it shows.</p>
      <div className="account-qr" role="img" aria-label="QR code for your authenticator app">
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
        Or type this key: <code>{inFours(secret)}</code>
      </p>
      <AccountForm action="Switch on" fields={[codeField]} onSend={confirm} />
    </>
  );
}

function SwitchedOff({ onCodes }: { readonly onCodes: ShowCodes }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  if (enrolment !== null) return <Enrol enrolment={enrolment} onCodes={onCodes} />;
  const start = async (value: Value) => setEnrolment(await accountCalls.startMfa(value('password')));
  return (
    <>
      <p>After your password we ask for a code from your phone: a stolen password alone opens nothing.</p>
      <AccountForm action="Set up" fields={[passwordField]} onSend={start} />
    </>
  );
}

const bothFields = [passwordField, codeField];

function SwitchedOn({ onCodes }: { readonly onCodes: ShowCodes }) {
  const [wish, setWish] = useState<'renew' | 'stop' | null>(null);
  const renew = async (value: Value) => {
    const { recoveryCodes } = await accountCalls.renewCodes(value('password'), value('otp'));
    setWish(null);
    onCodes(recoveryCodes);
  };
  const stop = async (value: Value) => {
    await accountCalls.stopMfa(value('password'), value('otp'));
    showToast({ title: 'Success', description: 'Two-step sign-in is off.' });
  };
  return (
    <>
      <Badge tone="good" icon={<ShieldCheck size={16} aria-hidden="true" />}>
        On
      </Badge>
      <div className="account-actions">
        <Button look="outline" aria-expanded={wish === 'renew'} onClick={() => setWish('renew')}>
          New recovery codes
        </Button>
        <Button look="ghost" aria-expanded={wish === 'stop'} onClick={() => setWish('stop')}>
          Switch off
        </Button>
      </div>
      {wish === 'renew' ? <AccountForm action="Make new codes" fields={bothFields} onSend={renew} /> : null}
      {wish === 'stop' ? (
        <AccountForm action="Switch two-step sign-in off" fields={bothFields} onSend={stop} />
      ) : null}
    </>
  );
}

export function TwoStepCard({ user }: { readonly user: User }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const kept = () => {
    setCodes(null);
    void refreshUser();
  };
  const State = user.mfaEnabled ? SwitchedOn : SwitchedOff;
  return (
    <Card title="Two-step sign-in" className="account-two-step">
      {codes === null ? <State onCodes={setCodes} /> : <RecoveryCodeList codes={codes} onKept={kept} />}
    </Card>
  );
}
