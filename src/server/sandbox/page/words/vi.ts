import type { PageWords } from './page-words.ts';

export const words: PageWords = {
  pageName: 'Thanh toán thử',
  noMoney: 'Không trừ tiền thật',
  explain: 'Đây là trang thử nghiệm. Bạn không cần nhập thẻ: hãy chọn tình huống muốn thử.',
  card: 'Số thẻ thử nghiệm (không bắt buộc)',
  testCards:
    '4000 0000 0000 0002 bị từ chối, 4000 0025 0000 3155 cần xác thực, các số khác đều thanh toán được. Đừng bao giờ nhập thẻ thật.',
  order: 'Đơn hàng',
  amount: 'Số tiền tạm giữ',
  pay: 'Thanh toán',
  keep: 'Lưu thẻ',
  check: 'Thanh toán sau khi ngân hàng xác thực',
  decline: 'Thử trường hợp bị từ chối',
  leave: 'Thoát, không thanh toán',
  troubles: 'Thử sự cố',
  lose: 'Thanh toán nhưng cửa hàng không được báo',
  late: 'Thanh toán, báo cho cửa hàng chậm',
  twice: 'Thanh toán, báo cho cửa hàng hai lần',
  declined: 'Thanh toán bị từ chối. Bạn có thể thử lại.',
  bankAsks: 'Ngân hàng yêu cầu bạn xác nhận',
  confirm: 'Xác nhận',
  refuse: 'Từ chối',
  ended: 'Trang thanh toán này không còn hiệu lực.',
  back: 'Quay lại cửa hàng',
  untold: 'Đã thanh toán thử',
  untoldMore: 'Đã thanh toán thử. Cửa hàng chưa được báo. Bạn có thể đóng trang này.',
};
