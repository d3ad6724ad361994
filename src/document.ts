/** What this site adds to the document script: cards of limits and terms, boxes that stay ticked, and its fonts. */
import {attachCard} from './components/HoverCard/attachCard';
import {attachTick} from './components/Tick/attachTick';
import {loadFonts} from './features/faces/loadFonts';

document.querySelectorAll<HTMLElement>('[data-hover-card]').forEach((frame) => void attachCard(frame));
document.querySelectorAll<HTMLInputElement>('[data-tick]').forEach((box) => void attachTick(box));
loadFonts();
