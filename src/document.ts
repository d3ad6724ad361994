/**
 * What this site adds to the document script: cards of limits and terms, boxes that stay ticked, and the mark of the
 * operation being read.
 */
import {attachCard} from './components/HoverCard/attachCard';
import {attachTick} from './components/Tick/attachTick';
import {followOperations} from './rest-reference/ApiReference/followOperations';

document.querySelectorAll<HTMLElement>('[data-hover-card]').forEach((frame) => void attachCard(frame));
document.querySelectorAll<HTMLInputElement>('[data-tick]').forEach((box) => void attachTick(box));
followOperations();
