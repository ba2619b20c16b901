/** Words for the same in the North and the South, and its usual spellings. Of those behind `>` none stands for the others. */
const alike = [
  'heo, lợn',
  'bắp, ngô',
  'đậu phộng, lạc',
  'dứa > thơm, khóm',
  'quả, trái',
  'súp lơ, bông cải',
  'chén, bát',
  'xà phòng, xà bông',
  'tã, bỉm',
  'mè, vừng',
  'pho mát, phô mai, phô mát',
  'đậu phụ, đậu hũ, đậu hủ',
  'thìa, muỗng',
  'dưa chuột, dưa leo',
  'đậu xanh > đỗ xanh',
  'đậu đen > đỗ đen',
  'chả giò, nem rán',
  'ly, cốc',
  'đĩa, dĩa',
  'sốt, xốt',
  'mù tạc, mù tạt',
  'sô cô la, socola, chocolate',
  'khoai mì, sắn',
  'bí đỏ, bí ngô, bí rợ',
  'giăm bông, jambon, dăm bông',
  'xi rô, si rô, siro',
  'trà > chè',
  'ba chỉ, ba rọi',
  'nhang > hương',
  'nến, đèn cầy',
  'thức ăn, đồ ăn',
  'mướp đắng, khổ qua',
  'nghêu, ngao',
  'bánh tráng, bánh đa',
  'chanh dây, chanh leo',
  'dầu hào, dầu hàu',
  'bít tết, beefsteak',
  'hòa tan, uống liền',
  'lạp xưởng, lạp xường',
  'khăn giấy, giấy ăn',
  'viên, cục',
].map((line) => {
  const [first = '', only = ''] = line.split(' > ');
  const list = first.split(', ');
  return { from: list, to: [...list, ...only.split(', ')].filter(Boolean) };
});
/** Names have few such words; more forms would say the same. */
const mostForms = 12;

/** A Vietnamese name as the regions say it, itself first. */
export function regionalForms(name: string): string[] {
  const forms = new Set([name]);
  for (const { from, to } of alike)
    for (const form of [...forms]) {
      const text = form.toLowerCase();
      for (const word of from) {
        const at = placeOf(word, text);
        if (at < 0) continue;
        for (const other of to)
          if (forms.size < mostForms && other !== word)
            forms.add(form.slice(0, at) + other + form.slice(at + word.length));
      }
    }
  return [...forms];
}

const letter = /[\p{L}\p{M}]/u;

/** Where a word first stands in a text by itself, not as a part of another; -1 for nowhere. */
function placeOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + word.length))) return at;
  return -1;
}
