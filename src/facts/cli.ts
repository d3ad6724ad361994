/** One positional argument of a command. */
export interface CliArgument {
  /** As it appears in the usage line, such as `<source-id-or-name>`. */
  readonly name: string;
  readonly required: boolean;
  readonly meaning: string;
  /** The fixed words the argument accepts, with their short forms. */
  readonly values?: readonly {readonly value: string; readonly alias?: string}[];
}

/** One flag of a command. */
export interface CliFlag {
  readonly name: `-${string}`;
  readonly alias?: `-${string}`;
  /** Placeholder of the flag's value; a flag without one is a switch. */
  readonly value?: string;
  readonly meaning: string;
}

/** One command of the CLI, as the reference page and the sample checks read it. */
export interface CliCommand {
  /** Words after `millrace`, such as `init app`. */
  readonly name: string;
  readonly summary: string;
  readonly args: readonly CliArgument[];
  readonly flags: readonly CliFlag[];
  /** What a successful run prints: the layout is fixed, and the values are examples. */
  readonly prints: string;
}

const profile = {
  name: '--profile',
  alias: '-p',
  value: '<profile>',
  meaning: 'Use this profile of the config file instead of the default one.',
} as const satisfies CliFlag;

const source = {
  name: '<source-id-or-name>',
  required: true,
  meaning: 'ID of the event source (`dc_…`) or its name slug.',
} as const satisfies CliArgument;

/** Flags that every command accepts. */
export const cliGlobalFlags = [profile] as const satisfies readonly CliFlag[];

/** Flags that are used without a command. */
export const cliRootFlags = [
  {name: '--version', meaning: 'Print the version of the CLI.'},
] as const satisfies readonly CliFlag[];

/** Joins the lines of a transcript. */
const lines = (...text: readonly string[]): string => text.join('\n');

