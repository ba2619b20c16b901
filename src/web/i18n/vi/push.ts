import type { PushWords } from '../fr/push.ts';

export const push: PushWords = {
  pushTitle: 'Thông báo trên các thiết bị của bạn',
  pushText: 'Bạn nhận được cả khi không mở trang, và đơn hàng chỉ được nêu bằng số.',
  pushHere: 'Thông báo cho tôi trên trình duyệt này',
  pushHereHint: 'Khi bạn còn đăng nhập tại đây. Trình duyệt sẽ hỏi bạn trước.',
  pushNone: 'Trình duyệt này không nhận được thông báo.',
  pushAsApp:
    'Trên iPhone và iPad, trước hết hãy thêm trang vào màn hình chính (Chia sẻ, rồi “Thêm vào Màn hình chính”) và mở trang từ đó.',
  pushBlocked:
    'Trình duyệt này đang chặn thông báo của trang. Để cho phép, hãy nhấn biểu tượng bên trái địa chỉ, chọn Thông báo, rồi quay lại trang này.',
  pushUnset: 'Hiện cửa hàng chưa gửi thông báo.',
  pushOn: 'Đã bật thông báo',
  pushOff: 'Đã tắt thông báo',
  pushFailed: 'Không bật được thông báo',
  pushFailedText: 'Trình duyệt không kết nối được với dịch vụ thông báo. Vui lòng thử lại sau.',
  pushNotAllowed: 'Trình duyệt chưa cho phép thông báo',
  pushSlots: 'Sắp đến khung giờ của bạn',
  pushSlotsHint: 'Trước hai giờ, hoặc tối hôm trước nếu khung giờ sớm.',
  pushSubstitutes: 'Đề nghị thay thế sản phẩm',
  pushSubstitutesHint: 'Khi một sản phẩm hết lúc soạn hàng.',
  pushOnItsWay: 'Đơn hàng đang được giao',
  pushOnItsWayHint: 'Khi người giao hàng xuất phát, và khi bạn là điểm giao tiếp theo.',
  pushOthers: 'Các thiết bị khác của bạn',
  pushSince: 'Từ {{date}}',
  pushRemoveName: 'Ngừng thông báo cho {{device}}',
  pushRemoved: 'Thiết bị này không còn nhận thông báo',
};
