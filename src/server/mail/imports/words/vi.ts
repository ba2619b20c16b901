import type { NightlyMailWords } from './nightly-mail-words.ts';

export const nightlyVi: NightlyMailWords = {
  failed: {
    subject: 'Lần nhập dữ liệu đêm qua không thành công',
    heading: 'Lần nhập dữ liệu đêm qua không thành công',
    text: (file) => `Tệp “${file}” chưa được nhập: giá và lượng hàng vẫn như hôm qua.`,
  },
  refused: {
    subject: 'Lần nhập dữ liệu đêm qua có dòng bị từ chối',
    heading: 'Một số dòng của lần nhập đêm qua bị từ chối',
    text: (file, rows) => `${rows} dòng của tệp “${file}” bị từ chối; các dòng khác đã được nhập.`,
  },
  reason: 'Lý do',
  button: 'Xem lần nhập',
  foot: (shop) => `Gửi từ trang web của ${shop}.`,
};
