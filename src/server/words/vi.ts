import { categoryNames } from '#domain/catalogue/category-names/vi.ts';
import type { ServerWords } from './server-words.ts';

export const words: ServerWords = {
  refusals: {
    malformed: { title: 'Yêu cầu không đọc được', message: 'Không thể đọc yêu cầu này.' },
    unauthenticated: { title: 'Cần đăng nhập', message: 'Vui lòng đăng nhập để tiếp tục.' },
    invalidCredentials: { title: 'Đăng nhập không thành công', message: 'Email hoặc mật khẩu không đúng.' },
    noRefreshToken: { title: 'Cần đăng nhập', message: 'Không có mã gia hạn phiên đăng nhập.' },
    invalidToken: { title: 'Liên kết hết hạn', message: 'Liên kết hoặc phiên này không còn hiệu lực.' },
    wrongPassword: { title: 'Sai mật khẩu', message: 'Mật khẩu hiện tại không đúng.' },
    forbidden: { title: 'Từ chối truy cập', message: 'Bạn không có quyền thực hiện việc này.' },
    recentSignInNeeded: { title: 'Xác nhận danh tính', message: 'Nhập mật khẩu để tiếp tục.' },
    secondFactorNeeded: { title: 'Cần xác thực hai bước', message: 'Hãy bật trong hồ sơ của bạn để dùng khu vực này.' },
    notFound: { title: 'Không tìm thấy', message: 'Nội dung bạn tìm không tồn tại.' },
    removed: { title: 'Không còn bán', message: 'Sản phẩm này không còn được bán ở đây.' },
    methodNotAllowed: { title: 'Phương thức không được phép', message: 'Địa chỉ này không nhận phương thức đó.' },
    notAcceptable: { title: 'Phiên bản không tồn tại', message: 'Không có phiên bản API này.' },
    unknownClient: { title: 'Ứng dụng không xác định', message: 'Mã ứng dụng không được nhận biết.' },
    conflict: { title: 'Xung đột', message: 'Dữ liệu đã thay đổi. Hãy tải lại và thử lại.' },
    figuresChanged: {
      title: 'Số tiền đã cập nhật',
      message: 'Giá hoặc phí đã thay đổi. Vui lòng kiểm tra số tiền mới.',
    },
    placeNotKept: {
      title: 'Chưa giữ chỗ',
      message: 'Bạn vẫn có thể đặt hàng cho khung giờ này, nhưng chỗ của bạn chưa được giữ cho đến lúc đó.',
    },
    slotTaken: { title: 'Khung giờ đã đầy', message: 'Khung giờ này không còn trống. Hãy chọn khung giờ khác.' },
    outOfStock: { title: 'Không đủ hàng', message: 'Một hoặc nhiều sản phẩm không còn đủ số lượng.' },
    nothingToPick: {
      title: 'Không có đơn để lấy hàng',
      message: 'Hiện không có đơn hàng nào có thể lấy hàng.',
    },
    inRun: {
      title: 'Đơn đang được lấy hàng',
      message: 'Đơn hàng đang được lấy hàng: không thể thay đổi sản phẩm cho đến khi xong.',
    },
    nothingToBring: { title: 'Không có đơn để giao', message: 'Hiện không có đơn hàng nào có thể giao.' },
    inRound: { title: 'Đơn đã có chuyến giao', message: 'Đơn hàng đã nằm trong một chuyến giao khác.' },
    tooLate: {
      title: 'Đã quá muộn',
      message: 'Không thể trả lời nữa: đã hết thời gian hoặc đơn hàng đã được lấy xong.',
    },
    waitingForAnswer: {
      title: 'Đang chờ trả lời',
      message: 'Còn khách hàng chưa trả lời về sản phẩm thay thế.',
    },
    notPaid: {
      title: 'Đơn hàng chưa thanh toán',
      message: 'Đơn hàng đang chờ thanh toán. Trước khi thanh toán, chỉ có thể hủy đơn.',
    },
    paymentNeeded: {
      title: 'Vượt quá số tiền đã giữ',
      message: 'Đơn hàng sẽ vượt quá số tiền đã giữ: thay đổi sẽ được thực hiện sau khi bạn trả phần chênh lệch.',
    },
    moveNotAllowed: { title: 'Không thể thay đổi', message: 'Trạng thái đơn hàng không cho phép thay đổi này.' },
    twinRunning: { title: 'Đang xử lý', message: 'Yêu cầu giống hệt đang được xử lý.' },
    keyReused: { title: 'Khóa đã dùng', message: 'Khóa này đã được dùng cho một yêu cầu khác.' },
    needsConfirmation: {
      title: 'Cần xác nhận',
      message: 'Lần nhập này thay đổi giá hoặc tồn kho nhiều hơn hẳn bình thường: hãy xác nhận để chạy.',
    },
    tooLarge: { title: 'Yêu cầu quá lớn', message: 'Yêu cầu vượt quá kích thước cho phép.' },
    unsupportedMedia: { title: 'Định dạng không hỗ trợ', message: 'Định dạng nội dung này không được chấp nhận.' },
    invalid: { title: 'Dữ liệu không hợp lệ', message: 'Vui lòng kiểm tra các ô được nêu.' },
    tooMany: { title: 'Quá nhiều lần thử', message: 'Vui lòng đợi một lát rồi thử lại.' },
    tooManyOpenOrders: {
      title: 'Quá nhiều đơn hàng đang chờ',
      message:
        'Địa chỉ email này đã có năm đơn hàng chưa thanh toán. Hãy đăng nhập bằng địa chỉ đã xác nhận, hoặc hủy một đơn từ email của đơn đó, rồi thử lại.',
    },
    tooManyOrders: {
      title: 'Quá nhiều đơn hàng trong thời gian ngắn',
      message:
        'Vừa có nhiều đơn hàng được đặt với địa chỉ chưa xác nhận. Hãy đăng nhập bằng địa chỉ đã xác nhận, hoặc thử lại sau.',
    },
    unavailable: { title: 'Dịch vụ gián đoạn', message: 'Dịch vụ tạm thời gián đoạn. Vui lòng thử lại sau giây lát.' },
    diskFull: {
      title: 'Hết dung lượng',
      message: 'Máy chủ của cửa hàng không còn chỗ cho tệp này. Hãy báo cho người quản trị rồi thử lại.',
    },
    network: { title: 'Mất kết nối', message: 'Trang web không phản hồi.' },
    badAnswer: { title: 'Phản hồi không đọc được', message: 'Cấu trúc phản hồi không như mong đợi.' },
    unexpected: { title: 'Lỗi', message: 'Đã xảy ra lỗi ngoài dự kiến.' },
  },
  paymentNeededOfStaff: {
    asked: (amount) =>
      `Đơn hàng sẽ vượt quá số tiền đã giữ. Khách hàng đã được gửi qua email liên kết để trả phần chênh lệch ${amount}: thay đổi được thực hiện ngay khi khách trả.`,
    notAsked:
      'Đơn hàng sẽ vượt quá số tiền đã giữ và đã quá muộn để khách trả phần chênh lệch: thay đổi không được lưu.',
  },
  notSent:
    'Chưa có gì được gửi: trang này chưa tải xong. Những gì bạn đã nhập vẫn còn đây, trừ mật khẩu. Hãy nhấn lại; nếu vẫn gặp thông báo này, hãy bật JavaScript trong trình duyệt.',
  taskFailed: 'Tác vụ không thành công sau nhiều lần thử. Hãy thử lại sau.',
  importSheet: {
    fileName: 'Dòng cần sửa',
    row: 'Dòng',
    column: 'Cột',
    value: 'Giá trị',
    problem: 'Vấn đề',
  },
  importProblems: {
    notFound: 'Không tìm thấy trong cửa hàng.',
    ambiguous: 'Có nhiều kết quả trùng: hãy ghi rõ nhà cung cấp hoặc mã cửa hàng.',
    duplicate: 'Một dòng khác ghi khác về cùng sản phẩm này.',
    invalid: 'Giá trị không đọc được hoặc vượt giới hạn.',
    missing: 'Thiếu một giá trị cần thiết.',
    checkDigit: 'Số kiểm tra của mã vạch không đúng.',
    digitsLost: 'Bảng tính đã làm mất chữ số của mã này: hãy đặt cột ở dạng văn bản.',
    notYourStore: 'Cửa hàng này không thuộc quyền của bạn.',
    leap: 'Giá thay đổi từ năm lần trở lên.',
    reservedAbove: 'Đơn hàng đã giữ nhiều hơn: tồn kho được đặt bằng lượng đã giữ.',
    formulaWithoutValue: 'Công thức không có giá trị đã lưu.',
    changedSince: 'Đã thay đổi sau đó: giữ nguyên.',
  },
  calendar: {
    summary: { delivery: (shop) => `Giao hàng từ ${shop}`, pickup: (shop) => `Nhận đơn hàng tại ${shop}` },
    order: 'Đơn hàng',
  },
  picking: { nothingFound: 'Không còn sản phẩm nào trong đơn hàng.' },
  sheet: {
    fileName: 'Sản phẩm',
    heads: {
      name: 'Sản phẩm',
      code: 'Mã',
      barcode: 'Mã vạch',
      otherBarcodes: 'Mã vạch khác',
      scaleCode: 'Mã cân',
      category: 'Quầy hàng',
      unit: 'Bán theo',
      store: 'Cửa hàng',
      price: 'Giá',
      wholesalePrice: 'Giá sỉ',
      discount: 'Giảm giá (%)',
      onHand: 'Lượng hàng của cửa hàng',
      available: 'Còn bán được',
      shelf: 'Vị trí kệ',
      vat: 'VAT (%)',
      origin: 'Xuất xứ',
      visible: 'Đang bán',
    },
    units: { P: 'Cái', KG: 'Kg', COLIS: 'Thùng', BOUTEILLE: 'Chai', LITRE: 'Lít' },
    yes: 'Có',
    no: 'Không',
  },
  categories: categoryNames,
};
