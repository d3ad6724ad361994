import {readFileSync} from 'node:fs';
import {PLACEHOLDER_DESCRIPTION} from '../../../src/markdown/front-matter';

/** A page with a text, and with fields in its front matter. */
export const page = (body: string, fields = ''): string =>
  `---\ntitle: A mistake\ndescription: A page with a mistake.\n${fields}---\n\n${body}\n`;

const TABS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";

/** A page with tabs of a group, each with its attributes. */
const withTabs = (group: string, ...tabs: readonly string[]): string =>
  page(
    `${TABS}<Tabs groupId="${group}">\n${tabs.map((tab) => `<TabItem ${tab}>\n\nText.\n\n</TabItem>\n`).join('')}</Tabs>`,
  );

// In two parts, so that no other program takes them for keys that were lost.
const TOKEN = `ghp_${'16C7e42F292c6912E7710c838347Ae178B4a'}`;
const KEY = `sk_live_${'51H8xYzAbCdEfGhIjKlMnOpQrStUvWx'}`;

const PRIVATE = `-----BEGIN RSA PRIVATE ${'KEY'}-----\nMIIEpAIBAAKCAQEA1c7x9z5Pad7OejecsQ0buoEVYkfQ4ZxPwHkPC7zC\n-----END`;

const titleOf = (file: string): string => /^title: .+$/m.exec(readFileSync(file, 'utf8'))?.[0] ?? '';

