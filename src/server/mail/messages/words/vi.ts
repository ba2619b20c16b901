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
    subject: 'Đã nhận tuyên bố rút khỏi hợp đồng',
    heading: 'Chúng tôi đã nhận tuyên bố rút khỏi hợp đồng của bạn',
    text: 'Đây là nội dung tuyên bố của bạn. Hãy giữ email này làm bằng chứng về ngày bạn gửi tuyên bố.',
    small: 'Sản phẩm mau hỏng và sản phẩm đã mở niêm phong không thể trả lại.',
    foot: (shop) => `Email này do ${shop} gửi cho bạn về đơn hàng của bạn.`,
  },
  answer: {
    subject: (about) => `Re: ${about}`,
    heading: 'Trả lời tin nhắn của bạn',
    wrote: (on) => `Vào ${on}, bạn đã viết:`,
    foot: (shop) => `Email này do ${shop} gửi cho bạn vì bạn đã viết cho chúng tôi.`,
  },
  test: {
    heading: 'Email thử',
    text: 'Nếu bạn đọc được email này, việc gửi email của cửa hàng đang hoạt động.',
  },
  labels: {
    from: 'Người gửi',
    order: 'Đơn hàng',
    items: 'Sản phẩm',
    all: 'Toàn bộ đơn hàng',
    received: 'Đã nhận',
  },
};
