import type { ProfileWords } from '../fr/profile.ts';

export const profile = {
  title: 'Tài khoản của tôi',
  parts: 'Các mục của tài khoản',
  tab_profile: 'Thông tin cá nhân',
  tab_addresses: 'Địa chỉ giao hàng',
  tab_payment: 'Phương thức thanh toán',
  tab_notifications: 'Tùy chọn thông báo',
  tab_security: 'Bảo mật',
} satisfies ProfileWords;
