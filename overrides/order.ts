/** Two rules that give another result when they run the other way round; `first` stands before `second`. */
interface NonCommuting {
  first: string;
  second: string;
  why: string;
}

/** Every pair that does not commute. The tests run all pairs both ways and fail when this list is not what the code does. */
export const nonCommuting: readonly NonCommuting[] = [
  {
    first: 'refusal-not-a-red-flag',
    second: 'protected-terms',
    why: 'A note that is withheld is not written again for what stands in it: the model would be sent back for words that nobody is going to read.',
  },
  {
    first: 'protected-terms',
    second: 'closed-thread',
    why: 'A question about what the law protects would be taken out of the answer, and the agent would not learn that it may not ask.',
  },
  {
    first: 'protected-terms',
    second: 'wrap-rewrite',
    why: 'A closing question about what the law protects would be dropped, and the agent would not learn that it may not ask.',
  },
  {
    first: 'identifier-scrub',
    second: 'contact-scrub',
    why: 'An account number is a contact too, and ten digits may pass for a telephone: what its check digits prove is to be called by its name.',
  },
  {
    first: 'identifier-scrub',
    second: 'closed-thread',
    why: 'A question that holds a number would be taken out whole, and nothing would say that the number had been about to leave.',
  },
  {
    first: 'identifier-scrub',
    second: 'wrap-rewrite',
    why: 'A closing question that holds a number would be dropped whole, and nothing would say that the number had been about to leave.',
  },
  {
    first: 'contact-scrub',
    second: 'closed-thread',
    why: 'A question that holds a contact would be taken out whole, and nothing would say that a contact had been about to leave.',
  },
  {
    first: 'contact-scrub',
    second: 'wrap-rewrite',
    why: 'A closing question that holds a contact would be dropped whole, and nothing would say that a contact had been about to leave.',
  },
  {
    first: 'closed-thread',
    second: 'wrap-rewrite',
    why: 'Both take the question off the end of a closed thread’s hand-off, and only the first may look in the middle: it tells why everything that asked is gone.',
  },
];
