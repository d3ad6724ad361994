import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button, Field} from '../Screen/Controls';
import {Pane, Row, Toolbar} from '../Screen/Layout';

type SsoGoogleProps = {
  /** Address of the API without its version. */
  readonly api: string;
};

/** The service provider details in the Google admin console. */
export default function SsoGoogle({api}: SsoGoogleProps): ReactNode {
  return (
    <Screen
      title="Google admin console"
      alt="The page Service provider details of the Google admin console, filled in for the workspace stillwater: ACS URL, Entity ID, Start URL with the name of the workspace at its end, Name ID format EMAIL, and Name ID Basic Information, Primary email."
    >
      <Toolbar title="Service provider details" detail="Millrace" />
      <Pane>
        <Field label="ACS URL" value={`${api}/auth/saml/consume`} />
        <Field label="Entity ID" value="Millrace" />
        <Field label="Start URL" value={`${api}/auth/saml/stillwater`} />
        <Field label="Name ID format" kind="select" value="EMAIL" />
        <Field label="Name ID" kind="select" value="Basic Information > Primary email" />
        <Row>
          <Button tone="primary">Continue</Button>
        </Row>
      </Pane>
    </Screen>
  );
}
