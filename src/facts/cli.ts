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

/** Every command of `millrace`, in alphabetical order. */
export const cliCommands = [
  {name: 'delete', summary: 'Deletes an event source.', args: [source], flags: []},
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
  },
  {
    name: 'describe',
    summary: 'Prints the ID, name and configuration of an event source, such as its HTTP endpoint.',
    args: [source],
    flags: [],
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
  },
  {
    name: 'help',
    summary: 'Prints the help text of the CLI or of one command.',
    args: [{name: '[command]', required: false, meaning: 'The command to print help for.'}],
    flags: [],
  },
  {
    name: 'init app',
    summary: 'Creates a directory and an app file from a template.',
    args: [{name: '<app_slug>', required: true, meaning: 'Name slug of the app, such as `google_calendar`.'}],
    flags: [],
  },
  {
    name: 'init action',
    summary: 'Creates a directory and an action file from a template.',
    args: [{name: '<name>', required: true, meaning: 'Name of the action, such as `add-new-event`.'}],
    flags: [],
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
  },
  {name: 'login', summary: 'Links the CLI to your account.', args: [], flags: [profile]},
  {
    name: 'logout',
    summary: 'Removes the API key of the default profile, or of the one you name, from the config file.',
    args: [],
    flags: [profile],
  },
  {name: 'logs', summary: 'Streams the log lines and errors of a source.', args: [source], flags: []},
  {
    name: 'publish',
    summary: 'Publishes a component to your account or workspace.',
    args: [{name: '<file>', required: true, meaning: 'Path of the action or source file.'}],
    flags: [profile],
  },
  {
    name: 'signup',
    summary: 'Opens the sign-up page, then links the CLI to the new account.',
    args: [],
    flags: [profile],
  },
  {
    name: 'unpublish component',
    summary: 'Unpublishes a component.',
    args: [{name: '<component-key>', required: true, meaning: 'The `key` in the component’s code, not its ID.'}],
    flags: [],
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
