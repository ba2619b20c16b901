import { type FormEvent, useState } from 'react';
import { reauthenticate } from '#contract/accounts/sessions.ts';
import { isRefusal } from '#contract/errors.ts';
import { createApiKey, listApiKeys, type MadeApiKey } from '#contract/programs/api-keys.ts';
import { type ApiScope, apiScopes, latestExpiry, scopesFor } from '#domain/access/api-scopes.ts';
import { roles } from '#domain/access/roles.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useWrite } from '../data/use-write.ts';
import { useRefusedForm } from '../form/use-refused-form.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOffice } from '../office-context.ts';
import { useOfficeT } from '../use-office-t.ts';
import { ChoiceFields, StoreFields } from './choice-fields.tsx';
import { type Proof, ProofField } from './proof-field.tsx';

const dayMs = 86_400_000;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
/** A year, unless somebody says otherwise. */
const usualDays = 365;

/** Makes a key for a program. Where the sign-in is a while ago, the form asks who is there and goes on. */
export function KeyForm({ onMade, onClose }: { onMade: (made: MadeApiKey) => void; onClose: () => void }) {
  const t = useOfficeT();
  const { may } = useOffice();
  const { send, isBusy } = useWrite(createApiKey, [listApiKeys]);
  const [now] = useState(() => new Date());
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [storeIds, setStoreIds] = useState<number[] | null>(null);
  const [expires, setExpires] = useState(dayOf(new Date(now.getTime() + usualDays * dayMs)));
  const [proof, setProof] = useState<Proof | null>(null);
  const [asksProof, setAsksProof] = useState(false);
  const { form, refusal, setRefusal, at } = useRefusedForm();
  const own = scopesFor(roles.filter((role) => may(role)));
  async function make(): Promise<void> {
    setRefusal(null);
    try {
      if (asksProof) await api(reauthenticate, proof ?? { password: '' });
      const expires_at = expires === '' ? '' : new Date(`${expires}T00:00:00Z`).toISOString();
      onMade(await send({ name, scopes, store_ids: storeIds, expires_at }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.code === 'recentSignInNeeded') setAsksProof(true);
      else setRefusal(error);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void make();
  };
  const isWrongProof = refusal?.code === 'wrongPassword' || refusal?.code === 'invalidCredentials';
  const isShown = refusal !== null && !isWrongProof && Object.keys(refusal.errors).length === 0;
  return (
    <Dialog open onClose={onClose} title={t('admin.programs.newKey')} closeLabel={t('common.close')}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {isShown && <Alert tone="error">{failureText(t, refusal)}</Alert>}
        <Field label={t('admin.programs.name')} hint={t('admin.programs.nameHint')} error={at('name')} required>
          {(control) => (
            <TextInput {...control} value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <ChoiceFields
          label={t('admin.programs.scopes')}
          hint={t('admin.programs.scopesHint')}
          error={at('scopes')}
          codes={apiScopes}
          chosen={scopes}
          isOpen={(scope) => own.includes(scope)}
          nameOf={(scope) => (
            <>
              {t(`admin.programs.scope_${scope}`)} <code className="text-sm text-quiet">{scope}</code>
            </>
          )}
          onChange={setScopes}
        />
        <StoreFields chosen={storeIds} error={at('store_ids')} onChange={setStoreIds} />
        <Field
          label={t('admin.programs.expiresAt')}
          hint={t('admin.programs.expiresHint')}
          error={at('expires_at')}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={expires}
              min={dayOf(new Date(now.getTime() + dayMs))}
              max={dayOf(latestExpiry(now))}
              onChange={(event) => setExpires(event.target.value)}
            />
          )}
        </Field>
        {asksProof && (
          <ProofField
            onChange={setProof}
            error={isWrongProof ? failureText(t, refusal) : (at('password') ?? at('code'))}
          />
        )}
        <Button type="submit" busy={isBusy}>
          {t('admin.programs.makeKey')}
        </Button>
      </form>
    </Dialog>
  );
}
