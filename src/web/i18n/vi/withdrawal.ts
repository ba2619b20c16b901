import type { WithdrawalWords } from '../fr/withdrawal.ts';

export const withdrawal: WithdrawalWords = {
  title: 'Rút khỏi đơn hàng',
  description: 'Thực hiện quyền rút khỏi hợp đồng trên mạng, qua hai bước, không cần tài khoản.',
  intro:
    'Bạn có 14 ngày sau khi nhận hàng để đổi ý. Chúng tôi nhận được tuyên bố này ngay, và bạn sẽ có email xác nhận.',
  rules: 'Ngoại lệ theo luật và việc hoàn tiền',
  order: 'Mã đơn hàng',
  orderHint: 'Mã có trong email xác nhận.',
  name: 'Tên',
  items: 'Sản phẩm',
  itemsHint: 'Mỗi dòng một sản phẩm. Để trống nếu là toàn bộ đơn hàng.',
  next: 'Kiểm tra tuyên bố',
  checkTitle: 'Tuyên bố rút khỏi hợp đồng',
  checkText: 'Tôi rút khỏi hợp đồng mua:',
  all: 'Toàn bộ đơn hàng',
  confirm: 'Xác nhận rút khỏi đơn hàng',
  back: 'Sửa',
  done: 'Đã nhận tuyên bố rút khỏi hợp đồng',
  doneText:
    'Chúng tôi đang gửi email xác nhận đến {{email}}. Hãy giữ email đó làm bằng chứng về ngày bạn gửi tuyên bố.',
  failed: 'Không gửi được tuyên bố của bạn',
};
