import {expect, it} from '@jest/globals';
import {readPageFiles} from './readPageFiles';

const HTML = `<html><head>
<script src=/docs/assets/js/document.1.js defer></script>
<script type=text/plain data-page-tools="" src=/docs/assets/js/page-tools.2.js></script>
<link rel=stylesheet href=/docs/assets/css/styles.3.css />
<link rel=stylesheet media=print href=/docs/assets/styles/print.4.css>
<noscript><link rel=stylesheet href=/docs/assets/styles/no-script.5.css></noscript>
<script type=text/plain data-application="10.a 11.b" src=/docs/assets/js/runtime~main.6.js></script>
<script type=text/plain data-application="" src=/docs/assets/js/main.7.js></script>
</head></html>`;

it('lists what a page loads at once, and the scripts of its application', () => {
  expect(readPageFiles(HTML)).toEqual({
    first: ['/docs/assets/css/styles.3.css', '/docs/assets/js/document.1.js'],
    application: ['runtime~main.6', 'main.7', '10.a', '11.b'].map((name) => `/docs/assets/js/${name}.js`),
  });
});
