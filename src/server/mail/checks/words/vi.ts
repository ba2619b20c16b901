import type { ChecksMailWords } from './checks-mail-words.ts';

export const checksVi: ChecksMailWords = {
  subject: 'Một lần kiểm tra dữ liệu không đạt',
  heading: 'Một số dữ liệu không khớp',
  text: 'Đây là những gì lần kiểm tra đêm qua phát hiện. Không có gì bị thay đổi: vui lòng xem điều gì đã xảy ra.',
  names: {
    stockByLedger: 'Lượng hàng và các lần nhập xuất',
    orderTotals: 'Tổng tiền đơn hàng và các dòng',
    orderVat: 'VAT của đơn hàng',
    orderLines: 'Đơn hàng không có sản phẩm',
    orderChanges: 'Đơn hàng và các thay đổi',
    draftsUnpaid: 'Bản nháp đã thanh toán',
    draftStock: 'Bản nháp đã giữ hàng',
    creditByLedger: 'Tín dụng của khách và các lần cộng trừ',
    orderCredit: 'Tín dụng đã dùng cho đơn hàng',
    slotPlaces: 'Đơn hàng và khung giờ',
    slotRoom: 'Khung giờ quá tải',
    invoicedOrders: 'Đơn đã giao và hóa đơn',
    invoiceNumbers: 'Số hóa đơn, không thiếu số nào',
    invoiceTotals: 'Hóa đơn và đơn hàng',
    creditNotes: 'Giấy ghi có và hóa đơn',
  },
  found: (count, examples) => `${count} chỗ lệch (${examples})`,
  unchecked: 'không kiểm tra được',
  button: 'Xem các kiểm tra',
  foot: (shop) => `Gửi từ trang web của ${shop}.`,
};
