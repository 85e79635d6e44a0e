/** The page of an athlete that strangers may open, while the athlete says so. */
export const publicAthletePath = (key: string): string => `/atleta/${key}`;
