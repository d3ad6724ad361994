/** Dialogs that open without React. */
export {closeOnBackdrop, openDialog} from './openDialog';
export {attachDialogHistory, hasDialogEntry, type DialogHistory} from './dialogHistory';