/** Every command of `millrace`, in alphabetical order. */
export const cliCommands = [
  {
    name: 'delete',
    summary: 'Deletes an event source.',
    args: [source],
    flags: [],
    prints: 'Deleted dc_Wq8Rby (harbour-notices)',
  },
  {
    name: 'deploy',
    summary: 'Deploys an event source, then listens for its events.',
    args: [
      {
        name: '<key-file-or-url>',
        required: false,
        meaning:
          'Key of a registry component, path of a local file, or URL of a hosted one. Without it, you choose from a list of the components in the public registry.',
      },
    ],
    flags: [],
    prints: lines(
      'ID        dc_Hn3Tkd',
      'Name      order-intake',
      'Endpoint  https://eq7kd2vlw0zt.%hosts.endpoints%',
      'SSE       %hosts.realtime%/sse/dc/dc_Hn3Tkd/emits',
      'Waiting for events. Press Ctrl+C to stop; the source stays deployed.',
    ),
  },
  {
    name: 'describe',
    summary:
      'Prints the ID, name and configuration of an event source, such as its HTTP endpoint, without secret props.',
    args: [source],
    flags: [],
    prints: lines(
      'ID        dc_Hn3Tkd',
      'Name      order-intake',
      'Endpoint  https://eq7kd2vlw0zt.%hosts.endpoints%',
      'Active    true',
    ),
  },
  {
    name: 'dev',
    summary: 'Deploys a local file, watches it, and updates the source each time you save.',
    args: [{name: '<file-or-name>', required: true, meaning: 'Path or name of the component file.'}],
    flags: [
      {
        name: '--dc',
        value: '<id>',
        meaning: 'Attach the file to this deployed source (`dc_…`) instead of deploying a new one.',
      },
      {name: '--prompt-all', meaning: 'Ask for the value of every prop, including those that have a default.'},
    ],
    prints: lines(
      'Watching  ./cancelled-event.mjs',
      'Props     configured',
      'Deploying ...',
      'Source    %hosts.app%/sources/dc_Ye6Pzo/configuration',
      'Waiting for changes. Press Ctrl+C to stop; the source stays deployed.',
    ),
  },
  {
    name: 'events',
    summary: 'Prints past events of a source and follows new ones.',
    args: [source],
    flags: [
      {
        name: '-n',
        value: '<N>',
        meaning:
          'Print the last `N` events, at most %limits.sourceEventsKept%. The default is %limits.apiPageDefault%.',
      },
      {name: '-f', meaning: 'Follow: print each new event as it is emitted, until you press Ctrl+C.'},
    ],
    prints: lines(
      '{"title":"New fuel prices","link":"https://feeds.harbour.example/n/2042"}',
      '{"title":"Slipway closed on Friday","link":"https://feeds.harbour.example/n/2043"}',
    ),
  },
  {
    name: 'help',
    summary: 'Prints the help text of the CLI or of one command.',
    args: [{name: '[command]', required: false, meaning: 'The command to print help for.'}],
    flags: [],
    prints: lines(
      'Usage: millrace events <source-id-or-name> [-n <N>] [-f]',
      'Prints past events of a source and follows new ones.',
    ),
  },
  {
    name: 'init app',
    summary: 'Creates a directory and an app file from a template.',
    args: [{name: '<app_slug>', required: true, meaning: 'Name slug of the app, such as `google_calendar`.'}],
    flags: [],
    prints: 'Created google_calendar/google_calendar.mjs',
  },
  {
    name: 'init action',
    summary: 'Creates a directory and an action file from a template.',
    args: [{name: '<name>', required: true, meaning: 'Name of the action, such as `add-new-event`.'}],
    flags: [],
    prints: 'Created add-new-event/add-new-event.mjs',
  },
  {
    name: 'init source',
    summary: 'Creates a directory and a source file from a template.',
    args: [{name: '<name>', required: true, meaning: 'Name of the source, such as `cancelled-event`.'}],
    flags: [
      {name: '--db', meaning: 'Add a prop `db` of type `$.service.db`.'},
      {name: '--http', meaning: 'Add a prop `http` of type `$.interface.http`.'},
      {name: '--timer', meaning: 'Add a prop `timer` of type `$.interface.timer`.'},
    ],
    prints: 'Created cancelled-event/cancelled-event.mjs',
  },
  {
    name: 'list',
    summary: 'Lists your components, sources or streams.',
    args: [
      {
        name: '[kind]',
        required: false,
        meaning: 'What to list. Without it, the CLI asks you.',
        values: [{value: 'components'}, {value: 'sources', alias: 'so'}, {value: 'streams', alias: 'st'}],
      },
    ],
    flags: [],
    prints: lines(
      'ID         NAME                 ACTIVE',
      'dc_Wq8Rby  harbour-notices      true',
      'dc_Hn3Tkd  order-intake         true',
      'dc_Ye6Pzo  nightly-stock-count  false',
    ),
  },
  {
    name: 'login',
    summary: 'Links the CLI to your account.',
    args: [],
    flags: [profile],
    prints: 'Linked to maya-okafor (maya@quarrylane.example)',
  },
  {
    name: 'logout',
    summary: 'Removes the API key of the default profile, or of the one you name, from the config file.',
    args: [],
    flags: [profile],
    prints: 'Removed the key of the profile default from the config file',
  },
  {
    name: 'logs',
    summary: 'Streams the log lines and errors of a source.',
    args: [source],
    flags: [],
    prints: 'feed fetched, 1 unseen item',
  },
  {
    name: 'publish',
    summary: 'Publishes a component to your account or workspace.',
    args: [{name: '<file>', required: true, meaning: 'Path of the action or source file.'}],
    flags: [profile],
    prints: lines(
      'ID         NAME           VERSION  AGE  KEY',
      'sc_Lp3Vna  Add New Event  0.0.2    1s   add-new-event',
    ),
  },
  {
    name: 'signup',
    summary: 'Opens the sign-up page, then links the CLI to the new account.',
    args: [],
    flags: [profile],
    prints: 'Linked to maya-okafor (maya@quarrylane.example)',
  },
  {
    name: 'unpublish component',
    summary: 'Unpublishes a component.',
    args: [{name: '<component-key>', required: true, meaning: 'The `key` in the component’s code, not its ID.'}],
    flags: [],
    prints: 'Unpublished add-new-event',
  },
  {
    name: 'update',
    summary: 'Changes the code, name or activation of a source.',
    args: [source],
    flags: [
      {name: '--code', value: '<URL-or-file>', meaning: 'Replace the code with the code at this URL or in this file.'},
      {name: '--name', value: '<name>', meaning: 'Rename the source.'},
      {name: '--activate', meaning: 'Start a paused source.'},
      {name: '--deactivate', meaning: 'Pause the source without deleting it.'},
    ],
    prints: 'Updated dc_Wq8Rby (harbour-notices)',
  },
] as const satisfies readonly CliCommand[];

/** The exit codes of the CLI. */
export const cliExitCodes = [
  {code: 0, meaning: 'The command succeeded.'},
  {code: 1, meaning: 'The command failed. The reason is printed to stderr.'},
] as const;

/** Environment variables the CLI reads. */
export const cliEnvironment = [
  {
    name: 'XDG_CONFIG_HOME',
    meaning: 'Directory that contains `millrace/config`. If it is not set, the CLI uses `$HOME/.config`.',
  },
  {name: 'MILLRACE_CLI_DO_NOT_TRACK', meaning: 'Set it to `true` or `1` to stop the CLI from sending usage data.'},
] as const;
