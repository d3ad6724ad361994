import {expect, it} from '@jest/globals';
import {readPageFiles} from './readPageFiles';

const HTML = `<html><head>
<script src=/docs/assets/js/document.1.js data-application="10 11.b" defer></script>
<link rel=stylesheet href=/docs/assets/css/styles.3.css />
<link rel=stylesheet media=print href=/docs/assets/styles/print.4.css>
<noscript><link rel=stylesheet href=/docs/assets/styles/no-script.5.css></noscript>
</head></html>`;
const APPLICATION = {scripts: ['assets/js/runtime~main.6.js', 'assets/js/main.7.js'], shared: {10: '10.a'}};

it('lists what a page loads at once, and the scripts of its application', () => {
  expect(readPageFiles(HTML, APPLICATION)).toEqual({
    first: ['/docs/assets/css/styles.3.css', '/docs/assets/js/document.1.js'],
    application: ['runtime~main.6', 'main.7', '10.a', '11.b'].map((name) => `/docs/assets/js/${name}.js`),
  });
});
