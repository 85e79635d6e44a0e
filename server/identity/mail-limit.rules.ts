/** One mail per minute that somebody can have sent to an address, whether it has an account or not. */
export const mailLimit = (email: string) => ({ key: `mail:${email}`, points: 1, windowSeconds: 60 });

/** What one network address may ask for that sends mails or tells whether something exists: 30 in 5 minutes. */
export const askingLimit = (network: string) => ({
  key: `asking:${network}`,
  points: 30,
  windowSeconds: 5 * 60,
});
