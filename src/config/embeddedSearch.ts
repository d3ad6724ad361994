/** Application id that means "no hosted search", because the search theme insists on one. */
export const EMBEDDED = 'EMBEDDED';
