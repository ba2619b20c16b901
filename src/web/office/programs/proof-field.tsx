import { useState } from 'react';
import { readTwoFactor } from '#contract/accounts/two-factor.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useRead } from '../data/use-read.ts';
import { useOfficeT } from '../use-office-t.ts';

/** How somebody proves again who they are. */
export type Proof = { password: string } | { code: string };

/** Asks who is there, where the last sign-in is a while ago: by password, or by a code where the account has a second factor. */
export function ProofField({ error, onChange }: { error?: string | undefined; onChange: (proof: Proof) => void }) {
  const t = useOfficeT();
  const [isByCode, setByCode] = useState(false);
  const { data } = useRead(readTwoFactor, {});
  return (
    <div>
      <Field
        key={String(isByCode)}
        label={t(isByCode ? 'admin.programs.code' : 'admin.programs.password')}
        hint={t('admin.programs.proofHint')}
        error={error}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            type={isByCode ? 'text' : 'password'}
            autoComplete={isByCode ? 'one-time-code' : 'current-password'}
            autoFocus
            onChange={({ target: { value } }) => onChange(isByCode ? { code: value } : { password: value })}
          />
        )}
      </Field>
      {data?.enabled && (
        <Button variant="ghost" size="small" className="mt-1" onClick={() => setByCode(!isByCode)}>
          {t(isByCode ? 'admin.programs.byPassword' : 'admin.programs.byCode')}
        </Button>
      )}
    </div>
  );
}
