import type { FrameWords } from '../../fr/admin/frame.ts';

export const frame: FrameWords = {
  'frame.overview': 'Hôm nay',
  'frame.orders': 'Đơn hàng',
  'frame.products': 'Sản phẩm',
  'frame.customers': 'Khách hàng',
  'frame.messages': 'Tin nhắn',
  'frame.reviews': 'Đánh giá',
  'frame.audit': 'Nhật ký',
  'frame.search': 'Tìm kiếm',
  'frame.config': 'Cấu hình',
  'frame.outbox': 'Hộp thư đi',
  'frame.setup': 'Thiết lập',
  'frame.stores': 'Cửa hàng',
  'frame.texts': 'Nội dung',
  'frame.sections': 'Các mục',
  'frame.locked': 'chưa được phép',
  'frame.toShop': 'Xem cửa hàng',
  'frame.noScreen': 'Không có trang này',
  'frame.secondFactor': 'Bật xác thực hai bước',
  'noRole.CAN_MANAGE_ORDERS':
    'Bạn không có quyền quản lý đơn hàng. Hãy liên hệ quản trị viên để được cấp quyền CAN_MANAGE_ORDERS.',
  'noRole.CAN_MANAGE_PRODUCTS':
    'Bạn không có quyền quản lý sản phẩm. Hãy liên hệ quản trị viên để được cấp quyền CAN_MANAGE_PRODUCTS.',
  'noRole.CAN_MANAGE_CUSTOMERS':
    'Bạn không có quyền quản lý khách hàng. Hãy liên hệ quản trị viên để được cấp quyền CAN_MANAGE_CUSTOMERS.',
  'noRole.CAN_EDIT_FEATURES_CONFIGURATION':
    'Bạn không có quyền xem cấu hình tính năng. Hãy liên hệ quản trị viên để được cấp quyền CAN_EDIT_FEATURES_CONFIGURATION.',
  'noRole.any': 'Bạn chưa có quyền nào trong trang quản trị. Hãy hỏi quản trị viên.',
  'palette.open': 'Đi tới… đơn hàng, sản phẩm, khách',
  'palette.title': 'Đi tới',
  'palette.hint': 'Số đơn, tên, mã, mã vạch, email',
  'palette.none': 'Không tìm thấy',
  'palette.page': 'Trang',
  'palette.order': 'Đơn hàng',
  'palette.product': 'Sản phẩm',
  'palette.customer': 'Khách hàng',
  'palette.draft': 'Bản nháp',
  'keys.ctrl': 'Ctrl',
  'keys.title': 'Phím tắt',
};
