import type {ReactNode} from 'react';
import Screen from '../Screen';
import Terminal from '../Screen/Terminal';

type CliDeployProps = {
  /** Host of the endpoints. */
  readonly endpoints: string;
  /** Address of the streams. */
  readonly realtime: string;
};

/** `millrace deploy` in a terminal. */
export default function CliDeploy({endpoints, realtime}: CliDeployProps): ReactNode {
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
