import type { OrderMailWords } from './order-mail-words.ts';

export const orderVi: OrderMailWords = {
  hello: (name) => (name ? `Xin chào ${name},` : 'Xin chào,'),
  news: (news, type) => {
    switch (news) {
      case 'ready':
        return {
          subject: (n) => `Đơn hàng ${n} đã sẵn sàng`,
          heading: 'Đơn hàng của bạn đã sẵn sàng',
          text: 'Hàng đang chờ bạn tại cửa hàng. Vui lòng đến nhận trong giờ mở cửa.',
        };
      case 'shipped':
        return {
          subject: (n) => `Đơn hàng ${n} đang được giao`,
          heading: 'Đơn hàng của bạn đang trên đường giao',
          text: 'Hàng vừa rời cửa hàng và sẽ sớm đến nơi.',
        };
      case 'delivered':
        return {
          subject: (n) => (type === 'pickup' ? `Bạn đã nhận đơn hàng ${n}` : `Đơn hàng ${n} đã được giao`),
          heading: type === 'pickup' ? 'Bạn đã nhận đơn hàng' : 'Đơn hàng của bạn đã được giao',
          text: 'Cảm ơn bạn đã tin tưởng chúng tôi. Hóa đơn sẽ được gửi trong một email riêng. Nếu có thắc mắc, cửa hàng luôn sẵn lòng hỗ trợ.',
        };
      case 'cancelled':
        return {
          subject: (n) => `Đơn hàng ${n} đã bị hủy`,
          heading: 'Đơn hàng của bạn đã bị hủy',
          text: 'Đơn hàng sẽ không được soạn. Nếu bạn đã thanh toán, số tiền sẽ được hoàn lại.',
        };
      case 'rejected':
        return {
          subject: (n) => `Đơn hàng ${n} không được chấp nhận`,
          heading: 'Rất tiếc, đơn hàng của bạn không được chấp nhận',
          text: 'Chúng tôi thành thật xin lỗi. Nếu bạn đã thanh toán, số tiền sẽ được hoàn lại.',
        };
      case 'processing':
        return {
          subject: (n) => `Đơn hàng ${n} đang được soạn`,
          heading: 'Đơn hàng của bạn đang được soạn',
          text: 'Chúng tôi đang soạn hàng cho bạn.',
        };
      case 'changed':
        return {
          subject: (n) => `Đơn hàng ${n} đã được thay đổi`,
          heading: 'Đơn hàng của bạn đã được thay đổi',
          text: 'Đây là đơn hàng sau khi thay đổi. Giá của những sản phẩm bạn đã đặt được giữ nguyên. Nếu bạn không đồng ý với thay đổi này, vui lòng gọi cho cửa hàng.',
        };
      case 'slotChanged':
        return {
          subject: (n) => `Khung giờ của đơn hàng ${n} đã thay đổi`,
          heading: 'Khung giờ của bạn đã thay đổi',
          text: 'Đây là khung giờ mới. Hàng bạn đã đặt vẫn giữ nguyên. Nếu khung giờ này không phù hợp, vui lòng gọi cho cửa hàng.',
        };
      case 'substituteAsked':
        return {
          subject: (n) => `Đơn hàng ${n}: sản phẩm thay thế cần xác nhận`,
          heading: 'Một sản phẩm bạn đặt đã hết',
          text: 'Chúng tôi đang lấy hàng cho bạn và đề nghị một sản phẩm khác thay thế. Hãy trả lời qua liên kết dưới đây trước thời hạn: nếu không trả lời, sản phẩm sẽ không được thay và bạn không phải trả tiền cho nó.',
        };
      case 'unpaid':
        return {
          subject: (n) => `Đơn hàng ${n} đang chờ thanh toán`,
          heading: 'Đơn hàng của bạn đang chờ thanh toán',
          text: 'Hàng được giữ cho bạn thêm vài phút. Hãy mở đơn hàng để thanh toán hoặc chọn cách thanh toán khác.',
        };
      case 'unpaidInTime':
        return {
          subject: (n) => `Đơn hàng ${n} đã bị hủy vì chưa thanh toán`,
          heading: 'Đơn hàng của bạn đã bị hủy',
          text: 'Đơn hàng chưa được thanh toán đúng hạn, bạn không bị trừ tiền. Nếu vẫn muốn mua, liên kết dưới đây sẽ cho lại hàng vào giỏ.',
        };
      case 'paidTooLate':
        return {
          subject: (n) => `Đơn hàng ${n}: bạn không bị trừ tiền`,
          heading: 'Thanh toán đến quá muộn',
          text: 'Đơn hàng đã bị hủy trước đó. Số tiền đã giữ được trả lại, bạn không bị trừ tiền.',
        };
      case 'changeUnpaid':
        return {
          subject: (n) => `Đơn hàng ${n}: có thay đổi cần thanh toán`,
          heading: 'Một thay đổi đang chờ bạn thanh toán',
          text: 'Cửa hàng đề nghị một thay đổi có giá cao hơn số tiền đã giữ. Hãy mở đơn hàng để thanh toán phần chênh lệch. Nếu không thanh toán, đơn hàng vẫn như dưới đây.',
        };
      case 'paidInVain':
        return {
          subject: (n) => `Đơn hàng ${n}: một khoản thanh toán đã được trả lại`,
          heading: 'Khoản thanh toán này không được dùng',
          text: 'Thay đổi mà bạn thanh toán không thực hiện được, hoặc đơn hàng không còn cần khoản này. Số tiền đã giữ được trả lại, bạn không bị trừ tiền. Dưới đây là đơn hàng hiện tại.',
        };
      case 'meansRefused':
        return {
          subject: (n) => `Đơn hàng ${n}: thẻ của bạn bị từ chối`,
          heading: 'Thẻ của bạn bị từ chối',
          text: 'Ngân hàng không cho giữ số tiền trên thẻ bạn đã lưu. Hãy mở đơn hàng để thanh toán lại trước khi hết hạn sửa đơn. Nếu không thanh toán, cửa hàng có thể hủy đơn.',
        };
      case 'confirmed':
      case 'pending':
        return {
          subject: (n) => `Đơn hàng ${n} đã được xác nhận`,
          heading: 'Cảm ơn bạn đã đặt hàng',
          text:
            type === 'pickup'
              ? 'Chúng tôi đã nhận đơn và sẽ báo cho bạn ngay khi hàng sẵn sàng.'
              : 'Chúng tôi đã nhận đơn và sẽ báo cho bạn ngay khi hàng được giao đi.',
        };
    }
  },
  several: (count) => `Tình trạng ${count} đơn hàng của bạn`,
  orderNumber: 'Đơn hàng',
  product: 'Sản phẩm',
  quantity: 'Số lượng',
  amount: 'Thành tiền',
  moreLines: (n) => `Và ${n} sản phẩm khác, trong đơn hàng của bạn`,
  goods: 'Tiền hàng',
  deliveryFee: 'Phí giao hàng',
  pickup: 'Nhận tại cửa hàng',
  free: 'Miễn phí',
  total: 'Tổng cộng (gồm VAT)',
  vatOf: (rate) => `trong đó VAT ${rate}`,
  reason: 'Lý do',
  slot: 'Khung giờ',
  pickupCode: 'Mã nhận hàng',
  deliverTo: 'Địa chỉ giao hàng',
  collectAt: 'Nhận hàng tại đây',
  yourStore: 'Cửa hàng của bạn',
  openingHours: 'Giờ mở cửa',
  phone: 'Điện thoại',
  payment: 'Thanh toán',
  byCredit: 'Đã trả bằng tín dụng',
  leftToPay: 'Còn phải trả',
  reservedUpTo: (amount) => `Tạm giữ tối đa ${amount}. Bạn chỉ trả tiền cho hàng có trong túi.`,
  keptUpTo: (amount) =>
    `Thẻ của bạn đã được lưu: tối đa ${amount} sẽ được tạm giữ trước khung giờ. Bạn chỉ trả tiền cho hàng có trong túi.`,
  paymentMethods: {
    card: 'Thẻ ngân hàng',
    paypal: 'PayPal',
    bank_transfer: 'Chuyển khoản',
    cash: { delivery: 'Tiền mặt khi giao hàng', pickup: 'Tiền mặt khi nhận tại cửa hàng' },
  },
  transfer: {
    title: 'Thanh toán bằng chuyển khoản',
    holder: 'Chủ tài khoản',
    iban: 'IBAN',
    bic: 'BIC',
    amount: 'Số tiền',
    reference: 'Nội dung chuyển khoản',
    code: 'Mã để quét bằng ứng dụng ngân hàng',
  },
  picked: {
    substitute: ({ name }) => `Thay cho: ${name}`,
    missing: ({ ordered }) => `Không còn: không tính tiền (đã đặt ${ordered})`,
    less: ({ picked, ordered }) => `Có ${picked}, đã đặt ${ordered}`,
    weighed: ({ picked, ordered }) => `Cân được ${picked}, đã đặt ${ordered}`,
    agreedTotal: 'Tổng cộng trước khi soạn',
    weighedAhead: 'Hàng bán theo cân được cân khi soạn đơn: bạn trả theo số cân.',
  },
  billTo: 'Địa chỉ hóa đơn',
  runOut: 'Nếu hết hàng',
  wishes: { best_match: 'Thay bằng loại tương tự', ask_me: 'Hỏi bạn', refund: 'Không thay' },
  note: 'Ghi chú của bạn',
  seeOrder: 'Xem đơn hàng',
  answerProposals: 'Trả lời đề nghị',
  orderAgain: 'Cho lại hàng vào giỏ',
  linkIsYours: 'Liên kết này mở đơn hàng của bạn mà không cần mật khẩu: vui lòng không chia sẻ.',
  sentBy: (shop) => `Email này do ${shop} gửi cho bạn về đơn hàng của bạn.`,
};
