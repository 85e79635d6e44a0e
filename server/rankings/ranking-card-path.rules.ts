/** The picture of a public ranking's latest list, for messengers and to download. */
export const rankingCardPath = (key: string): string => `/cartoes/ranking/${key}.png`;
