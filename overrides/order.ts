/** Two rules that give another result when they run the other way round; `first` stands before `second`. */
interface NonCommuting {
  first: string;
  second: string;
  why: string;
}

/** Every pair that does not commute. The tests run all pairs both ways and fail when this list is not what the code does. */
export const nonCommuting: readonly NonCommuting[] = [
  {
    first: 'identifier-scrub',
    second: 'contact-scrub',
    why: 'An account number is a contact too, and ten digits may pass for a telephone: what its check digits prove is to be called by its name.',
  },
  {
    first: 'identifier-scrub',
    second: 'wrap-rewrite',
    why: 'A closing question that holds a number would be dropped whole, and nothing would say that the number had been about to leave.',
  },
  {
    first: 'contact-scrub',
    second: 'wrap-rewrite',
    why: 'A closing question that holds a contact would be dropped whole, and nothing would say that a contact had been about to leave.',
  },
];
