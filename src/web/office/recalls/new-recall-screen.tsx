import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readStaffProduct } from '#contract/catalogue/staff-products.ts';
import { isRefusal } from '#contract/errors.ts';
import { createRecall, listRecalls, previewRecall, readRecall } from '#contract/recalls/recalls.ts';
import { inEach } from '#domain/language/by-language.ts';
import { languageFacts, languages } from '#domain/language/language.ts';
import { type RecallAdvice, type RecallReason, recallAdvices, recallReasons } from '#domain/recall/recall.ts';
import { dayOf } from '#web/lib/writing/slot-text.ts';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { AskedButton } from '../form/asked-button.tsx';
import { FormSection } from '../form/form-section.tsx';
import { GoodsPick } from '../form/goods-pick.tsx';
import { useRefusedForm } from '../form/use-refused-form.ts';
import { failureText } from '../frame/failure-text.ts';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';
import { RecallPreview } from './recall-preview.tsx';

/** A product to recall: who got it is looked up while it is filled in; nothing is sent before it was asked. */
export function NewRecallScreen() {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { stores, timeZone } = useOwnShop();
  const [query, setQuery] = useSearchParams();
  const productId = Number(query.get('product')) || null;
  const product = useRead(readStaffProduct, { id: productId ?? 0 }, { isOn: productId !== null });
  const today = dayOf(new Date().toISOString(), timeZone);
  const [values, setValues] = useState(() => ({
    storeIds: stores.map(({ id }) => id),
    from: today,
    to: today,
    lot: '',
    reason: '' as RecallReason | '',
    advice: 'doNotEat' as RecallAdvice,
    words: inEach(() => ''),
    stopsSale: true,
  }));
  const [isSent, setSent] = useState(false);
  const change = (some: Partial<typeof values>) => setValues((old) => ({ ...old, ...some }));
  const { storeIds, from, to, reason, advice, words } = values;
  const isAsked = productId !== null && storeIds.length > 0 && from !== '' && to !== '' && from <= to;
  const asked = { product_id: productId ?? 0, store_ids: storeIds, from, to };
  const preview = useRead(previewRecall, asked, { isOn: isAsked, keepsLast: true });
  const { send, isBusy } = useWrite(createRecall, [listRecalls, readRecall]);
  const { form, refusal, setRefusal, at } = useRefusedForm();
  const isTyped = values.lot !== '' || Object.values(words).some(Boolean);
  const guard = useLeaveGuard(isTyped && !isSent, (before, after) => before.pathname === after.pathname);
  const found = isAsked ? preview.data : null;
  async function recall(): Promise<void> {
    setRefusal(null);
    try {
      const made = await send({
        ...asked,
        lot: values.lot,
        // Left empty, the server says that it is needed.
        reason: reason as RecallReason,
        advice,
        words: Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim())),
        stops_sale: values.stopsSale,
      });
      setSent(true);
      notice(t('admin.recalls.made'));
      // The form has nothing unsaved any more once it is drawn again.
      setTimeout(() => void navigate(`/admin/recalls/${made.id}`, { replace: true }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefusal(error);
    }
  }
  return (
    <div className="max-w-5xl">
      <ScreenHead title={t('admin.recalls.new')} />
      <form
        ref={form}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        {refusal && (
          <Alert tone="error" title={t('admin.recalls.failed')}>
            {failureText(t, refusal)}
          </Alert>
        )}
        <FormSection title={t('admin.recalls.what')}>
          <div className="grid gap-3">
            {product.data && <p className="font-semibold">{product.data.name}</p>}
            <GoodsPick
              label={t(productId === null ? 'admin.recalls.product' : 'admin.recalls.otherProduct')}
              error={at('product_id')}
              onPick={({ id }) => setQuery({ product: String(id) }, { replace: true })}
            />
            {stores.length > 1 && (
              <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
                <legend className="mb-1 text-sm text-quiet">{t('admin.recalls.stores')}</legend>
                {stores.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    label={name}
                    checked={storeIds.includes(id)}
                    onChange={({ target }) =>
                      change({ storeIds: target.checked ? [...storeIds, id] : storeIds.filter((one) => one !== id) })
                    }
                  />
                ))}
              </fieldset>
            )}
            {at('store_ids') && <p className="text-sm text-bad">{at('store_ids')}</p>}
            <div className="grid gap-3 sm:grid-cols-3">
              <Field label={t('admin.recalls.from')} error={at('from')}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="date"
                    value={from}
                    onChange={({ target }) => change({ from: target.value })}
                  />
                )}
              </Field>
              <Field label={t('admin.recalls.to')} error={at('to')}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="date"
                    value={to}
                    onChange={({ target }) => change({ to: target.value })}
                  />
                )}
              </Field>
              <Field label={t('admin.recalls.lot')} hint={t('admin.recalls.lotHint')} error={at('lot')}>
                {(control) => (
                  <TextInput
                    {...control}
                    maxLength={200}
                    value={values.lot}
                    onChange={({ target }) => change({ lot: target.value })}
                  />
                )}
              </Field>
            </div>
          </div>
        </FormSection>
        <FormSection title={t('admin.recalls.message')} hint={t('admin.recalls.messageHint')}>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={t('admin.recalls.reason')} error={at('reason')} required>
              {(control) => (
                <Select
                  {...control}
                  value={reason}
                  onChange={({ target }) => change({ reason: target.value as RecallReason })}
                >
                  <option value="">{t('admin.recalls.choose')}</option>
                  {recallReasons.map((one) => (
                    <option key={one} value={one}>
                      {t(`admin.recalls.reason_${one}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={t('admin.recalls.advice')} error={at('advice')}>
              {(control) => (
                <Select
                  {...control}
                  value={advice}
                  onChange={({ target }) => change({ advice: target.value as RecallAdvice })}
                >
                  {recallAdvices.map((one) => (
                    <option key={one} value={one}>
                      {t(`admin.recalls.advice_${one}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {languages.map((language) => (
              <Field
                key={language}
                label={t('admin.recalls.wordsIn', { language: languageFacts[language].name })}
                error={at(`words.${language}`)}
                className="sm:col-span-2"
              >
                {(control) => (
                  <Textarea
                    {...control}
                    rows={2}
                    maxLength={2000}
                    lang={language}
                    value={words[language]}
                    onChange={({ target }) => change({ words: { ...words, [language]: target.value } })}
                  />
                )}
              </Field>
            ))}
          </div>
        </FormSection>
        <FormSection title={t('admin.recalls.who')}>
          {preview.refusal && (
            <Alert tone="error" title={t('admin.recalls.whoFailed')}>
              {failureText(t, preview.refusal)}
            </Alert>
          )}
          <div aria-live="polite">
            {found ? <RecallPreview found={found} /> : <p className="text-quiet">{t('admin.recalls.askFirst')}</p>}
          </div>
          <Checkbox
            className="mt-3"
            label={t('admin.recalls.stopsSale')}
            hint={t('admin.recalls.stopsSaleHint')}
            checked={values.stopsSale}
            onChange={({ target }) => change({ stopsSale: target.checked })}
          />
          <div className="mt-4 flex justify-end">
            <AskedButton
              label={t('admin.recalls.send')}
              variant="primary"
              isDanger
              disabled={!found}
              question={t('admin.recalls.question')}
              confirm={t('admin.recalls.send')}
              isBusy={isBusy}
              run={recall}
            >
              <p>
                {t('admin.recalls.questionText', {
                  product: product.data?.name ?? '',
                  buyers: t('admin.recalls.buyerCount', { count: found?.buyers ?? 0 }),
                })}
              </p>
              {values.stopsSale && <p className="mt-2">{t('admin.recalls.stopsSaleHint')}</p>}
            </AskedButton>
          </div>
        </FormSection>
        <LeaveQuestion guard={guard} />
      </form>
    </div>
  );
}
