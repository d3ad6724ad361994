/** This site's additions to the document script: hover cards of limits and terms, and persistent checkboxes. */
import {attachCard} from './components/HoverCard/attachCard';
import {attachTick} from './components/Tick/attachTick';

document.querySelectorAll<HTMLElement>('[data-hover-card]').forEach((frame) => void attachCard(frame));
document.querySelectorAll<HTMLInputElement>('[data-tick]').forEach((box) => void attachTick(box));
