import type { MessageMailWords } from './message-mail-words.ts';

export const messageVi: MessageMailWords = {
  shop: {
    subject: (about) => `Tin nhắn: ${about}`,
    withdrawalSubject: (order) => `Rút khỏi đơn hàng: ${order}`,
    heading: 'Tin nhắn mới',
    withdrawalHeading: 'Rút khỏi đơn hàng',
    answer: 'Trả lời email này để viết cho người gửi.',
    foot: (shop) => `Gửi từ trang web của ${shop}.`,
  },
  withdrawal: {
    subject: 'Đã nhận yêu cầu rút khỏi đơn hàng',
    heading: 'Chúng tôi đã nhận yêu cầu rút khỏi đơn hàng',
    text: 'Đây là nội dung bạn đã khai. Hãy giữ email này: nó chứng minh ngày bạn yêu cầu.',
    small: 'Sản phẩm mau hỏng và sản phẩm đã mở niêm phong không thể trả lại.',
    foot: (shop) => `Thư này do ${shop} gửi cho bạn về đơn hàng của bạn.`,
  },
  answer: {
    subject: (about) => `Re: ${about}`,
    heading: 'Trả lời tin nhắn của bạn',
    wrote: (on) => `Vào ${on}, bạn đã viết:`,
    foot: (shop) => `Thư này do ${shop} gửi cho bạn vì bạn đã viết cho chúng tôi.`,
  },
  test: {
    heading: 'Email thử',
    text: 'Nếu bạn đọc được thư này, email của cửa hàng được gửi đến nơi.',
  },
  labels: {
    from: 'Người gửi',
    order: 'Đơn hàng',
    items: 'Sản phẩm',
    all: 'Toàn bộ đơn hàng',
    received: 'Đã nhận',
  },
};
