/** For whom a category, or a ranking, is. */
export const eventGenders = ["MALE", "FEMALE", "MIXED"] as const;
export type EventGender = (typeof eventGenders)[number];

export const eventGenderLabel: Record<EventGender, string> = {
  MALE: "Masculino",
  FEMALE: "Feminino",
  MIXED: "Misto",
};

/** What categories go by; null in a profile that does not tell. */
export const athleteGenders = ["MALE", "FEMALE"] as const;
export type AthleteGender = (typeof athleteGenders)[number];

export const athleteGenderLabel: Record<AthleteGender, string> = { MALE: "Masculino", FEMALE: "Feminino" };

/** For a form's choice, in their order. */
export const athleteGenderOptions = athleteGenders.map((value) => ({
  value,
  label: athleteGenderLabel[value],
}));
