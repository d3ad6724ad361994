/** Creates what is said at the lower edge of the window, with a button. */
export function createNotice(text: string, label: string, onPress: () => void): HTMLElement {
  const button = document.createElement('button');
  button.className = 'button button--secondary button--sm';
  button.textContent = label;
  button.addEventListener('click', onPress);
  const notice = document.createElement('div');
  notice.className = 'page-notice';
  notice.append(`${text} `, button);
  return notice;
}
