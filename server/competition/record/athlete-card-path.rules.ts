/** The picture that messengers show beside the link of an athlete's public page. */
export const athleteCardPath = (key: string): string => `/cartoes/atleta/${key}.png`;