/** Pages with one mistake each, by what it is, with words of what is said about it. */
export const PAGES: Readonly<Record<string, {readonly text: string; readonly said: string}>> = {
  'A field that is not known': {
    said: 'is not known; write "sidebar_label"',
    text: page('Text.', 'sidebar_title: Mistake\n'),
  },
  'The description of the template': {
    said: 'allowed: one sentence of your own',
    text: `---\ntitle: A mistake\ndescription: ${PLACEHOLDER_DESCRIPTION}\n---\n\nText.\n`,
  },
  'A page that is still an outline': {
    said: '"outline" is true; allowed: nothing in what is published',
    text: page('Text.', 'outline: true\n'),
  },
  'A field that is missing': {
    said: '"description" is missing; allowed:',
    text: '---\ntitle: A mistake\n---\n\nText.\n',
  },
  'Front matter that is no YAML': {
    said: 'the front matter is no YAML: bad indentation',
    text: '---\ntitle: A mistake: twice\n---\n\nText.\n',
  },
  'A figure typed by hand': {
    said: '"512 KB" is typed by hand: write %limits.payloadSize%',
    text: page('A request can have %limits.payloadSize%, or 512 KB.'),
  },
  'A link to no heading': {
    said: 'there is no #memry; allowed: the id of a heading',
    text: page('See [memory](../../limits/index.mdx#memry).'),
  },
  'A term that the glossary lacks': {
    said: 'wrong term "evnet": the glossary has no such heading. Nearest: event',
    text: page('The <Term id="evnet">event</Term>.'),
  },
  'An element that is not closed': {
    said: 'MDX: Expected a closing tag for `<details>`',
    text: page('<details>\n\nText.'),
  },
  'A limit by a wrong name': {
    said: 'there is no fact "limits.payloadSzie". Nearest: %limits.payloadSize%',
    text: page('At most <Limit id="payloadSzie" />.'),
  },
  'Braces that are no expression': {
    said: 'MDX: Could not parse expression with acorn; braces are read as JavaScript',
    text: page('Send {a b}.'),
  },
  'An admonition that is not closed': {
    said: '":::tip[Try it]" is not closed; allowed: below its last line, a line with nothing but :::',
    text: page(':::tip[Try it]\n\nText.'),
  },
  'A block of code that is not closed': {
    said: 'is not closed before line 11, which opens another',
    text: page('```js\nlet a;\n\nText.\n\n```py\na = 1\n```'),
  },
  'An admonition of no kind': {
    said: '":::wraning" is no admonition; did you mean :::warning?',
    text: page(':::wraning\n\nText.\n\n:::'),
  },
  'A tab of no language': {
    said: '<TabItem value="js"> is no tab of the group "language"; did you mean "nodejs"?',
    text: withTabs('language', 'value="js" label="Node.js"'),
  },
  'A prop by a wrong name': {
    said: '<TabItem> has no "lable"; did you mean "label"?',
    text: withTabs('os', 'value="mac" lable="macOS"'),
  },
  'An import by a wrong name': {
    said: '"@site/src/pricing/Plans" exports no "PlanCard"; did you mean "PlanCards"?',
    text: page("import {PlanCard} from '@site/src/pricing/Plans';\n\n<PlanCard />"),
  },
  'A link to a file with a mistyped name': {
    said: 'did you mean "../../limits/index.mdx"?',
    text: page('See [limits](../../limit/index.mdx).'),
  },
  'A picture without a text alternative': {
    said: '<Picture> has no alt; write alt="…"',
    text: page('import Picture from \'@site/src/components/Picture\';\n\n<Picture title="A run">\n\n</Picture>'),
  },
  'An import of no file': {
    said: 'the import "@site/src/screens/NoSuchScreen" leads to no file',
    text: page("import Run from '@site/src/screens/NoSuchScreen';\n\n<Run />"),
  },
  'An image that is not there': {said: 'the picture "./run.png" is no file', text: page('![A run](./run.png)')},
  'An image of JSX that is not there': {
    said: 'the picture "./run.png" is no file',
    text: page('<img src="./run.png" alt="A run" />'),
  },
  'An image of JSX without a text alternative': {
    said: '(jsx-a11y/alt-text)',
    text: page('<img src="/img/run.png" />'),
  },
  'A file name as a text alternative': {
    said: 'has the text alternative "run-2.png"; allowed: what the picture shows, in words',
    text: page('![run-2.png](./run-2.png)'),
  },
  'A secret': {said: 'looks like a secret (GITHUB_TOKEN)', text: page(`\`${TOKEN}\` is the token.`)},
  'A key of a service that secretlint does not know': {
    said: 'looks like a secret (PATTERN)',
    text: page(`\`\`\`bash\nexport KEY=${KEY}\n\`\`\``),
  },
  'A key by its name': {
    said: 'looks like a secret (PATTERN)',
    text: page(`\`\`\`text\napi_key = ${'0a1b2c3d'.repeat(4)}\n\`\`\``),
  },
  'A value that YAML cuts off': {
    said: 'front matter "sidebar_label" ends before "#orders", which YAML takes for a comment',
    text: page('Text.', 'sidebar_label: Retry #orders\n'),
  },
  'A figure with two units': {
    said: '"%limits.payloadSize% KB" has two units',
    text: page('At most %limits.payloadSize% KB.'),
  },
  'A bare number with a unit': {
    said: 'is the bare number in bytes; allowed: %limits.payloadSize%',
    text: page('At most %limits.payloadSize.raw% KB.'),
  },
  'A name of a figure with spaces': {
    said: 'allowed: a name without spaces: %limits.payloadSize%',
    text: page('At most % limits.payloadSize %.'),
  },
  'A table whose second row is broken': {
    said: 'the table is shown as text',
    text: page('| A | B |\n| --- |\n| 1 | 2 |'),
  },
  'Bold that is not closed': {said: '"**" is shown as it is', text: page('This is **bold.')},
  'Code that is not closed': {
    said: 'is shown as it is; allowed: code has as many backticks',
    text: page('This is `code.'),
  },
  'A footnote without a note': {said: '"[^1]" is shown as it is', text: page('As measured.[^1]')},
  'A listener in a page': {said: '<b onclick> does nothing in a page', text: page('<b onclick="go()">Go</b>')},
  'An attribute of HTML': {said: 'pages are MDX; write className', text: page('<b class="wide">Go</b>')},
  'A style in quotes': {said: '<b style="color: red"> stops the build', text: page('<b style="color: red">Go</b>')},
  'A frame of another site': {said: '<iframe> is not for pages', text: page('<iframe src="https://example.com/" />')},
  'A script in a page': {said: '<script> is not for pages', text: page('<script src="/a.js"></script>')},
  'A component in lower case': {said: '<no> is not a valid element name', text: page('<no />')},
  'A name of nothing': {said: 'the page defines no "undefined"', text: page('The {undefined.name}.')},
  'An import that nothing uses': {said: 'the import "Tabs" is not used', text: page(`${TABS}Text.`)},
  'A tab twice': {
    said: '<TabItem value="mac"> is there twice',
    text: withTabs('os', 'value="mac"', 'value="mac"'),
  },
  'A tab with the label of another language': {
    said: 'has the label of another language; allowed: value="nodejs"',
    text: withTabs('language', 'value="python" label="Node.js"'),
  },
  'Lines that end as on Windows': {
    said: 'the lines end as on Windows (CRLF)',
    text: page('Text.').replaceAll('\n', '\r\n'),
  },
  'A file that is not UTF-8': {said: 'the file holds bytes that are no UTF-8', text: page('Caf\uFFFD.')},
  'A key in a header': {
    said: 'looks like a secret (PATTERN)',
    text: page(
      '```bash norun="an example"\ncurl -H "Authorization: Bearer mr_live_9f8c7b6a5d4e3f2a1b0c9d8e" https://api.example\n```',
    ),
  },
  'A byte order mark': {said: 'the file begins with a byte order mark', text: `\uFEFF${page('Text.')}`},
  'The title of another page': {
    said: 'is that of docs/limits/index.mdx too',
    text: `---\n${titleOf('docs/limits/index.mdx')}\ndescription: A page with a mistake.\n---\n\nText.\n`,
  },
  'A day that does not exist': {
    said: 'front matter "changes" is ["2026-02-31 Retries are explained"]',
    text: page('Text.', "changes: ['2026-02-31 Retries are explained']\n"),
  },
  'A day that has not come': {
    said: 'front matter "changes" is ["2062-11-20 Retries are explained"]',
    text: page('Text.', "changes: ['2062-11-20 Retries are explained']\n"),
  },
  'A picture of static that is not there': {
    said: 'the picture "/img/none.png" is no file',
    text: page('![A run](/img/none.png)'),
  },
  'A link to a file of the sources': {
    said: 'would publish a file of the sources (src/facts/hosts.ts)',
    text: page('See [the code](../../../src/facts/hosts.ts).'),
  },
  'A link without a scheme': {
    said: 'the link "www.example.com" leads to no file',
    text: page('See [the example](www.example.com).'),
  },
  'A link without a text': {
    said: 'the link has no text',
    text: page('See [](../../limits/index.mdx).'),
  },
  'A heading without a text': {
    said: 'the heading has no text',
    text: page('## {/* #none */}\n\nText.'),
  },
  'A link with a space in it': {
    said: 'a link has no space between its text and its target',
    text: page('See [limits] (../../limits/index.mdx).'),
  },
  'A link of a wiki': {
    said: '"[[Limits]]" is shown as it is',
    text: page('See [[Limits]].'),
  },
  'Highlighted text': {
    said: '"==new==" is shown as it is',
    text: page('This is ==new== text.'),
  },
  'An admonition with a space': {
    said: '"::: tip" is shown as it is',
    text: page('::: tip\n\nText.\n\n:::'),
  },
  'Code between apostrophes': {
    said: "\"'''js\" is shown as it is",
    text: page("'''js\ncode();\n'''"),
  },
  'The id of a heading as in older pages': {
    said: 'allowed: the id of a heading as {/* #section */}',
    text: page('## Section {#section}\n\nText.'),
  },
  'A fold without a summary': {
    said: '<details> element must have <summary> as content',
    text: page('<details>\n\nText.\n\n</details>'),
  },
  'Tabs without a tab': {
    said: '<Tabs> has no tabs',
    text: withTabs('os'),
  },
  'Marks of Markdown in the front matter': {
    said: 'front matter "sidebar_label" has "**"',
    text: page('Text.', 'sidebar_label: A **bold** word\n'),
  },
  'A private key': {
    said: '"-----BEG…" looks like a secret (PATTERN)',
    text: page(`\`\`\`text\n${PRIVATE}\n\`\`\``),
  },
  'A term in a heading': {
    said: '<Term> is in a heading',
    text: page(
      'import Term from \'@site/src/glossary/Term\';\n\n## One <Term id="execution">execution</Term>\n\nText.',
    ),
  },
  'The id of a heading without its mark': {
    said: '{/* memory */} is a comment; allowed: the id of a heading',
    text: page('## Memory {/* memory */}\n\nText.'),
  },
  'An entity without its semicolon': {
    said: '"&copy" is shown as it is',
    text: page('Text &copy a year.'),
  },
  'Raised text of Pandoc': {
    said: '"^2^" is shown as it is; allowed: raised text is <sup>',
    text: page('Five m^2^ wide.'),
  },
  'Lowered text of Pandoc': {
    said: '"~2~" is struck out; allowed: lowered text as <sub>',
    text: page('Some H~2~O here.'),
  },
  'A task list of GitHub': {
    said: '"[ ]" is a box that nobody can tick',
    text: page('- [ ] Create an account'),
  },
  'An emoji by its name': {
    said: '":rocket:" is shown as it is',
    text: page('It works :rocket: now.'),
  },
  'A picture on another site': {
    said: 'is on another site, which the policy of this one does not load',
    text: page('![A run](https://github.com/user-attachments/assets/a)'),
  },
  'A link to the source of a page': {
    said: 'leads to the source of a page; allowed: its path',
    text: page('See [limits](https://github.com/millrace/docs/blob/main/docs/limits/index.mdx).'),
  },
  'Tabs of MkDocs': {
    said: 'tabs are <Tabs> with a <TabItem> for each choice',
    text: page('=== "Python"\n\nText.'),
  },
  'A note of reStructuredText': {
    said: '".. note::" is shown as it is',
    text: page('.. note::\n\nText.'),
  },
  'A list of terms': {
    said: '": T" is shown as it is; allowed: a list of terms is a table',
    text: page('Memory\n: The space of a step.'),
  },
  'A formula': {
    said: 'because the site draws no mathematics',
    text: page('The rate is $r = n/t$ each.'),
  },
  'A bullet of Word': {
    said: 'a list begins its lines with "- "',
    text: page('• One\n• Two'),
  },
  'A list without spaces': {
    said: 'a list has a space after its mark',
    text: page('-One\n-Two'),
  },
  'A dash of a typewriter': {
    said: '" -- " is shown as it is',
    text: page('One -- two.'),
  },
  'A table of contents of Markdown': {
    said: 'because every page shows its headings',
    text: page('[TOC]\n\nText.'),
  },
  'A size in a picture': {
    said: 'a picture is ![what it shows]',
    text: page('![A run](./run.png =100x20)'),
  },
  'A place of HTML': {
    said: 'is no place to link to; allowed: a heading with an id',
    text: page('<a name="memory"></a>\n\nText.'),
  },
  'Looks in an attribute': {
    said: '<p align> is looks, which the theme has',
    text: page('<p align="center">Text.</p>'),
  },
  'A video without captions': {
    said: '(jsx-a11y/media-has-caption)',
    text: page('<video src="/a.mp4" />'),
  },
  'An import of another bundler': {
    said: 'is of a package that this site does not have',
    text: page("import code from '!!raw-loader!./a.js';\n\n<pre>{code}</pre>"),
  },
  'A diagram without a description': {
    said: 'a diagram needs the lines "accTitle: …" and "accDescr: …"',
    text: page('```mermaid\nflowchart TD\n  a[One] --> b[Two]\n```'),
  },
  'A name of v1 on a page of v2': {
    said: '"$end" is of v1 alone',
    text: page('Call `$end("done")` to end the workflow.'),
  },
  'An error of v1 on a page of v2': {
    said: '"Runtime Quota Exceeded" is of v1 alone',
    text: page('Then it fails with *Runtime Quota Exceeded*.'),
  },
  'A command that does not exist': {
    said: 'unknown command "millrace lgoin"',
    text: page('Run `millrace lgoin` first.'),
  },
  'An operation that does not exist': {
    said: 'did you mean GET /sources/{id}/events?',
    text: page('Call `GET /sources/<id>/evnets`.'),
  },
  'A link that is a program': {
    said: 'the link "javascript:alert(1)" is no address',
    text: page('See [this](javascript:alert(1)).'),
  },
  'A link of an element that is a program': {
    said: 'the link "data:text/html,a" is no address',
    text: page('See <a href="data:text/html,a">this</a>.'),
  },
  'A scheme with a mistake': {
    said: 'the link "htps://example.com/" is no address',
    text: page('See [this](htps://example.com/).'),
  },
  'A link that says another address': {
    said: 'the link says "https://example.com/a" and leads to',
    text: page('See [https://example.com/a](https://example.com/b).'),
  },
  'A link of an element to no page': {
    said: 'the link "/limit/" leads to no file',
    text: page('See <a href="/limit/">limits</a>.'),
  },
  'A path of a file in an element': {
    said: 'in an element is not followed',
    text: page('See <a href="../../limits/index.mdx">limits</a>.'),
  },
  'A poster that is not there': {
    said: 'the picture "/img/none.png" is no file',
    text: page('<video src="/img/none.mp4" poster="/img/none.png" />'),
  },
  'Captions that are not there': {
    said: 'the picture "/img/none.vtt" is no file',
    text: page('<video src="/img/none.mp4"><track kind="captions" src="/img/none.vtt" /></video>'),
  },
  'A merge that is not finished': {
    said: 'the page has a merge that is not finished',
    text: page('<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main'),
  },
  'The middle of a merge': {
    said: 'the page has a merge that is not finished',
    text: page('One.\n=======\n\nTwo.'),
  },
  'The middle of a merge between blank lines': {
    said: 'the page has a merge that is not finished',
    text: page('One.\n\n=======\n\nTwo.'),
  },
  'A figure of no group': {
    said: 'wrong token %limit.payloadSize%: there is no fact "limit.payloadSize". Nearest: %limits.payloadSize%',
    text: page('At most %limit.payloadSize%.'),
  },
  'A figure of no group in front matter': {
    said: 'wrong token %hotes.statut%: there is no fact "hotes.statut". Nearest: %hosts.status%',
    text: page('Text.', 'sidebar_label: "%hotes.statut%"\n'),
  },
  'A figure of v1 and no group': {
    said: 'Nearest: %v1.limits.attachment%',
    text: page('At most %v1.limit.attachment%.'),
  },
  'A link to a file of another version': {
    said: 'leads to a file of another version; allowed: its address; write /v1/limits/',
    text: page('See [limits](../../../versioned_docs/version-v1/limits/index.mdx).'),
  },
  'A heading with nothing below it': {said: 'there is nothing below "One"', text: page('## One\n\n## Two\n\nText.')},
  'An id with a space': {said: '"#Section One" is no id', text: page('## Section {/* #Section One */}\n\nText.')},
  'A heading whose id changes with a figure': {
    said: 'the id of this heading would change with its figure',
    text: page('## A limit of %limits.payloadSize%\n\nText.'),
  },
  'An id of two elements': {
    said: 'the id "one" is there twice',
    text: page('<span id="one">A</span> and <span id="one">B</span>.'),
  },
  'A table without rows': {said: 'the table has no rows', text: page('| A | B |\n| --- | --- |')},
  'Two columns of one name': {said: 'two columns are called "A"', text: page('| A | A |\n| --- | --- |\n| 1 | 2 |')},
  'A paragraph twice': {
    said: 'is on the page twice',
    text: page(
      'A workspace has one limit that applies to all its workflows together and to sources.\n\nA workspace has one limit that applies to all its workflows together and to sources.',
    ),
  },
  'A highlight that does not end': {
    said: 'begins or ends alone',
    text: page('```js norun="an example"\n// highlight-start\nexport default 1;\n```'),
  },
  'A highlight of no line': {
    said: 'highlights line 7, and the code has 1',
    text: page('```js {7} norun="an example"\nexport default 1;\n```'),
  },
  'A day that no calendar has': {said: '"2026-02-31" is no day', text: page('It begins on 2026-02-31.')},
  'A day that others read otherwise': {
    said: '"11/26/2026" is another day for readers elsewhere',
    text: page('It begins on 11/26/2026.'),
  },
  'The year of the build': {said: 'is another text in each build', text: page('It is {new Date().getFullYear()}.')},
  'A wrong attribute for screen readers': {
    said: '(jsx-a11y/aria-props)',
    text: page('<span aria-labeledby="a">Text</span>'),
  },
  'A block in a paragraph': {said: '<div> cannot be in <p>', text: page('<p>One <div>two</div></p>')},
  'An empty element with a text': {said: 'End tag for <br> must be omitted', text: page('One <br>two</br> three.')},
  'Text beside tabs': {
    said: 'is in <Tabs> and in no tab',
    text: page(`${TABS}<Tabs groupId="os">\nText.\n<TabItem value="mac">\n\nText.\n\n</TabItem>\n</Tabs>`),
  },
  'Two default tabs': {
    said: 'two tabs are the default',
    text: withTabs('os', 'value="a" default', 'value="b" default'),
  },
  'Two tabs of one label': {
    said: '<TabItem label="A"> is there twice',
    text: withTabs('os', 'value="a" label="A"', 'value="b" label="A"'),
  },
  'A page without a text': {said: 'the page says nothing', text: page('')},
  'An error by a wrong name': {
    said: '"Event Queue Overflow" is no error; did you mean "Event Queue Full"?',
    text: page('It ends with Event Queue Overflow.'),
  },
  'A status by a wrong name': {
    said: '"Failed" is no status of an event;',
    text: page('The event has the status **Failed**.'),
  },
  'A code of an error that does not exist': {
    said: '"access_denied" is no code of an error; allowed: invalid_request',
    text: page('```json\n{"error": {"code": "access_denied", "message": "No."}}\n```'),
  },
  'A status of HTTP that does not exist': {
    said: '"499" is no status of HTTP',
    text: page('It answers with status 499.'),
  },
  'A role by a wrong name': {said: '"Editor" is no role; allowed: Owner', text: page('It needs the Editor role.')},
  'A plan that does not exist': {
    said: '"Business" is no plan; allowed: Free',
    text: page('It is part of the Business plan.'),
  },
  'An environment variable that does not exist': {
    said: '"MILLRACE_API_TOKEN" is no environment variable of Millrace; did you mean "MILLRACE_API_KEY"?',
    text: page('```bash norun="it is an example"\necho "$MILLRACE_API_TOKEN"\n```'),
  },
  'A name of code with a mistake': {
    said: '"worklfow_id" is in no other code; did you mean "workflow_id"?',
    text: page('The field `worklfow_id` has it.'),
  },
  'A field of an event with a mistake': {
    said: '"evnet" is in no other code; did you mean "event"?',
    text: page('Read `steps.trigger.evnet` first.'),
  },
  'A group of tabs with a mistake': {
    said: '"langauge" is no group of tabs; did you mean "language"?',
    text: withTabs('langauge', 'value="a" label="A"'),
  },
  'A sample in the tab of another language': {
    said: '<TabItem value="nodejs"> shows python code',
    text: page(
      `${TABS}<Tabs groupId="language">\n<TabItem value="nodejs" label="Node.js">\n\n\`\`\`python norun="short"\na = 1\n\`\`\`\n\n</TabItem>\n</Tabs>`,
    ),
  },
  'A host with a mistake': {
    said: '"api.milrace.example" is no host of Millrace; did you mean api.',
    text: page('Ask https://api.milrace.example/v1.'),
  },
  'A host under another name': {
    said: '"docs.millrace.com" is no host of Millrace',
    text: page('See https://docs.millrace.com/limits.'),
  },
  'A picture that code asks for and that is not there': {
    said: 'the import "./none.png" leads to no file',
    text: page('<img src={require("./none.png").default} alt="A run" />'),
  },
  'A language that does not exist': {
    said: '<b lang="english"> is no language',
    text: page('<b lang="english">Go</b>'),
  },
  'An attribute with a wrong value': {
    said: 'Attribute "dir" has invalid value "left"; allowed: "ltr", "rtl", "auto"',
    text: page('<b dir="left">Go</b>'),
  },
  'An element that browsers no longer know': {
    said: '<center> is deprecated',
    text: page('<center>Go</center>'),
  },
  'A size in the section of a limit': {
    said: '"100 KB" is typed by hand: write %limits.environmentVariable%',
    text: page('An environment variable can have up to 100 KB.'),
  },
  'A figure in words': {
    said: '"two gigabytes" is typed by hand: write %limits.tmp%',
    text: page('A disk of two gigabytes.'),
  },
  'JSON under another name': {said: 'the block is JSON, and is called "text"', text: page('```text\n{"a": 1}\n```')},
  'A prompt in a command': {said: 'the block has a prompt', text: page('```bash norun="short"\n$ ls\n```')},
  'A line of code that nobody can read': {
    said: 'line 1 of the block has more than 200 characters',
    text: page(`\`\`\`text\n${'a '.repeat(120)}\n\`\`\``),
  },
  'A table of one column': {said: 'the table has one column', text: page('| A |\n| --- |\n| 1 |')},
  'An emoji in a heading': {said: 'the heading has an emoji', text: page('## Go \u{1F680}\n\nText.')},
  'A field of another type': {
    said: '"hide_title" must be a boolean',
    text: page('Text.', 'hide_title: maybe\n'),
  },
  'Steps that start again at 1': {
    said: 'the steps start again at 1',
    text: page('1. One\n\n```bash norun="short"\nls\n```\n\n1. Two'),
  },
};
