/**
 * The least a search box can be: an input, a worker that answers at once, and a list that changes with every key.
 * It carries DocSearch's class names, so that it is timed by the same code, and is what the dialog's times are
 * compared with: the machine and the browser are in both.
 */
export const BARE_PAGE = `<!doctype html><html lang="en"><title>Bare</title>
<div class="DocSearch-Modal"><input class="DocSearch-Input"><ul class="DocSearch-Dropdown"></ul></div>
<script>
const script = 'onmessage = ({data}) => postMessage(data)';
const worker = new Worker(URL.createObjectURL(new Blob([script], {type: 'text/javascript'})));
const list = document.querySelector('ul');
worker.onmessage = ({data}) => {
  list.innerHTML = Array.from({length: 8}, (_, at) => '<li><a href="#' + at + '">' + data + '</a></li>').join('');
};
document.querySelector('input').addEventListener('input', ({target}) => worker.postMessage(target.value));
</script></html>`;
