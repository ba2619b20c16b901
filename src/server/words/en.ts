import { categoryNames } from '#domain/catalogue/category-names/en.ts';
import type { ServerWords } from './server-words.ts';

export const words: ServerWords = {
  refusals: {
    malformed: { title: 'Unreadable request', message: 'The request could not be read.' },
    unauthenticated: { title: 'Sign-in required', message: 'Please sign in to continue.' },
    invalidCredentials: { title: 'Sign-in failed', message: 'Invalid credentials.' },
    noRefreshToken: { title: 'Sign-in required', message: 'No refresh token available' },
    invalidToken: { title: 'Link expired', message: 'This link or session is no longer valid.' },
    wrongPassword: { title: 'Wrong password', message: 'The current password is wrong.' },
    forbidden: { title: 'Access denied', message: 'You do not have permission to do this.' },
    recentSignInNeeded: { title: 'Please confirm it is you', message: 'Enter your password to continue.' },
    secondFactorNeeded: {
      title: 'Two-factor authentication required',
      message: 'Turn it on in your profile to use this area.',
    },
    notFound: { title: 'Not found', message: 'What you are looking for does not exist.' },
    removed: { title: 'No longer sold', message: 'This product is no longer sold here.' },
    methodNotAllowed: { title: 'Method not allowed', message: 'This address does not take that method.' },
    notAcceptable: { title: 'Unknown version', message: 'There is no such version of the API.' },
    unknownClient: { title: 'Unknown client', message: 'The client id is not known.' },
    conflict: { title: 'Conflict', message: 'Something has changed in the meantime. Reload and try again.' },
    figuresChanged: { title: 'Amounts updated', message: 'Prices or fees have changed. Please check the new amounts.' },
    placeNotKept: {
      title: 'Place not held',
      message: 'You can order for this time slot, but your place is not held until then.',
    },
    slotTaken: { title: 'Time slot taken', message: 'This time slot is no longer available. Choose another one.' },
    outOfStock: {
      title: 'Not enough stock',
      message: 'One or more products are no longer available in that quantity.',
    },
    nothingToPick: {
      title: 'Nothing to pick',
      message: 'No order here can be picked now.',
    },
    inRun: {
      title: 'Order being picked',
      message: 'The order is being picked: its goods cannot be changed until that is finished.',
    },
    nothingToBring: { title: 'Nothing to deliver', message: 'No order here can be delivered now.' },
    inRound: { title: 'Order already in a round', message: 'The order is already in another delivery round.' },
    tooLate: {
      title: 'Too late',
      message: 'It is too late to answer: the time is over, or the order has been picked.',
    },
    waitingForAnswer: {
      title: 'Answer awaited',
      message: 'A customer still has to answer about a replacement.',
    },
    notPaid: {
      title: 'Order not paid',
      message: 'The order is waiting for payment. Until then it can only be cancelled.',
    },
    paymentNeeded: {
      title: 'More than is reserved',
      message:
        'The order would cost more than the amount reserved: the change will be made once the difference is paid.',
    },
    moveNotAllowed: { title: 'Change not possible', message: 'The status of the order does not allow this change.' },
    twinRunning: { title: 'Already in progress', message: 'The same request is being processed.' },
    keyReused: { title: 'Key already used', message: 'This idempotency key was used for another request.' },
    tooLarge: { title: 'Request too large', message: 'The request is larger than allowed.' },
    unsupportedMedia: { title: 'Unsupported format', message: 'This content format is not accepted.' },
    invalid: { title: 'Invalid data', message: 'Please check the fields named.' },
    tooMany: { title: 'Too many attempts', message: 'Please wait a moment before you try again.' },
    tooManyOpenOrders: {
      title: 'Too many open orders',
      message:
        'Five unpaid orders are already open with this email address. Sign in with a confirmed address, or cancel an order from its email, then try again.',
    },
    tooManyOrders: {
      title: 'Too many orders in a short time',
      message:
        'Many orders have just been placed without a confirmed address. Sign in with a confirmed address, or try again later.',
    },
    unavailable: {
      title: 'Service unavailable',
      message: 'The service is unavailable for a moment. Please try again shortly.',
    },
    diskFull: {
      title: 'Disk full',
      message: 'The shop’s server has no room left for this file. Tell whoever looks after it, then try again.',
    },
    network: { title: 'No network', message: 'The server did not answer.' },
    badAnswer: { title: 'Unreadable answer', message: 'Unexpected response structure.' },
    unexpected: { title: 'Error', message: 'An unexpected error occurred.' },
  },
  paymentNeededOfStaff: {
    asked: (amount) =>
      `The order would cost more than the amount reserved. The customer has been sent a link by email to pay the difference of ${amount}: the change is made once it is paid.`,
    notAsked:
      'The order would cost more than the amount reserved, and it is too late to have the difference paid: the change is not saved.',
  },
  notSent:
    'Nothing has been sent yet: this page was not fully loaded. What you typed is still here, except passwords. Please press again; if this happens again, turn on JavaScript in your browser.',
  taskFailed: 'The task failed after several tries. Start it again later.',
  importFailures: {
    empty: 'This file is empty.',
    noHeader: 'The first row of the file must name the columns.',
    notTable: 'This file is neither CSV nor an .xlsx workbook.',
    oldWorkbook: 'This is an old workbook (.xls): save it as .xlsx or CSV.',
    openDocument: 'This is an OpenDocument workbook (.ods): save it as .xlsx or CSV.',
    encrypted: 'This workbook has a password: take it off, then send the file again.',
    broken: 'This workbook is damaged: open it in a spreadsheet, save it, then send it again.',
    doctype: 'This workbook contains definitions (DOCTYPE) that are not accepted.',
    unpacked: 'Unpacked, this file is larger than 500 MB.',
    sharedStrings: 'The texts of this workbook are larger than 200 MB.',
    noSheet: 'This workbook has no visible sheet of that name.',
    tooManyColumns: 'Row {{row}} names more than 200 columns: column {{column}} is one too many.',
    tooManyRows: 'The file has more than 200,000 rows of goods: row {{row}} is one too many.',
    quote: 'In row {{row}} a quote is opened and never closed.',
    fileGone: 'The file is not there any more: send it again.',
    interrupted: 'Reading failed after several tries. Send the file again later.',
  },
  calendar: {
    summary: { delivery: (shop) => `Delivery from ${shop}`, pickup: (shop) => `Collect my order, ${shop}` },
    order: 'Order',
  },
  picking: { nothingFound: 'None of the goods ordered were available.' },
  sheet: {
    fileName: 'Products',
    heads: {
      name: 'Product',
      code: 'Code',
      barcode: 'Barcode',
      otherBarcodes: 'Other barcodes',
      scaleCode: 'Scale code',
      category: 'Category',
      unit: 'Sold by',
      store: 'Store',
      price: 'Price',
      wholesalePrice: 'Wholesale price',
      discount: 'Discount in %',
      onHand: 'Store stock',
      available: 'Of which available',
      shelf: 'Shelf',
      vat: 'VAT in %',
      origin: 'Origin',
      visible: 'On sale',
    },
    units: { P: 'Piece', KG: 'Kilogram', COLIS: 'Case', BOUTEILLE: 'Bottle', LITRE: 'Litre' },
    yes: 'Yes',
    no: 'No',
  },
  categories: categoryNames,
};
