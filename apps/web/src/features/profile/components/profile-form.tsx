import { type FieldName, type ProfileReply, type ProfileTab, profileTabs } from '@groundwork/contracts';
import { Button, buttonClass } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Form } from 'antd';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Needs } from '#shared/business/needs.tsx';
import { useMay } from '#shared/business/use-business.ts';
import { paths } from '#shared/paths.ts';
import { fieldLabel, fieldOf } from '#shared/profile/fields.ts';
import { sectionsOf } from '../model/sections.ts';
import { specifiedWords, words } from '../profile.wording.ts';
import { FieldSources } from './field-sources.tsx';
import { Completion } from './completion.tsx';
import { focusField } from './focus-field.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { OptimizationCenter } from './optimization-center.tsx';
import { formName, ProfileField } from './profile-field.tsx';
import './profile-form.css';
import { TabBar, TabPanel } from './profile-tabs.tsx';
import { type ProfileFormState, tabFrom, useProfileForm } from './use-profile-form.ts';

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'));

function BankingLink() {
  return (
    <p className="profile-link">
      {words.form.connectText}{' '}
      <Link className={buttonClass('outline')} to={paths.banking()}>
        {words.form.connect}
      </Link>
    </p>
  );
}

const Fields = memo(function Fields({ tab }: { readonly tab: ProfileTab }) {
  return (
    <>
      {sectionsOf(tab).map(({ title, fields }) => (
        <section key={title} className="profile-section">
          <h2>{title}</h2>
          <div className="profile-fields">
            {fields.map((field) => (
              <ProfileField key={field.name} field={field} />
            ))}
          </div>
        </section>
      ))}
      {tab === 'banking' ? <BankingLink /> : null}
    </>
  );
});

interface RestoredProps {
  readonly withheld: readonly FieldName[];
  readonly onDiscard: () => void;
}

function Restored({ withheld, onDiscard }: RestoredProps) {
  const fields = withheld.map(fieldLabel).join(words.form.fieldSeparator);
  return (
    <div className="profile-restored" role="status">
      <p>
        {words.form.restored}
        {withheld.length === 0 ? null : ` ${fill(words.form.enterAgain, { fields })}`}
      </p>
      <Button look="ghost" onClick={onDiscard}>
        {words.form.discard}
      </Button>
    </div>
  );
}

function Toolbar({ busy, board }: Pick<ProfileFormState, 'busy' | 'board'>) {
  const [open, setOpen] = useState(false);
  return (
    <div className="profile-toolbar">
      <Completion board={board} />
      <Button look="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.form.history}
      </Button>
      <Needs access="profile edit">
        <Button type="submit" busy={busy}>
          {specifiedWords.save}
        </Button>
      </Needs>
      <HistoryDrawer open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

export interface ProfileFormProps {
  readonly profile: ProfileReply;
  readonly userId: string;
}

export function ProfileForm({ profile, userId }: ProfileFormProps) {
  const [search] = useSearchParams();
  const field = fieldOf(search.get('field') ?? '');
  const state = useProfileForm(profile, userId, field?.tab ?? tabFrom(search.get('tab')));
  const { form, board, tab, openTab, isMounted, withheld } = state;
  const canEdit = useMay('profile edit');
  const fieldName = field?.name;
  useEffect(() => {
    if (fieldName !== undefined) focusField(fieldName);
  }, [fieldName]);
  return (
    <Form
      form={form}
      name={formName}
      layout="vertical"
      disabled={!canEdit}
      component={false}
      initialValues={state.initialValues}
      onValuesChange={state.onEdit}
      onFieldsChange={(changed) => {
        for (const { name, errors } of changed) board.note(String(name) as FieldName, errors?.[0]);
      }}
    >
      <div className="profile">
        <form
          className="profile-form"
          aria-label={words.form.label}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void state.save();
          }}
        >
          <Toolbar busy={state.busy} board={board} />
          <div className="profile-main gw-card">
            {withheld === null ? null : <Restored withheld={withheld} onDiscard={state.discard} />}
            <TabBar open={tab} board={board} onOpen={openTab} />
            <FieldSources provenance={profile.provenance}>
              {profileTabs.map((each) => (
                <TabPanel key={each} tab={each} isOpen={each === tab}>
                  {isMounted(each) ? <Fields tab={each} /> : null}
                </TabPanel>
              ))}
            </FieldSources>
          </div>
        </form>
        <div className="profile-side">
          <OptimizationCenter />
        </div>
        {state.conflicts.length === 0 ? null : (
          <Suspense fallback={null}>
            <ConflictDialog
              conflicts={state.conflicts}
              onChoose={(theirs) => void state.choose(theirs)}
              onCancel={state.cancel}
            />
          </Suspense>
        )}
      </div>
    </Form>
  );
}
