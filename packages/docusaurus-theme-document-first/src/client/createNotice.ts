/** Creates what is said at the lower edge of the window, with a button. */
export function createNotice(text: string, label: string, onPress: () => void): HTMLElement {
  const words = document.createElement('p');
  words.textContent = text;
  const button = document.createElement('button');
  button.className = 'button button--primary button--sm';
  button.textContent = label;
  button.addEventListener('click', onPress);
  const notice = document.createElement('div');
  notice.className = 'page-notice';
  notice.append(words, button);
  return notice;
}
