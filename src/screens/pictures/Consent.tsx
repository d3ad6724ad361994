import type {ReactNode} from 'react';
import Screen from '../Screen';
import Choice from '../Screen/Choice';
import {Button, Field} from '../Screen/Controls';
import {Notice} from '../Screen/Content';
import {Columns, Pane} from '../Screen/Layout';
import {Dialog} from '../Screen/Overlay';

/** Connecting an account: the step's button, and the window of the service. */
export default function Consent(): ReactNode {
  return (
    <Screen
      title="add_row: connect an account"
      alt="Connecting a Google account. At the left, the step has no account yet and shows the button Connect. It opened the consent window at the right, in which Google lists what Millrace may do. The permission to see and edit spreadsheets has to be ticked, and Continue gives the consent."
      legend={['Connect opens the window of the service', 'The permission that the step needs', 'Give your consent']}
    >
      <Columns split="even">
        <Pane>
          <Field label="Google Sheets account" kind="select" hint="Choose an account" />
          <div>
            <Button tone="primary" icon="link" callout={1}>
              Connect
            </Button>
          </div>
          <Notice tone="wait">The step needs an account before the workflow can run.</Notice>
        </Pane>
        <Pane quiet>
          <Dialog
            title="Sign in with Google"
            actions={
              <>
                <Button>Cancel</Button>
                <Button tone="primary" callout={3}>
                  Continue
                </Button>
              </>
            }
          >
            <div>Millrace wants access to your Google account:</div>
            <Choice
              kind="checkbox"
              on
              label="See, edit, create and delete your spreadsheets"
              note="Tick this, or the list of spreadsheets stays empty."
              callout={2}
            />
          </Dialog>
        </Pane>
      </Columns>
    </Screen>
  );
}
