/** How a sentence names it after "a", "da" or "na": "Arena Beira-Mar", "arena Clube do Sol". */
export const inSentence = (name: string): string => (/^arena\b/i.test(name) ? name : `arena ${name}`);
