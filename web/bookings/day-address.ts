/** What the address of an arena's page says: the day, YYYY-MM-DD; and an hour of it to ask for, HH:mm, with its length; or a class. */
export const dayParameter = "dia";
export const hourParameter = "hora";
export const minutesParameter = "minutos";
export const classParameter = "aula";
