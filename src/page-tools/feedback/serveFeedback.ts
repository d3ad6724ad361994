import {offerKept} from './offerKept';
import {offerReport} from './offerReport';
import {startReport} from './openReport';
import {findPlace} from './findPlace';
import {keepSelectedText} from './selectedText';
import './feedback.css';

/** Answers to the question at the end of pages, offers to report selected text, and offers what was not sent. */
export function serveFeedback(): void {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest('.feedback button') : null;
    if (!button) return;
    const {page, ...place} = findPlace(null);
    // The answer is about the whole page, not about the section above the question.
    const whole = {...place, page: page.replace(/#.*/, ''), heading: ''};
    startReport(button.textContent === 'Yes' ? 'helpful' : 'unhelpful', whole);
  });
  keepSelectedText();
  offerReport();
  offerKept();
  window.addEventListener('online', offerKept);
}
