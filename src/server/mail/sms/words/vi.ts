import type { SmsWords } from '../sms-text.ts';

export const smsVi: SmsWords = {
  ready: ({ number, code, shopName }) =>
    code
      ? `Đơn hàng ${number} đã sẵn sàng. Mã nhận hàng: ${code}. ${shopName}`
      : `Đơn hàng ${number} đã sẵn sàng tại cửa hàng. ${shopName}`,
  shipped: ({ number, shopName }) => `Đơn hàng ${number} đang được giao. ${shopName}`,
  delivered: ({ number, type, shopName }) =>
    `Đơn hàng ${number} ${type === 'pickup' ? 'đã được nhận' : 'đã được giao'}. Cảm ơn bạn. ${shopName}`,
  refused: ({ number, link, shopName }) =>
    `Thẻ của bạn bị từ chối cho đơn hàng ${number}. Hãy thanh toán lại: ${link} ${shopName}`,
  substitute: ({ number, link, shopName }) =>
    `Đơn hàng ${number}: có sản phẩm đã hết. Bạn có đồng ý thay thế không? ${link} ${shopName}`,
  next: ({ number, link, shopName }) => `Đơn hàng ${number}: bạn là điểm giao tiếp theo. ${link} ${shopName}`,
  recalled: ({ number, shopName }) => `Đơn ${number}: có hàng bị thu hồi, xem email. ${shopName}`,
};
