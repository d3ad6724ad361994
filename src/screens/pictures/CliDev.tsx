import type {ReactNode} from 'react';
import Screen from '../Screen';
import Terminal from '../Screen/Terminal';

type CliDevProps = {
  /** Address of the app. */
  readonly app: string;
};

/** `millrace dev` in a terminal. */
export default function CliDev({app}: CliDevProps): ReactNode {
  return (
    <Screen
      title="Terminal"
      alt="A terminal in which millrace dev runs. It watches source.mjs, configures the props, deploys the source, prints the address of its configuration and waits for changes. After the file is saved, it deploys again. After Ctrl+C, the same source is attached again by its ID with the flag dc."
    >
      <Terminal
        text={`$ millrace dev source.mjs
Watching  ./source.mjs
Props     configured
Deploying ...
Source    ${app}/sources/dc_Wq8Rby/configuration
Waiting for changes.
# source.mjs is saved
Deploying ...
Waiting for changes.
# Ctrl+C: the source stays deployed
$ millrace dev --dc dc_Wq8Rby source.mjs`}
      />
    </Screen>
  );
}
