import type { WithdrawalWords } from '../fr/withdrawal.ts';

export const withdrawal: WithdrawalWords = {
  title: 'Rút khỏi đơn hàng',
  description: 'Thực hiện quyền rút khỏi hợp đồng trên mạng, qua hai bước, không cần tài khoản.',
  intro:
    'Bạn có 14 ngày kể từ khi nhận hàng để đổi ý. Lời khai này đến với chúng tôi ngay, và một email sẽ xác nhận cho bạn.',
  rules: 'Những gì luật loại trừ, và việc hoàn tiền',
  order: 'Mã đơn hàng',
  orderHint: 'Mã có trong email xác nhận.',
  name: 'Tên',
  items: 'Sản phẩm',
  itemsHint: 'Mỗi dòng một sản phẩm. Để trống nếu là toàn bộ đơn hàng.',
  next: 'Kiểm tra lời khai',
  checkTitle: 'Lời khai của bạn',
  checkText: 'Tôi rút khỏi hợp đồng mua:',
  all: 'Toàn bộ đơn hàng',
  confirm: 'Xác nhận rút khỏi đơn hàng',
  back: 'Sửa',
  done: 'Đã nhận lời khai',
  doneText: 'Chúng tôi đang gửi email xác nhận đến {{email}}. Hãy giữ email đó: nó chứng minh ngày bạn yêu cầu.',
  failed: 'Không gửi được lời khai của bạn',
};
