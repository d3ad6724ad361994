/**
 * The frame of every built page (Eta), as in @docusaurus/core 3.10.2 (`lib/ssg/ssgTemplate.html.js`) but for the
 * application's scripts: browsers neither fetch nor run them until the document script asks for them. The first carries
 * the names of the scripts of the page. Sheets of components are linked later (`src/plugins/hosting/linkStyles.ts`),
 * and the program that made the page is not named.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.filter((sheet) => sheet.includes('/styles.')).forEach((sheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= sheet %>" />
    <% }); %>
    <% const isOfPage = (script) => !script.includes('main.'); %>
    <% const ofPage = it.scripts.filter(isOfPage).map((script) => script.replace(/^.*[/]|[.]js$/g, '')).join(' '); %>
    <% it.scripts.filter((script) => !isOfPage(script)).forEach((script, at) => { %>
      <script type="text/plain" data-application="<%= at === 0 ? ofPage : '' %>" src="<%= it.baseUrl %><%= script %>"></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
