// Takes query and hash along from a moved page; without script the page's own refresh leads on.
const {href} = document.querySelector('link[rel=canonical]');
const target = new URL(href);
if (window.location.search) target.search = window.location.search;
if (window.location.hash) target.hash = window.location.hash;
window.location.replace(target);
