import type { HelpWords } from '../fr/help.ts';

export const help: HelpWords = {
  demo: 'Sản phẩm minh họa',
  demoFailed: 'Không tạo được sản phẩm dự phòng',
  demoName: 'Minh họa',
  demoText: 'Không tải được dữ liệu sản phẩm. Đây chỉ là ví dụ: không có giá, không còn hàng và không đặt mua được.',
  detailsFailed: 'Không tải được chi tiết sản phẩm',
  removed: 'Sản phẩm này không còn được bán ở đây. Mời bạn xem các sản phẩm khác.',
  navigation: 'Trợ giúp và thông tin',
  faq: 'Câu hỏi thường gặp',
  shipping: 'Giao hàng và nhận tại cửa hàng',
  returns: 'Đổi trả và hoàn tiền',
  support: 'Trung tâm trợ giúp',
  legal: 'Thông tin pháp lý',
  privacy: 'Chính sách quyền riêng tư',
  terms: 'Điều khoản dịch vụ',
  faqDescription: 'Đặt hàng, thanh toán, giao hàng, nhận tại cửa hàng: giải đáp thắc mắc của khách hàng.',
  shippingDescription: 'Mỗi cửa hàng giao ở đâu, phí bao nhiêu, từ bao nhiêu thì miễn phí, và giờ mở cửa.',
  returnsDescription: 'Đổi ý trong 14 ngày, hàng hỏng hoặc thiếu, hoàn tiền: quyền của bạn.',
  supportDescription: 'Tìm trong các câu hỏi và trang trợ giúp, hoặc liên hệ với chúng tôi.',
  legalDescription: 'Đơn vị chủ quản trang web, số đăng ký và thông tin liên hệ.',
  privacyDescription: 'Trang web lưu gì về bạn, để làm gì, trong bao lâu, và quyền của bạn.',
  termsDescription: 'Đặt hàng, thanh toán, giao hàng, bảo hành: quy định khi mua trên trang web này.',

  faqIntro: 'Chưa thấy câu trả lời? Hãy gọi hoặc viết cho chúng tôi.',
  faqStoreQ: 'Vì sao phải chọn cửa hàng?',
  faqStoreA:
    'Mỗi cửa hàng có quầy hàng, lượng hàng và phí giao riêng. Chúng tôi hiển thị theo cửa hàng bạn đã chọn, ghi ở đầu mỗi trang. Khi bạn đổi cửa hàng, chúng tôi hỏi bạn muốn làm gì với giỏ hàng: không sản phẩm nào bị bỏ ra mà bạn không biết.',
  faqGuestQ: 'Có cần tài khoản để đặt hàng không?',
  faqGuestYes:
    'Không. Bạn có thể đặt hàng với tên, email và số điện thoại; email xác nhận có liên kết tới đơn hàng. Tài khoản ghi nhớ thông tin và các đơn hàng của bạn, và giỏ hàng theo bạn trên mọi thiết bị.',
  faqGuestNo: 'Có, bạn cần tài khoản để đặt hàng. Tài khoản ghi nhớ thông tin và các đơn hàng của bạn.',
  faqPayQ: 'Thanh toán thế nào?',
  faqPayA: 'Chúng tôi nhận: {{methods}}. Giá hiển thị đã gồm thuế.',
  faqPayCard: 'thẻ ngân hàng',
  faqPayPaypal: 'PayPal',
  faqPayTransfer: 'chuyển khoản',
  faqPayCash: 'tiền mặt, khi giao hàng hoặc khi nhận tại cửa hàng',
  faqDeliveryQ: 'Giao hàng ở đâu và phí bao nhiêu?',
  faqDeliveryA:
    'Mỗi cửa hàng có mã bưu chính và phí giao riêng; trang Giao hàng ghi đầy đủ. Giỏ hàng tính phí ngay khi bạn nhập mã bưu chính. Nhận tại cửa hàng miễn phí.',
  faqWeightQ: 'Hàng bán theo cân tính thế nào?',
  faqWeightA:
    'Nhấn một lần là thêm lượng thường mua (1 kg táo, 200 g giăm bông, một con gà); mỗi lần nhấn sau thêm một ít. Bạn cũng có thể tự nhập số lượng. Giá theo kg, lít hoặc cái luôn ghi cạnh giá bán.',
  faqStockQ: 'Hàng có thể hết sau khi tôi đã đặt không?',
  faqStockA:
    'Lượng hàng được kiểm tra và giữ cho bạn ngay khi bạn đặt. Nếu giá hoặc lượng hàng đã thay đổi, chúng tôi cho bạn xem số tiền mới để bạn quyết định.',
  faqOrderQ: 'Đơn hàng của tôi đang ở đâu?',
  faqOrderA:
    'Trang Đơn hàng cho thấy từng bước: đã xác nhận, đang soạn hàng, sẵn sàng hoặc đang giao, rồi đã nhận hoặc đã giao. Nếu không có tài khoản, hãy mở liên kết trong email xác nhận.',
  faqReturnQ: 'Tôi có thể trả sản phẩm hoặc được hoàn tiền không?',
  faqReturnA:
    'Bạn có 14 ngày để đổi ý, trừ thực phẩm mau hỏng và sản phẩm niêm phong bạn đã mở. Sản phẩm hỏng, thiếu hoặc sai được thay hoặc hoàn tiền. Trang Đổi trả hướng dẫn cách làm.',
  faqPasswordQ: 'Làm sao để vào lại tài khoản?',
  faqPasswordA:
    'Trong cửa sổ đăng nhập, chọn “Quên mật khẩu?” và nhập địa chỉ email. Bạn nhận được liên kết, có hiệu lực một giờ, để chọn mật khẩu mới.',
  faqProQ: 'Có giá cho doanh nghiệp không?',
  faqProA:
    'Có. Hãy tạo tài khoản doanh nghiệp với mã số thuế hoặc SIRET; chúng tôi kiểm tra rồi áp dụng giá sỉ. Trước đó bạn thấy giá bán lẻ.',

  shippingIntro:
    'Phí tùy theo cửa hàng, mã bưu chính và giá trị hàng sau giảm giá. Giỏ hàng tính phí ngay khi bạn nhập mã bưu chính.',
  shippingPickup: 'Nhận tại cửa hàng',
  shippingPickupText: 'Miễn phí, tại mọi cửa hàng, trong giờ mở cửa.',
  shippingDelivers: 'Giao hàng',
  shippingNone: 'Cửa hàng này không giao hàng. Nhận tại cửa hàng miễn phí.',
  shippingCodes_one: 'Mã bưu chính {{codes}}',
  shippingCodes_other: 'Mã bưu chính {{codes}}',
  shippingElsewhere: 'Các mã bưu chính khác',
  shippingEverywhere: 'Mọi mã bưu chính',
  shippingOnly: 'Không giao đến nơi khác.',
  shippingAmount: 'Giá trị hàng',
  shippingFee: 'Phí giao hàng',
  shippingFrom: 'Từ {{from}}',
  shippingBetween: 'Từ {{from}} đến dưới {{to}}',
  shippingBelow: 'Dưới {{to}}',
  shippingAny: 'Mọi giá trị',
  shippingFree: 'Miễn phí',
  shippingNot: 'Không giao hàng',
  hours: 'Giờ mở cửa',

  returnsIntro: 'Các quy định này áp dụng cho mọi đơn hàng của người tiêu dùng trên trang này, theo luật Pháp.',
  returnsWithdrawTitle: 'Đổi ý: 14 ngày',
  returnsWithdraw1:
    'Bạn có 14 ngày kể từ khi nhận hoặc lấy hàng để rút lại đơn, không cần nêu lý do (điều L221-18 và các điều tiếp theo của Bộ luật Tiêu dùng Pháp). Nếu hàng đến nhiều lần, thời hạn tính từ lần nhận cuối.',
  returnsWithdraw2:
    'Hãy viết, gọi cho chúng tôi, hoặc gửi mẫu đơn bên dưới. Sau đó bạn có 14 ngày để mang hàng đến một trong các cửa hàng, hoặc gửi trả với chi phí của bạn.',
  returnsWithdraw3:
    'Chúng tôi hoàn lại toàn bộ số tiền, gồm cả phí giao tiêu chuẩn, chậm nhất 14 ngày sau khi biết quyết định của bạn, qua cách thanh toán bạn đã dùng. Chúng tôi có thể chờ đến khi nhận được hàng hoặc bằng chứng đã gửi. Nếu bạn chỉ trả một phần, phần đó được hoàn tiền.',
  returnsExceptTitle: 'Những ngoại lệ theo luật',
  returnsExcept1: 'Điều L221-28 của Bộ luật Tiêu dùng loại trừ quyền rút lại, trong đó có:',
  returnsExceptPerishable: 'hàng mau hỏng hoặc mau hết hạn: rau quả, thịt, cá, hàng tươi và đồ chế biến sẵn;',
  returnsExceptSealed:
    'hàng niêm phong bạn đã mở mà không thể nhận lại vì lý do vệ sinh hoặc sức khỏe, như đồ uống hay đồ hộp đã khui.',
  returnsExcept2:
    'Các mặt hàng khác, chưa mở, có thể trả lại. Những ngoại lệ này không ảnh hưởng đến quyền bảo hành của bạn.',
  returnsFaultTitle: 'Hàng hỏng, thiếu hoặc không đúng',
  returnsFault1:
    'Nếu hàng hỏng, quá hạn, thiếu hoặc không đúng với đơn, hãy báo cho chúng tôi kèm số đơn hàng và, nếu được, một tấm ảnh.',
  returnsFault2:
    'Người bán chịu trách nhiệm về sự phù hợp (điều L217-3 và tiếp theo của Bộ luật Tiêu dùng, hai năm kể từ khi giao) và về khuyết tật ẩn (điều 1641 và tiếp theo của Bộ luật Dân sự). Hàng được đổi miễn phí; nếu không thể, giá được giảm hoặc hoàn lại.',
  returnsFormTitle: 'Mẫu đơn rút lại',
  returnsFormText: 'Chỉ điền và gửi lại nếu bạn muốn rút lại đơn hàng:',
  returnsForm1: 'Kính gửi {{name}}, {{contact}}:',
  returnsForm2: 'Tôi thông báo rút lại hợp đồng mua các mặt hàng sau:',
  returnsForm3: 'Ngày đặt / ngày nhận:',
  returnsForm4: 'Họ tên và địa chỉ:',
  returnsForm5: 'Ngày, và chữ ký nếu gửi bằng giấy:',

  legalPublisher: 'Đơn vị chủ quản trang web',
  legalName: 'Tên công ty',
  legalSince: 'Từ năm',
  legalPhone: 'Điện thoại',
  legalEmail: 'Email',
  legalStores: 'Cơ sở',
  legalMediation: 'Giải quyết tranh chấp',
  legalMediationText:
    'Khi có tranh chấp, trước hết hãy viết cho chúng tôi. Nếu không thỏa thuận được, bạn có thể nhờ hòa giải viên tiêu dùng miễn phí (điều L611-1 và tiếp theo của Bộ luật Tiêu dùng Pháp) mà vẫn giữ quyền khởi kiện.',

  returnSteps: 'Trả lại sản phẩm, từng bước',
  returnStepsDescription: 'Báo, mang trả, nhận lại tiền: các bước trả hàng.',
  updatedOn: 'Cập nhật lần cuối: {{date}}',
};
