import type { PickedWords } from '../../fr/orders/picked.ts';

export const picked = {
  picking_one: '{{done}} trên {{of}} sản phẩm đã vào túi',
  picking_other: '{{done}} trên {{of}} sản phẩm đã vào túi',
  pickingText: 'Đơn hàng đang được soạn: không thể thay đổi nữa. Trang này tự cập nhật.',
  pickedAsOrdered: 'Đã soạn xong: đủ hàng như bạn đã đặt.',
  picked_substitute_one: '{{shown}} sản phẩm được thay thế',
  picked_substitute_other: '{{shown}} sản phẩm được thay thế',
  picked_missing_one: '{{shown}} sản phẩm không còn',
  picked_missing_other: '{{shown}} sản phẩm không còn',
  picked_less_one: '{{shown}} sản phẩm ít hơn đã đặt',
  picked_less_other: '{{shown}} sản phẩm ít hơn đã đặt',
  picked_weighed_one: '{{shown}} sản phẩm theo cân thực tế',
  picked_weighed_other: '{{shown}} sản phẩm theo cân thực tế',
  pickedTotal: 'Tổng cộng: {{after}} thay vì {{before}}',
  pickedWeighedAhead: 'Hàng bán theo cân được cân khi soạn đơn: bạn trả theo số cân.',
  pickedLine_substitute: 'Thay cho: {{name}}',
  pickedLine_missing: 'Không còn: không tính tiền (đã đặt {{ordered}})',
  pickedLine_less: 'Có {{picked}}, đã đặt {{ordered}}',
  pickedLine_weighed: 'Cân được {{picked}}, đã đặt {{ordered}}',
  historyPicked: 'Đã soạn xong',
} satisfies PickedWords;
