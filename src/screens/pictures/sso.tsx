import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Choice} from '../Screen/Choices';
import {Button, Field, TabBar} from '../Screen/Controls';
import {Pane, Row, Toolbar} from '../Screen/Layout';
import Shell from '../Screen/Shell';

type SsoMillraceProps = {
  /** Address of the metadata that the identity provider publishes. */
  readonly metadata: string;
};

/** Settings, Authentication: single sign-on by SAML. The numbers are those of the steps on the page. */
export function SsoMillrace({metadata}: SsoMillraceProps): ReactNode {
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

type SsoGoogleProps = {
  /** Address of the API without its version. */
  readonly api: string;
};

/** The service provider details in the Google admin console. */
export function SsoGoogle({api}: SsoGoogleProps): ReactNode {
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

/** The tab Sign On of the app in Okta. */
export function SsoOkta(): ReactNode {
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
