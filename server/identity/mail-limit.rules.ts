/** Allows one mail per minute and address, whether the address has an account or not. */
export const mailLimit = (email: string) => ({ key: `mail:${email}`, points: 1, windowSeconds: 60 });

/** The limit per network for requests that send mails or reveal whether something exists: 30 in 5 minutes. */
export const askingLimit = (network: string) => ({
  key: `asking:${network}`,
  points: 30,
  windowSeconds: 5 * 60,
});
