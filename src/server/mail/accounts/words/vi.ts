import type { AccountMailWords, AccountNews, AccountTexts } from './account-mail-words.ts';

const notMe = 'Nếu không phải bạn, hãy chọn mật khẩu mới ở trang đăng nhập rồi liên hệ với chúng tôi.';
const news: Record<AccountNews, AccountTexts> = {
  'verify-email': {
    subject: 'Xác nhận địa chỉ email của bạn',
    heading: 'Xác nhận địa chỉ email của bạn',
    text: 'Hãy mở liên kết này rồi xác nhận đây là địa chỉ của bạn. Trong lúc chờ, bạn vẫn có thể mua sắm.',
    button: 'Xác nhận địa chỉ',
    small:
      'Liên kết có hiệu lực trong 7 ngày. Nếu bạn không yêu cầu, ai đó đã dùng địa chỉ của bạn: liên kết bên dưới sẽ chấm dứt việc đó.',
    reject: 'Không phải tôi: không dùng địa chỉ của tôi',
  },
  'reset-password': {
    subject: 'Mật khẩu mới của bạn',
    heading: 'Chọn mật khẩu mới',
    text: 'Bạn đã yêu cầu đổi mật khẩu. Hãy mở liên kết này để chọn mật khẩu mới.',
    button: 'Chọn mật khẩu',
    small:
      'Liên kết có hiệu lực trong 60 phút và chỉ dùng được một lần: vui lòng không chia sẻ. Nếu bạn không yêu cầu, hãy bỏ qua email này: mật khẩu của bạn vẫn giữ nguyên.',
  },
  'account-opened': {
    subject: 'Tài khoản của bạn đã sẵn sàng',
    heading: 'Tài khoản của bạn đã sẵn sàng',
    text: 'Chúng tôi đã mở một tài khoản cho địa chỉ của bạn. Hãy mở liên kết này để chọn mật khẩu.',
    button: 'Chọn mật khẩu',
    small:
      'Liên kết có hiệu lực 7 ngày và chỉ dùng được một lần. Nếu bạn không yêu cầu tài khoản này, hãy liên hệ với chúng tôi.',
  },
  'wholesale-approved': {
    subject: 'Giá sỉ của bạn',
    heading: 'Bạn đã được hưởng giá sỉ',
    text: 'Yêu cầu của bạn đã được chấp thuận. Hãy đăng nhập để xem giá sỉ.',
    button: 'Xem sản phẩm',
    small: 'Bạn có câu hỏi về mức giá này? Hãy liên hệ với chúng tôi.',
  },
  'wholesale-refused': {
    subject: 'Yêu cầu giá sỉ của bạn',
    heading: 'Bạn chưa được hưởng giá sỉ',
    text: 'Yêu cầu của bạn không được chấp thuận. Tài khoản của bạn vẫn hoạt động, với giá lẻ.',
    because: 'Lý do',
    button: 'Liên hệ với chúng tôi',
    small: 'Bạn có thể gửi lại yêu cầu trong hồ sơ của mình.',
  },
  'password-changed': {
    subject: 'Mật khẩu của bạn đã được thay đổi',
    heading: 'Mật khẩu của bạn đã được thay đổi',
    text: 'Các thiết bị đang đăng nhập vào tài khoản của bạn đã được đăng xuất. Nếu chính bạn thực hiện, bạn không cần làm gì thêm.',
    button: 'Không phải tôi',
    small: 'Nếu không phải bạn, hãy chọn ngay mật khẩu mới bằng liên kết này.',
  },
  'email-change-asked': {
    subject: 'Có yêu cầu đổi địa chỉ email của tài khoản',
    heading: 'Có yêu cầu đổi địa chỉ email',
    text: 'Có người yêu cầu dùng một địa chỉ email mới cho tài khoản của bạn. Địa chỉ đó sẽ thay địa chỉ này khi được xác nhận; cho đến lúc đó, không có gì thay đổi. Nếu đó là bạn, bạn không cần làm gì.',
    button: 'Không phải tôi',
    small:
      'Nếu không phải bạn, hãy chọn ngay mật khẩu mới qua liên kết này: yêu cầu sẽ bị hủy và mọi thiết bị sẽ được đăng xuất.',
  },
  'email-changed': {
    subject: 'Địa chỉ email của tài khoản đã thay đổi',
    heading: 'Địa chỉ email của tài khoản đã thay đổi',
    text: 'Từ nay tài khoản của bạn dùng một địa chỉ email khác. Chúng tôi sẽ không gửi email đến địa chỉ này nữa, và bạn không thể đăng nhập bằng địa chỉ này.',
    button: 'Liên hệ với chúng tôi',
    small: 'Nếu không phải bạn thực hiện, vui lòng liên hệ ngay với chúng tôi.',
  },
  'two-factor-on': {
    subject: 'Đã bật xác thực hai bước',
    heading: 'Xác thực hai bước đã được bật',
    text: 'Từ nay, mỗi lần đăng nhập sẽ cần một mã từ ứng dụng của bạn. Các thiết bị khác đã được đăng xuất.',
    button: 'Xem bảo mật tài khoản',
    small: notMe,
  },
  'two-factor-off': {
    subject: 'Đã tắt xác thực hai bước',
    heading: 'Xác thực hai bước đã được tắt',
    text: 'Đăng nhập vào tài khoản của bạn không còn cần mã nữa. Các thiết bị khác đã được đăng xuất.',
    button: 'Xem bảo mật tài khoản',
    small: notMe,
  },
  'passkey-added': {
    subject: 'Đã thêm khóa truy cập',
    heading: 'Một khóa truy cập đã được thêm',
    text: 'Từ nay, một thiết bị có thể đăng nhập vào tài khoản của bạn mà không cần mật khẩu.',
    button: 'Xem khóa truy cập của tôi',
    small: notMe,
  },
  'passkey-removed': {
    subject: 'Đã xóa khóa truy cập',
    heading: 'Một khóa truy cập đã được xóa',
    text: 'Khóa này không còn đăng nhập được vào tài khoản của bạn. Các thiết bị khác đã được đăng xuất.',
    button: 'Xem khóa truy cập của tôi',
    small: notMe,
  },
  'provider-linked': {
    subject: 'Cách đăng nhập mới',
    heading: 'Một cách đăng nhập mới',
    text: 'Tài khoản của bạn đã được liên kết với một dịch vụ đăng nhập dùng địa chỉ này. Mật khẩu của bạn vẫn dùng được.',
    button: 'Xem bảo mật tài khoản',
    small: notMe,
  },
};

export const accountVi: AccountMailWords = {
  hello: (name) => (name ? `Xin chào ${name},` : 'Xin chào,'),
  news: (about) => news[about],
  orCopy: 'Nếu nút không mở được, hãy sao chép địa chỉ này vào trình duyệt:',
  sentBy: (shop) => `Email này do ${shop} gửi cho bạn về tài khoản của bạn.`,
};
