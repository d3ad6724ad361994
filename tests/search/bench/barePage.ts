/**
 * The simplest possible search box: an input, a worker that answers at once, and a list of eight links that changes
 * with every key. The times of the dialog are compared with it, because both include the machine and the browser.
 */
export const BARE_PAGE = `<!doctype html><html lang="en"><title>Bare</title>
<input role="combobox"><div role="listbox"></div>
<script>
const script = 'onmessage = ({data}) => postMessage(data)';
const worker = new Worker(URL.createObjectURL(new Blob([script], {type: 'text/javascript'})));
const list = document.querySelector('div');
worker.onmessage = ({data}) => {
  list.innerHTML = Array.from({length: 8}, (_, at) => '<a role="option" href="#' + at + '">' + data + '</a>').join('');
};
document.querySelector('input').addEventListener('input', ({target}) => worker.postMessage(target.value));
</script></html>`;
