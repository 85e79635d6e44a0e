/** For whom a category, or a ranking, is. */
export const eventGenders = ["MALE", "FEMALE", "MIXED"] as const;
export type EventGender = (typeof eventGenders)[number];

export const eventGenderLabel: Record<EventGender, string> = {
  MALE: "Masculino",
  FEMALE: "Feminino",
  MIXED: "Misto",
};
