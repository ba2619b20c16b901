import type { RecallMailWords } from './recall-mail-words.ts';

export const recallVi: RecallMailWords = {
  subject: (product) => `Thu hồi sản phẩm: ${product}`,
  heading: 'Thu hồi sản phẩm',
  hello: (name) => `Xin chào ${name},`,
  text: (product) => `Bạn đã nhận “${product}” trong một đơn hàng. Sản phẩm này đang được thu hồi.`,
  lot: 'Lô bị thu hồi',
  reason: 'Lý do',
  reasons: {
    bacteria: 'có thể có vi khuẩn',
    foreignBody: 'có thể lẫn dị vật',
    allergen: 'có chất gây dị ứng không ghi trên nhãn',
    substance: 'có chất độc hại hoặc vượt mức cho phép',
    spoilt: 'không được bảo quản đúng cách',
    fault: 'có lỗi gây mất an toàn',
    precaution: 'biện pháp phòng ngừa',
  },
  advices: {
    doNotEat: 'Vui lòng không ăn hoặc uống. Hãy mang lại cửa hàng hoặc bỏ đi.',
    doNotUse: 'Vui lòng ngừng sử dụng. Hãy mang lại cửa hàng.',
  },
  orders: 'Các đơn hàng liên quan của bạn',
  order: (number, quantity, day) => `${number}: ${quantity}, nhận ngày ${day}`,
  contact: 'Bạn có câu hỏi? Vui lòng trả lời email này.',
  seeOrder: 'Xem đơn hàng',
  foot: (shop) => `${shop} gửi email này vì sự an toàn của bạn.`,
};
