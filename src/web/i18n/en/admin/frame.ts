import type { FrameWords } from '../../fr/admin/frame.ts';

export const frame: FrameWords = {
  'frame.overview': 'Today',
  'frame.orders': 'Orders',
  'frame.products': 'Products',
  'frame.customers': 'Customers',
  'frame.messages': 'Messages',
  'frame.reviews': 'Reviews',
  'frame.audit': 'Change log',
  'frame.search': 'Search',
  'frame.config': 'Configuration',
  'frame.outbox': 'Outbox',
  'frame.setup': 'Setup',
  'frame.stores': 'Stores',
  'frame.texts': 'Texts',
  'frame.sections': 'Sections',
  'frame.locked': 'not allowed',
  'frame.toShop': 'See the shop',
  'frame.noScreen': 'There is no such page',
  'frame.secondFactor': 'Turn on two-factor authentication',
  'noRole.CAN_MANAGE_ORDERS':
    "You don't have permission to manage orders. Contact your administrator to get the CAN_MANAGE_ORDERS role.",
  'noRole.CAN_MANAGE_PRODUCTS':
    "You don't have permission to manage products. Contact your administrator to get the CAN_MANAGE_PRODUCTS role.",
  'noRole.CAN_MANAGE_CUSTOMERS':
    "You don't have permission to manage customers. Contact your administrator to get the CAN_MANAGE_CUSTOMERS role.",
  'noRole.CAN_EDIT_FEATURES_CONFIGURATION':
    "You don't have permission to access feature configuration. Contact your administrator to get the CAN_EDIT_FEATURES_CONFIGURATION role.",
  'noRole.any': 'You have no role in the back office. Ask your administrator for one.',
  'palette.open': 'Go to… order, product, customer',
  'palette.title': 'Go to',
  'palette.hint': 'Number, name, code, barcode, email',
  'palette.none': 'Nothing found',
  'palette.page': 'Page',
  'palette.order': 'Order',
  'palette.product': 'Product',
  'palette.customer': 'Customer',
  'palette.draft': 'Draft',
  'keys.ctrl': 'Ctrl',
  'keys.title': 'Keyboard shortcuts',
};
