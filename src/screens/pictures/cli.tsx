import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Terminal} from '../Screen/Code';

type CliDevProps = {
  /** Address of the app. */
  readonly app: string;
};

/** `millrace dev` in a terminal. */
export function CliDev({app}: CliDevProps): ReactNode {
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

type CliDeployProps = {
  /** Host of the endpoints. */
  readonly endpoints: string;
  /** Address of the streams. */
  readonly realtime: string;
};

/** `millrace deploy` in a terminal. */
export function CliDeploy({endpoints, realtime}: CliDeployProps): ReactNode {
  return (
    <Screen
      title="Terminal"
      alt="A terminal in which millrace deploy http-new-requests runs. It prints the ID, the name, the endpoint and the address of the stream of the new source. Then it prints each new event, until Ctrl+C stops the command but not the source."
    >
      <Terminal
        text={`$ millrace deploy http-new-requests
  ID:       dc_Hn3Tkd
  Name:     order-intake
  Endpoint: https://eq7kd2vlw0zt.${endpoints}
  SSE:      ${realtime}/sse/dc/dc_Hn3Tkd/emits

# new events, until you press Ctrl+C
POST /
  { "order_id": 1042, "customer": "Ada" }`}
      />
    </Screen>
  );
}
