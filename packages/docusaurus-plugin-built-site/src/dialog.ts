/** Dialogs that open without React. */
export {closeOnBackdrop, openDialog} from './openDialog';
export {attachDialogHistory, hasDialogEntry} from './dialogHistory';
