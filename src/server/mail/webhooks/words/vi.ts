import type { WebhookMailWords } from './webhook-mail-words.ts';

export const webhookVi: WebhookMailWords = {
  subject: 'Một webhook đã bị tắt',
  heading: 'Một phần mềm không còn nhận thông tin từ trang web',
  text: (host) =>
    `Trong ba ngày, một sự kiện không gửi được đến ${host}. Trang web đã ngừng gửi thông tin: những gì xảy ra từ bây giờ không được giữ lại cho phần mềm này.`,
  next: 'Hãy xem các lần gửi gần nhất, cho sửa phần mềm nhận, rồi bật lại webhook.',
  button: 'Xem webhook',
  foot: (shop) => `Gửi từ trang web của ${shop}.`,
};
