/**
 * Guesses at one account's password from one place: after five failures one waits until fifteen minutes have passed since
 * the last, never longer.
 */
export const guessLimit = (email: string, from: string) => ({
  key: `sign-in:${email}:${from}`,
  points: 5,
  windowSeconds: 15 * 60,
  sliding: true,
  forgottenBySuccess: true,
});

/** Failures from one network address, whatever the account: a whole arena may sit behind one. */
export const networkGuessLimit = (network: string) => ({
  key: `sign-in:${network}`,
  points: 30,
  windowSeconds: 5 * 60,
});

/** How the keys of all guesses at one account begin. */
export const guessKeysOf = (email: string): string => guessLimit(email, "").key;
