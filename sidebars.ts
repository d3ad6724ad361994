import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {createCategory, coldStartsLink, createGroup, createPageItem} from './src/config/sidebarItems';
import {HTML_PAGES} from './src/config/addresses';
import {restResource} from './src/features/rest-reference/restResource';

/** The three sidebars of v2. v1 has its own in `versioned_sidebars`. */
const sidebars = {
  docs: [
    createGroup('Start', [
      createCategory('Quickstart', '/quickstart/', HTML_PAGES.map(createPageItem)),
      createCategory('Guides', '/guides/', [
        createPageItem('/guides/approvals/'),
        createPageItem('/guides/signed-webhooks/'),
        createPageItem('/guides/nightly-batch/'),
        createPageItem('/guides/file-intake/'),
        createPageItem('/guides/poll-an-api/'),
        createPageItem('/guides/error-desk/'),
        createPageItem('/guides/publish-from-ci/'),
        createPageItem('/guides/test-locally/'),
      ]),
    ]),
    createGroup('Build', [
      createCategory('Workflows', '/workflows/', [
        createPageItem('/workflows/build-and-run/'),
        createPageItem('/workflows/steps/'),
        createPageItem('/workflows/steps/triggers/'),
        createPageItem('/workflows/steps/actions/'),
        createPageItem('/workflows/steps/using-props/'),
        createPageItem('/workflows/events/'),
        createPageItem('/workflows/events/inspect/'),
        createPageItem('/workflows/flow-control/'),
        createPageItem('/examples/waiting-to-execute-next-step-of-workflow/'),
        createPageItem('/workflows/errors/'),
        createPageItem('/workflows/concurrency-and-throttling/'),
        createPageItem('/delivery/'),
        createPageItem('/workflows/settings/'),
        createPageItem('/workflows/vpc/'),
        createPageItem('/workflows/domains/'),
        createPageItem('/workflows/sharing/'),
        createPageItem('/workflows/copy/'),
        createPageItem('/migrate-from-v1/'),
        createPageItem('/migrate-from-v1/constructs/'),
        createPageItem('/migrate-from-v1/pages/'),
      ]),
      createPageItem('/event-history/'),
      createCategory('Sources', '/sources/', [
        createPageItem('/sources/http/'),
        createPageItem('/sources/rss/'),
        createPageItem('/sources/logs/'),
      ]),
      createPageItem('/connected-accounts/'),
      createPageItem('/data-stores/'),
      createCategory('Code', '/code/', [
        createCategory('Node.js', '/code/nodejs/', [
          createPageItem('/code/nodejs/ai-code-generation/'),
          createPageItem('/code/nodejs/auth/'),
          createPageItem('/code/nodejs/http-requests/'),
          createPageItem('/code/nodejs/working-with-files/'),
          createPageItem('/code/nodejs/using-data-stores/'),
          createPageItem('/code/nodejs/delay/'),
          createPageItem('/code/nodejs/rerun/'),
          createPageItem('/code/nodejs/async/'),
          createPageItem('/code/nodejs/sharing-code/'),
        ]),
        createCategory('Python', '/code/python/', [
          createPageItem('/code/python/auth/'),
          createPageItem('/code/python/http-requests/'),
          createPageItem('/code/python/working-with-files/'),
          createPageItem('/code/python/using-data-stores/'),
          createPageItem('/code/python/rerun/'),
          createPageItem('/code/python/import-mappings/'),
          createPageItem('/code/python/faqs/'),
        ]),
        createCategory('Go', '/code/go/', [
          createPageItem('/code/go/http-requests/'),
          createPageItem('/code/go/working-with-files/'),
        ]),
        createCategory('Bash', '/code/bash/', [
          createPageItem('/code/bash/http-requests/'),
          createPageItem('/code/bash/working-with-files/'),
        ]),
        createCategory('Destinations', '/destinations/', [
          createPageItem('/destinations/http/'),
          createPageItem('/destinations/email/'),
          createPageItem('/destinations/s3/'),
          createPageItem('/destinations/sse/'),
          createPageItem('/destinations/emit/'),
          createPageItem('/destinations/snowflake/'),
          createPageItem('/destinations/triggers/'),
        ]),
        createPageItem('/environment-variables/'),
      ]),
      createPageItem('/http/'),
      createCategory('Integrations', '/apps/', [
        createPageItem('/apps/contributing/'),
        createPageItem('/components/'),
        createPageItem('/components/quickstart/nodejs/actions/'),
        createPageItem('/components/quickstart/nodejs/sources/'),
        createPageItem('/millrace-axios/'),
        createPageItem('/components/typescript/'),
        createPageItem('/components/guidelines/'),
        createPageItem('/components/migrating/'),
      ]),
    ]),
    createGroup('Run', [
      createCategory('Troubleshooting', '/troubleshooting/', [
        createPageItem('/status/'),
        createPageItem('/new-feature-or-bug/'),
      ]),
      createPageItem('/changes/'),
    ]),
    createGroup('Account', [
      createPageItem('/user-settings/'),
      createCategory('Projects', '/projects/', [createPageItem('/projects/git/')]),
      createCategory('Workspaces', '/workspaces/', [
        createPageItem('/workspaces-and-credits-faq/'),
        createPageItem('/workspaces/sso/google/'),
        createPageItem('/workspaces/sso/okta/'),
      ]),
    ]),
  ],
  reference: [
    createPageItem('/components/api/'),
    createCategory('CLI', null, [
      createPageItem('/cli/install/'),
      createPageItem('/cli/login/'),
      createPageItem('/cli/reference/'),
    ]),
    createCategory('API', '/api/', [
      createPageItem('/api/auth/'),
      createCategory('REST API', '/api/rest/', [
        restResource('Components'),
        restResource('Events'),
        restResource('Workspaces'),
        restResource('Sources'),
        restResource('Subscriptions'),
        restResource('Webhooks'),
        restResource('Workflows'),
        restResource('Users'),
        createPageItem('/api/rest/changes/'),
      ]),
      createPageItem('/api/rest/webhooks/'),
      createPageItem('/api/rest/rss/'),
      createPageItem('/api/sse/'),
      createPageItem('/scheduling-future-tasks/'),
    ]),
    createPageItem('/limits/'),
    createPageItem('/glossary/'),
    createCategory('Security and Privacy', '/privacy-and-security/', [
      createPageItem('/privacy-and-security/best-practices/'),
      createPageItem('/abuse/'),
      createPageItem('/privacy-and-security/pgp-key/'),
      createPageItem('/subprocessors/'),
    ]),
    createPageItem('/agents/'),
    coldStartsLink,
  ],
  pricing: [createPageItem('/pricing/')],
} satisfies SidebarsConfig;

export default sidebars;
