/** What is tried first everywhere although it satisfies the rule: a short list of our own, no dictionary. */
const words = ['password', 'passw0rd', 'qwerty', 'azerty', 'motdepasse', 'iloveyou', 'bonjour', 'welcome', 'matkhau'];
const endings = ['', '1', '12', '123', '1234', '12345', '123456'];
const common: ReadonlySet<string> = new Set(words.flatMap((word) => endings.map((ending) => word + ending)));

/** Whether a new password is one of the first that anybody would try, like "Password1"; case makes no difference. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
