/** Creates a notice with a button for the bottom of the viewport. */
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
