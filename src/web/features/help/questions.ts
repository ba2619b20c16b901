import type { FeatureConfig } from '#domain/access/feature-config.ts';
import type { Language } from '#domain/language/language.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import type { QuestionTopic } from './question-topics.ts';

/** `html`: the answer of a question that the shop itself has written, which is of no topic. */
export type Question = { topic: QuestionTopic | null; question: string; answer: string; html?: string };

/** The questions with the answers that hold for this shop as it is configured. For loaders that have the words `help`. */
export function questionsOf(language: Language, { features, paymentMethods }: FeatureConfig): Question[] {
  const t = translatorOf<'help'>(language);
  const methods = [
    paymentMethods.cash && t('help.faqPayCash'),
    paymentMethods.bankTransfer && t('help.faqPayTransfer'),
    paymentMethods.card && t('help.faqPayCard'),
    paymentMethods.paypal && t('help.faqPayPaypal'),
  ].filter((method) => method !== false);
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(methods);
  const guest = features.allowGuestCheckout ? 'help.faqGuestYes' : 'help.faqGuestNo';
  const questions: (Question | false)[] = [
    { topic: 'products', question: t('help.faqStoreQ'), answer: t('help.faqStoreA') },
    { topic: 'account', question: t('help.faqGuestQ'), answer: t(guest) },
    methods.length > 0 && {
      topic: 'payment',
      question: t('help.faqPayQ'),
      answer: t('help.faqPayA', { methods: list }),
    },
    { topic: 'delivery', question: t('help.faqDeliveryQ'), answer: t('help.faqDeliveryA') },
    { topic: 'products', question: t('help.faqWeightQ'), answer: t('help.faqWeightA') },
    { topic: 'orders', question: t('help.faqStockQ'), answer: t('help.faqStockA') },
    { topic: 'orders', question: t('help.faqOrderQ'), answer: t('help.faqOrderA') },
    { topic: 'returns', question: t('help.faqReturnQ'), answer: t('help.faqReturnA') },
    features.forgotPassword && {
      topic: 'account',
      question: t('help.faqPasswordQ'),
      answer: t('help.faqPasswordA'),
    },
    features.wholesaleCustomer && { topic: 'account', question: t('help.faqProQ'), answer: t('help.faqProA') },
  ];
  return questions.filter((question) => question !== false);
}
