import type { PushWords } from '../push-text.ts';

export const pushVi: PushWords = {
  slot: ({ number, type, when }) => ({
    title: type === 'pickup' ? 'Sắp đến giờ nhận hàng' : 'Sắp đến giờ giao hàng',
    body: `Đơn hàng ${number}: ${when}.`,
  }),
  substitute: ({ number }) => ({
    title: 'Bạn có đồng ý thay thế không?',
    body: `Đơn hàng ${number}: có sản phẩm đã hết. Chạm để trả lời.`,
  }),
  shipped: ({ number }) => ({ title: 'Đơn hàng đang được giao', body: `Đơn hàng ${number}` }),
  next: ({ number }) => ({
    title: 'Bạn là điểm giao tiếp theo',
    body: `Đơn hàng ${number}: người giao hàng đang đến chỗ bạn.`,
  }),
};
