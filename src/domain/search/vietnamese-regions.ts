/** Words for the same in the North and the South, and its usual spellings. Of those behind `>` none stands for the others. */
const alike = [
  ...['heo, lợn', 'bắp, ngô', 'đậu phộng, lạc', 'dứa > thơm, khóm', 'quả, trái', 'súp lơ, bông cải', 'chén, bát'],
  ...[
    'xà phòng, xà bông',
    'tã, bỉm',
    'mè, vừng',
    'pho mát, phô mai, phô mát',
    'đậu phụ, đậu hũ, đậu hủ',
    'thìa, muỗng',
  ],
  ...[
    'dưa chuột, dưa leo',
    'đậu xanh > đỗ xanh',
    'đậu đen > đỗ đen',
    'chả giò, nem rán',
    'ly, cốc',
    'đĩa, dĩa',
    'sốt, xốt',
    'mù tạc, mù tạt',
  ],
  ...['sô cô la, socola, chocolate', 'khoai mì, sắn', 'bí đỏ, bí ngô, bí rợ', 'giăm bông, jambon, dăm bông'],
  ...['xi rô, si rô, siro', 'trà > chè', 'ba chỉ, ba rọi', 'nhang > hương', 'nến, đèn cầy', 'thức ăn, đồ ăn'],
  ...['mướp đắng, khổ qua', 'nghêu, ngao', 'bánh tráng, bánh đa', 'chanh dây, chanh leo', 'dầu hào, dầu hàu'],
  ...['bít tết, beefsteak', 'hòa tan, uống liền', 'lạp xưởng, lạp xường', 'khăn giấy, giấy ăn', 'viên, cục'],
].map((line) => {
  const [first = '', only = ''] = line.split(' > ');
  const list = first.split(', ');
  // Made once: a lexicon asks them of thousands of names.
  const from = list.map((word) => new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'iu'));
  return { from, to: [...list, ...only.split(', ')].filter(Boolean) };
});
/** Names have few such words; more forms would say the same. */
const mostForms = 12;

/** A Vietnamese name as the regions say it, itself first. */
export function regionalForms(name: string): string[] {
  const forms = new Set([name]);
  for (const { from, to } of alike)
    for (const form of [...forms])
      for (const place of from) {
        if (!place.test(form)) continue;
        for (const other of to) if (forms.size < mostForms) forms.add(form.replace(place, other));
      }
  return [...forms];
}
