import type { RefusalCode } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';

type Words = { title: string; message: string };

/** What a refusal says to a person, by language. Field errors are keys instead, which the client translates. */
export const messages: Record<Language, Record<RefusalCode, Words>> = {
  fr: {
    malformed: { title: 'Demande illisible', message: 'La demande n’a pas pu être lue.' },
    unauthenticated: { title: 'Connexion requise', message: 'Connectez-vous pour continuer.' },
    invalidCredentials: { title: 'Connexion impossible', message: 'Adresse e-mail ou mot de passe incorrect.' },
    noRefreshToken: { title: 'Connexion requise', message: 'Aucun jeton de renouvellement n’est disponible.' },
    invalidToken: { title: 'Lien expiré', message: 'Ce lien ou cette session n’est plus valable.' },
    wrongPassword: { title: 'Mot de passe incorrect', message: 'Le mot de passe actuel est incorrect.' },
    forbidden: { title: 'Accès refusé', message: 'Vous n’avez pas l’autorisation nécessaire.' },
    recentSignInNeeded: { title: 'Confirmez votre identité', message: 'Saisissez votre mot de passe pour continuer.' },
    secondFactorNeeded: {
      title: 'Double authentification requise',
      message: 'Activez-la dans votre profil pour accéder à cet espace.',
    },
    notFound: { title: 'Introuvable', message: 'Ce que vous cherchez n’existe pas.' },
    removed: { title: 'Plus en vente', message: 'Ce produit n’est plus vendu ici.' },
    methodNotAllowed: { title: 'Méthode refusée', message: 'Cette adresse n’accepte pas cette méthode.' },
    notAcceptable: { title: 'Version inconnue', message: 'Cette version de l’API n’existe pas.' },
    unknownClient: { title: 'Client inconnu', message: 'L’identifiant du client n’est pas connu.' },
    conflict: { title: 'Conflit', message: 'Quelque chose a changé entre-temps. Rechargez et réessayez.' },
    figuresChanged: {
      title: 'Montants actualisés',
      message: 'Les prix ou les frais ont changé. Vérifiez les nouveaux montants.',
    },
    placeNotKept: {
      title: 'Place non réservée',
      message: 'Vous pouvez commander pour ce créneau, mais votre place n’est pas gardée d’ici là.',
    },
    slotTaken: { title: 'Créneau complet', message: 'Ce créneau n’est plus libre. Choisissez-en un autre.' },
    outOfStock: {
      title: 'Stock insuffisant',
      message: 'Un ou plusieurs produits ne sont plus disponibles en quantité suffisante.',
    },
    moveNotAllowed: { title: 'Changement impossible', message: 'L’état de la commande ne permet pas ce changement.' },
    twinRunning: { title: 'Demande en cours', message: 'La même demande est en cours de traitement.' },
    keyReused: { title: 'Clé déjà utilisée', message: 'Cette clé d’idempotence a servi pour une autre demande.' },
    tooLarge: { title: 'Demande trop volumineuse', message: 'La demande dépasse la taille permise.' },
    unsupportedMedia: { title: 'Format refusé', message: 'Ce format de contenu n’est pas accepté.' },
    invalid: { title: 'Données incorrectes', message: 'Vérifiez les champs indiqués.' },
    tooMany: { title: 'Trop de tentatives', message: 'Patientez un instant avant de réessayer.' },
    tooManyOpenOrders: {
      title: 'Trop de commandes en attente',
      message:
        'Cinq commandes sans paiement sont déjà en cours avec cette adresse e-mail. Connectez-vous avec une adresse confirmée, ou annulez une commande depuis son e-mail, puis réessayez.',
    },
    tooManyOrders: {
      title: 'Trop de commandes en peu de temps',
      message:
        'Beaucoup de commandes viennent d’être passées sans adresse confirmée. Connectez-vous avec une adresse confirmée, ou réessayez plus tard.',
    },
    unavailable: {
      title: 'Service indisponible',
      message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
    },
    diskFull: {
      title: 'Disque plein',
      message:
        'Le serveur du magasin n’a plus de place pour ce fichier. Prévenez la personne qui l’administre, puis réessayez.',
    },
    network: { title: 'Pas de réseau', message: 'Le serveur n’a pas répondu.' },
    badAnswer: { title: 'Réponse illisible', message: 'Structure de réponse inattendue.' },
    unexpected: { title: 'Erreur', message: 'Une erreur inattendue s’est produite.' },
  },
  en: {
    malformed: { title: 'Unreadable request', message: 'The request could not be read.' },
    unauthenticated: { title: 'Sign-in required', message: 'Please sign in to continue.' },
    invalidCredentials: { title: 'Sign-in failed', message: 'Invalid credentials.' },
    noRefreshToken: { title: 'Sign-in required', message: 'No refresh token available' },
    invalidToken: { title: 'Link expired', message: 'This link or session is no longer valid.' },
    wrongPassword: { title: 'Wrong password', message: 'The current password is wrong.' },
    forbidden: { title: 'Access denied', message: 'You do not have the permission this needs.' },
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
    conflict: { title: 'Conflict', message: 'Something has changed meanwhile. Reload and try again.' },
    figuresChanged: { title: 'Amounts updated', message: 'Prices or fees have changed. Please check the new amounts.' },
    placeNotKept: {
      title: 'Place not kept',
      message: 'You can order for this time slot, but your place is not kept until then.',
    },
    slotTaken: { title: 'Time slot taken', message: 'This time slot is not free any more. Choose another one.' },
    outOfStock: {
      title: 'Not enough stock',
      message: 'One or more products are no longer available in that quantity.',
    },
    moveNotAllowed: { title: 'Change not possible', message: 'The state of the order does not allow this change.' },
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
  vi: {
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
    moveNotAllowed: { title: 'Không thể thay đổi', message: 'Trạng thái đơn hàng không cho phép thay đổi này.' },
    twinRunning: { title: 'Đang xử lý', message: 'Yêu cầu giống hệt đang được xử lý.' },
    keyReused: { title: 'Khóa đã dùng', message: 'Khóa này đã được dùng cho một yêu cầu khác.' },
    tooLarge: { title: 'Yêu cầu quá lớn', message: 'Yêu cầu vượt quá kích thước cho phép.' },
    unsupportedMedia: { title: 'Định dạng không hỗ trợ', message: 'Định dạng nội dung này không được chấp nhận.' },
    invalid: { title: 'Dữ liệu không hợp lệ', message: 'Vui lòng kiểm tra các trường được nêu.' },
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
    network: { title: 'Mất kết nối', message: 'Máy chủ không phản hồi.' },
    badAnswer: { title: 'Phản hồi không đọc được', message: 'Cấu trúc phản hồi không như mong đợi.' },
    unexpected: { title: 'Lỗi', message: 'Đã xảy ra lỗi ngoài dự kiến.' },
  },
};
