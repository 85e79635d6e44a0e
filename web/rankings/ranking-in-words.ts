import { eventGenderLabel, type EventGender } from "../../server/sport/event-gender.rules";

/** "Masculino B"; a category that says the gender itself says it once. */
export const categoryInWords = (category: string, gender: EventGender | null | undefined): string =>
  gender && !category.toLowerCase().includes(eventGenderLabel[gender].toLowerCase())
    ? `${eventGenderLabel[gender]} ${category}`
    : category;
