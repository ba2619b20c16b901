import type { ReconciliationWords } from '../../fr/admin/reconciliation.ts';

export const reconciliation: ReconciliationWords = {
  'reconciliation.intro':
    'Mỗi đêm, số tiền đã thu và đã hoàn của ngày hôm trước được đối chiếu với sổ sách của Stripe và PayPal. Ở đây bạn có thể đối chiếu bất kỳ ngày nào.',
  'reconciliation.day': 'Ngày (UTC)',
  'reconciliation.compare': 'Đối chiếu ngày này',
  'reconciliation.comparing': 'Đang đối chiếu… Đang hỏi các nhà cung cấp.',
  'reconciliation.compareFailed': 'Không thể đối chiếu ngày này',
  'reconciliation.loadFailed': 'Không thể tải kết quả đối chiếu',
  'reconciliation.result': 'Kết quả đối chiếu',
  'reconciliation.none': 'Không có gì để hiển thị',
  'reconciliation.noneYet': 'Chưa có ngày nào được đối chiếu.',
  'reconciliation.noneOfDay': 'Ngày này chưa được đối chiếu.',
  'reconciliation.checkedAt': 'Đã đối chiếu {{at}}',
  'reconciliation.incomplete': 'Sổ sách chưa đầy đủ: {{names}}',
  'reconciliation.incompleteText':
    'Nhà cung cấp không trả lời, hoặc chưa ghi hết ngày đó (PayPal cần tối đa ba giờ). Hãy đối chiếu lại ngày này sau.',
  'reconciliation.same': 'Không có khác biệt',
  'reconciliation.sameSoFar': 'Không có khác biệt trong phần đã đọc được.',
  'reconciliation.sameText': 'Số tiền đã thu và đã hoàn giống nhau ở cả hai bên.',
  'reconciliation.count_one': '{{count}} khác biệt',
  'reconciliation.count_other': '{{count}} khác biệt',
  'reconciliation.kind': 'Khác biệt',
  'reconciliation.ours': 'Ở đây',
  'reconciliation.theirs': 'Bên nhà cung cấp',
  'reconciliation.reference': 'Mã tham chiếu',
  'reconciliation.kind_missingHere': 'Ở đây không có',
  'reconciliation.kind_missingThere': 'Nhà cung cấp không có',
  'reconciliation.kind_amount': 'Số tiền khác nhau',
  'reconciliation.kind_state': 'Giao dịch chưa được ghi ở đây',
  'reconciliation.toDo': 'Cần làm gì',
  'reconciliation.todo_missingHere':
    'Nhà cung cấp có một giao dịch không thuộc khoản thanh toán nào của cửa hàng. Hãy tìm mã tham chiếu trên trang của họ: thường là giao dịch làm thủ công, hoặc của cửa hàng khác dùng cùng tài khoản.',
  'reconciliation.todo_missingThere':
    'Cửa hàng đã ghi một giao dịch mà nhà cung cấp không có. Hãy mở khoản thanh toán, hỏi nhà cung cấp, rồi đối chiếu lại ngày này. Nếu vẫn thiếu, hãy liên hệ bộ phận hỗ trợ của họ.',
  'reconciliation.todo_amount':
    'Cả hai bên đều có khoản thanh toán này nhưng số tiền khác nhau. Hãy mở ra và hỏi nhà cung cấp; sau đó so sánh với trang của họ và với hóa đơn.',
  'reconciliation.todo_state':
    'Nhà cung cấp đã thu hoặc hoàn tiền mà ở đây chưa ghi. Hãy mở khoản thanh toán và hỏi nhà cung cấp: trạng thái của họ sẽ được ghi lại.',
};
