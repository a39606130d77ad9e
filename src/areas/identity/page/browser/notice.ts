// A message for the account page, from the page that opens it. In storage, because a link could contain any text.
const NAME = 'annex-notice';

export const leaveNotice = (text: string): void => sessionStorage.setItem(NAME, text);

export function takeNotice(): string {
  const text = sessionStorage.getItem(NAME) ?? '';
  sessionStorage.removeItem(NAME);
  return text;
}
