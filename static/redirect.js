// Takes query and hash along from a moved page; without script the page's own refresh leads on.
const target = document.querySelector('link[rel=canonical]').getAttribute('href');
window.location.replace(target + window.location.search + window.location.hash);
