import type {TextFact} from 'docusaurus-plugin-facts/facts';

/** The platform's addresses. Those with a scheme are base URLs, all others are host names. */
export const hosts = {
  docsBase: {text: '/docs/', meaning: 'base path of the documentation'},
  app: {text: 'https://millrace.example', meaning: 'web UI'},
  api: {text: 'https://api.millrace.example/v1', meaning: 'REST API'},
  sqlApi: {text: 'https://rt.millrace.example/sql', meaning: 'API of the legacy SQL service'},
  realtime: {text: 'https://rt.millrace.example', meaning: 'server-sent events of sources'},
  endpoints: {text: 'm.millrace.example', meaning: 'HTTP endpoints of workflows and sources'},
  email: {text: 'millrace.example', meaning: 'email triggers and mailboxes'},
  emailUpload: {text: 'upload.millrace.example', meaning: 'email triggers that deliver the raw message'},
  cli: {text: 'https://cli.millrace.example', meaning: 'CLI downloads'},
  code: {text: 'https://code.millrace.example', meaning: 'code of registry components'},
  status: {text: 'https://status.millrace.example', meaning: 'service status'},
  destinationAddresses: {
    text: '192.0.2.0/24\n198.51.100.0/24\n203.0.113.128/25',
    meaning: 'addresses that HTTP and S3 destinations send from, one a line',
  },
  workflowSse: {text: 'https://sdk.m.millrace.example', meaning: 'server-sent events of workflows'},
} as const satisfies Record<string, TextFact>;
