import type { PickupWords } from '../../fr/orders/pickup.ts';

export const pickup: PickupWords = {
  pickupCode: 'Mã nhận hàng',
  pickupCodeHint: 'Đọc mã này cho cửa hàng khi bạn đến nhận hàng.',
  pickupCodeSoon: 'Bạn sẽ cần mã này khi đơn hàng đã sẵn sàng.',
  arrivalPlace: 'Bạn đang chờ ở đâu?',
  arrivalHint: 'Ví dụ “bãi xe, ô số 4” hoặc “tại quầy”.',
  arrivalSay: 'Tôi đã đến',
  arrivalChange: 'Đổi chỗ chờ',
  arrivalSaid: 'Cửa hàng đã biết bạn ở đây: {{place}}',
  arrivalFailed: 'Chưa báo được cho cửa hàng',
  historyReturned: '{{quantity}} · {{name}}',
};
