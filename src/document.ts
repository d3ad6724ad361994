/** What this site adds to the document script: cards of limits and terms, and boxes that stay ticked. */
import {attachCard} from './components/HoverCard/attachCard';
import {attachTick} from './components/Tick/attachTick';

document.querySelectorAll<HTMLElement>('[data-hover-card]').forEach((frame) => void attachCard(frame));
document.querySelectorAll<HTMLInputElement>('[data-tick]').forEach((box) => void attachTick(box));
