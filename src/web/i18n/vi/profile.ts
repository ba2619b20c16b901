import type { ProfileWords } from '../fr/profile.ts';

export const profile = {
  title: 'Tài khoản của tôi',
  parts: 'Các mục của tài khoản',
  tab_profile: 'Thông tin cá nhân',
  tab_addresses: 'Địa chỉ giao hàng',
  tab_payment: 'Phương thức thanh toán',
  tab_notifications: 'Tùy chọn thông báo',
  tab_security: 'Bảo mật',
  ownData: 'Dữ liệu của bạn',
  exportText: 'Tất cả những gì chúng tôi lưu về bạn, trong một tệp: hồ sơ, địa chỉ, đơn hàng, đánh giá.',
  export: 'Tải dữ liệu của tôi',
  exportFailed: 'Không tải được',
  eraseTitle: 'Xóa tài khoản',
  eraseText: 'Tài khoản và dữ liệu của bạn sẽ bị xóa vĩnh viễn. Không ai khôi phục được.',
  erase: 'Xóa tài khoản của tôi…',
  eraseForGood: 'Xóa vĩnh viễn',
  eraseGone: 'Hồ sơ, địa chỉ, phương thức thanh toán, đánh giá và giỏ hàng sẽ bị xóa; số dư tín dụng còn lại sẽ mất.',
  eraseOrders: 'Đơn hàng chưa ai bắt đầu chuẩn bị sẽ bị hủy. Đơn hàng đang được chuẩn bị vẫn đến tay bạn.',
  eraseKept:
    'Pháp luật yêu cầu chúng tôi giữ các đơn hàng cũ trong mười năm: số đơn, ngày và số tiền, không có tên hay địa chỉ của bạn.',
  eraseSure: 'Tôi hiểu rằng tài khoản của tôi sẽ bị xóa.',
  eraseTick: 'Hãy đánh dấu ô này để tiếp tục.',
  eraseLastRole: 'Bạn là người cuối cùng giữ một vai trò trong cửa hàng. Hãy giao vai trò đó cho người khác trước.',
  erased: 'Đã xóa tài khoản',
  erasedText: 'Dữ liệu của bạn đã được xóa.',
} satisfies ProfileWords;
