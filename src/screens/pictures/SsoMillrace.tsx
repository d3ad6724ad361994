import type {ReactNode} from 'react';
import Screen from '../Screen';
import Choice from '../Screen/Choice';
import {Button, Field} from '../Screen/Controls';
import {Pane, Row, Toolbar} from '../Screen/Layout';
import Shell from '../Screen/Shell';

type SsoMillraceProps = {
  /** Address of the metadata that the identity provider publishes. */
  readonly metadata: string;
};

/** Settings, Authentication: single sign-on by SAML. The numbers are those of the steps on the page. */
export default function SsoMillrace({metadata}: SsoMillraceProps): ReactNode {
  return (
    <Screen
      title="Settings: Authentication"
      alt="Settings, Authentication of the workspace Stillwater. Under Single Sign-On, SAML is chosen, the address of the metadata is pasted into Metadata URL, and Save is below it. The switch Require 2FA is at the bottom."
    >
      <Shell active="Settings" workspace="Stillwater" callout={1}>
        <Toolbar title="Authentication" callout={2} />
        <Pane title="Single Sign-On">
          <Choice on label="SAML" callout={3} />
          <Field label="Metadata URL" value={metadata} focus callout={4} />
          <Row>
            <Button tone="primary" callout={5}>
              Save
            </Button>
          </Row>
          <Choice kind="switch" label="Require 2FA" note="Two-factor authentication for all members" />
        </Pane>
      </Shell>
    </Screen>
  );
}
