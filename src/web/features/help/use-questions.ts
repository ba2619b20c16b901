import { useLanguage, useT } from '#web/i18n/use-t.ts';
import { useFlags } from '#web/state/flags.ts';

/** The questions with the answers that hold for this shop as it is configured. */
export function useQuestions(): { question: string; answer: string }[] {
  const t = useT('help');
  const language = useLanguage();
  const { features, paymentMethods } = useFlags();
  const methods = [
    paymentMethods.cash && t('help.faqPayCash'),
    paymentMethods.bankTransfer && t('help.faqPayTransfer'),
    paymentMethods.card && t('help.faqPayCard'),
    paymentMethods.paypal && t('help.faqPayPaypal'),
  ].filter((method) => method !== false);
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(methods);
  const guest = features.allowGuestCheckout ? 'help.faqGuestYes' : 'help.faqGuestNo';
  return [
    { question: t('help.faqStoreQ'), answer: t('help.faqStoreA') },
    { question: t('help.faqGuestQ'), answer: t(guest) },
    ...(methods.length > 0 ? [{ question: t('help.faqPayQ'), answer: t('help.faqPayA', { methods: list }) }] : []),
    { question: t('help.faqWeightQ'), answer: t('help.faqWeightA') },
    { question: t('help.faqStockQ'), answer: t('help.faqStockA') },
    { question: t('help.faqOrderQ'), answer: t('help.faqOrderA') },
    ...(features.wholesaleCustomer ? [{ question: t('help.faqProQ'), answer: t('help.faqProA') }] : []),
  ];
}
