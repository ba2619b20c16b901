import type { DeviceWords } from '../fr/device.ts';

export const device = {
  kept: 'Không có kết nối',
  keptText: 'Đây là những gì thiết bị này đã lưu ({{age}}). Từ đó đến nay có thể đã có thay đổi.',
  update: 'Đã có phiên bản mới của cửa hàng',
  updateNow: 'Tải lại',
  updateText: 'Giỏ hàng và những gì bạn đã nhập vẫn được giữ.',
} satisfies DeviceWords;
