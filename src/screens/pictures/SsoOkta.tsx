import type {ReactNode} from 'react';
import Screen from '../Screen';
import Choice from '../Screen/Choice';
import {Button, Field, TabBar} from '../Screen/Controls';
import {Pane, Row, Toolbar} from '../Screen/Layout';

/** The tab Sign On of the app in Okta. */
export default function SsoOkta(): ReactNode {
  return (
    <Screen
      title="Okta admin console"
      alt="The tab Sign On of the app Millrace in Okta, being edited. SAML 2.0 is chosen, and the Default Relay State holds the name of the workspace, stillwater. The link Identity Provider metadata is below it."
    >
      <Toolbar title="Millrace" detail="Application" />
      <TabBar items={['General', 'Sign On', 'Assignments']} active="Sign On" />
      <Pane>
        <Choice on label="SAML 2.0" />
        <Field label="Default Relay State" value="stillwater" focus note="The name of the workspace" />
        <Row>
          <Button icon="link">Identity Provider metadata</Button>
          <Button tone="primary">Save</Button>
        </Row>
      </Pane>
    </Screen>
  );
}
