import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button, Field} from '../Screen/Controls';
import {Code} from '../Screen/Code';
import {Dialog} from '../Screen/Overlay';

const DIFF = `     const order = steps.trigger.event.body;
-    const deadline = addBusinessDays(parseISO(order.placed_at), 3);
+    const days = order.tier === "gold" ? 2 : 3;
+    const deadline = addBusinessDays(parseISO(order.placed_at), days);`;

/** The dialog of Commit Changes. */
export default function GitDiff(): ReactNode {
  return (
    <Screen
      bare
      title="Commit Changes"
      alt="The dialog Commit Changes. The diff of the step deadline shows one removed line in red and two added lines in green, and the message below it says Ship gold orders a day earlier."
    >
      <Dialog
        title="Commit Changes"
        actions={
          <>
            <Button>Cancel</Button>
            <Button tone="primary">Commit</Button>
          </>
        }
      >
        <div>Order handling › deadline</div>
        <Code diff text={DIFF} />
        <Field label="Message" value="Ship gold orders a day earlier" />
      </Dialog>
    </Screen>
  );
}
